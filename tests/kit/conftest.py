"""The gallery of widgets, shown in a window of each shape."""

import pytest

from tests.kit.gallery import Gallery
from tests.kit.pilot import Pilot


@pytest.fixture(
    params=[
        (800, 480),
        pytest.param((1280, 720), marks=pytest.mark.slow),
        pytest.param((720, 1280), marks=pytest.mark.slow),
    ],
    ids=str,
)
def pilot(request):
    return Pilot(request.param)


@pytest.fixture
def scene(pilot):
    scene = Gallery()
    pilot.show(scene)
    return scene
