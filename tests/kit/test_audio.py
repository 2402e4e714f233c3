"""Sound is heard when it can be, and never in the way when it cannot."""

import array
import logging
import wave

import pygame
import pytest

from game.kit.audio import MixerAudio, SilentAudio, card_in_sight, open_audio


def write_wav(path, seconds=0.3):
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(44100)
        file.writeframes(array.array("h", [3000, -3000] * int(22050 * seconds)).tobytes())


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()  # a mixer that another test left open still plays its sounds
    for name in ("coin", "coin-1", "coin-2", "card", "calm"):
        write_wav(tmp_path / f"{name}.wav")
    (tmp_path / "broken.wav").write_bytes(b"no sound")
    yield tmp_path
    pygame.mixer.quit()


@pytest.fixture
def audio(folder):
    audio = open_audio(folder, folder)
    assert isinstance(audio, MixerAudio)
    pygame.mixer.stop()
    return audio


def sounding():
    return [pygame.mixer.Channel(i) for i in range(16) if pygame.mixer.Channel(i).get_busy()]


def use_everything(audio):
    audio.set_volumes(0.5, 2.0, -1.0, 1.0)
    audio.set_mono(True)
    audio.play("coin", 3, 0.5)
    audio.play("nothing")
    audio.play("broken")
    audio.music("calm")
    audio.music("nothing")
    audio.music(None)
    audio.duck(0.5)
    audio.set_muted(True)
    audio.update(1.0)


def test_an_effect_sounds_at_the_product_of_the_volumes(audio):
    audio.set_volumes(0.5, 0.5, 1.0, 0.0)
    audio.play("card")
    assert [c.get_volume() for c in sounding()] == [pytest.approx(0.25, abs=0.02)]


def test_buttons_have_a_volume_of_their_own(folder, audio):
    write_wav(folder / "tap.wav")
    audio.set_volumes(0.5, 0.0, 1.0, 0.5)
    audio.play("card")
    assert sounding() == []
    audio.play("tap")
    assert [c.get_volume() for c in sounding()] == [pytest.approx(0.25, abs=0.02)]
    pygame.mixer.stop()
    audio.set_volumes(1.0, 1.0, 1.0, 0.0)
    audio.play("tap")
    assert sounding() == []


def test_mute_and_zero_volume_play_nothing(audio):
    audio.set_muted(True)
    audio.play("card")
    audio.set_muted(False)
    audio.set_volumes(1, 0, 1, 1)
    audio.play("card")
    assert sounding() == []


def test_a_ladder_climbs_and_stays_on_its_last_rung(audio):
    lengths = []
    for variant in (0, 1, 2, 9):
        audio.play("coin", variant)
        lengths.append(len({c.get_sound() for c in sounding()}))
    assert lengths == [1, 2, 3, 3]


def test_a_ladder_without_a_plain_sound_begins_on_its_first_rung(folder, audio, caplog):
    (folder / "coin.wav").unlink()
    audio.play("coin")
    assert len(sounding()) == 1
    assert caplog.records == []


def test_no_more_voices_than_there_are(audio):
    for _ in range(40):
        audio.play("card")
    assert len(sounding()) == 16


def test_music_is_softer_while_ducked_and_silent_while_muted(audio):
    audio.set_volumes(1, 1, 0.8, 1)
    audio.music("calm")
    assert pygame.mixer.music.get_busy()
    audio.duck(0.5)
    assert pygame.mixer.music.get_volume() < 0.4
    audio.update(0.6)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.8, abs=0.02)
    audio.set_muted(True)
    assert pygame.mixer.music.get_volume() == 0


def test_the_same_music_goes_on_without_starting_again(audio, monkeypatch):
    started = []
    monkeypatch.setattr(pygame.mixer.music, "play", lambda *a, **k: started.append(a))
    audio.music("calm")
    audio.music("calm")
    assert len(started) == 1


def test_a_missing_or_broken_file_is_silent_and_told_once(audio, caplog):
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            audio.play("nothing")
            audio.play("broken")
    assert len(caplog.records) == 2
    assert sounding() == []


def test_without_a_sound_card_the_dummy_is_used(folder, monkeypatch, caplog):
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    with caplog.at_level(logging.WARNING):
        audio = open_audio(folder, folder)
    use_everything(audio)
    assert "no sound" in caplog.text


def test_when_not_even_the_dummy_opens_all_is_silence(folder, monkeypatch):
    pygame.mixer.quit()

    def fail():
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", fail)
    audio = open_audio(folder, folder)
    assert audio.silent
    use_everything(audio)


def test_a_device_that_vanishes_raises_nothing(audio):
    audio.play("card")
    pygame.mixer.quit()
    use_everything(audio)


def test_silence_has_the_same_interface():
    use_everything(SilentAudio())


def test_a_card_that_is_found_later_sounds_and_the_old_sounds_do_no_harm(folder, monkeypatch):
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    old = open_audio(folder, folder)
    use_everything(old)
    assert old.silent
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    found = open_audio(folder, folder, again=True)
    use_everything(old)
    use_everything(found)
    assert not found.silent


def test_a_card_is_in_sight_when_the_system_has_a_device(tmp_path, monkeypatch):
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path / "run"))
    assert not card_in_sight(tmp_path)
    (tmp_path / "pcmC0D0p").touch()
    assert card_in_sight(tmp_path)
    (tmp_path / "run" / "pulse").mkdir(parents=True)
    (tmp_path / "run" / "pulse" / "native").touch()
    assert card_in_sight(tmp_path / "nowhere")


def test_all_effects_can_be_read_beforehand_one_a_step(audio, folder):
    assert len(list(audio.prepare())) == 6
    assert list(audio.prepare()) == []
    for path in folder.glob("*.wav"):
        path.unlink()
    (folder / "coin-1.wav").touch()
    audio.play("coin", 1)
    assert len(sounding()) == 1


def test_silence_needs_no_preparing():
    assert list(SilentAudio().prepare()) == []
