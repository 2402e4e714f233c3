"""Sound is heard when it can be, and never in the way when it cannot."""

import array
import logging
import time
import wave

import pygame
import pytest

from game.kit.audio import SAME, VOICES, MixerAudio, SilentAudio, card_in_sight, open_audio


def write_wav(path, seconds=0.5):
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
    return [pygame.mixer.Channel(i) for i in range(VOICES) if pygame.mixer.Channel(i).get_busy()]


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
    audio.update(1.0, away=True)
    audio.update(1.0)
    audio.set_mono(False)


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


def test_no_more_voices_than_there_are_and_the_newest_is_heard(folder, audio):
    for number in range(20):
        write_wav(folder / f"n{number}.wav", 3.0)
        audio.play(f"n{number}")
    assert len(sounding()) == VOICES
    sounds = {c.get_sound() for c in sounding()}
    audio.play("card")
    assert len({c.get_sound() for c in sounding()} - sounds) == 1


def test_many_of_one_kind_leave_voices_to_others(audio):
    for _ in range(12):
        audio.play("card")
        audio.update(0.05)
    time.sleep(0.1)  # the mixer fades by its own clock
    assert 1 <= len(sounding()) <= SAME


def test_the_same_at_the_same_moment_sounds_once_and_a_moment_later_again(audio):
    audio.play("card")
    audio.play("card")
    assert len(sounding()) == 1
    audio.update(0.05)
    audio.play("card")
    assert len(sounding()) == 2


def test_in_a_crowd_each_short_sound_is_softer_but_not_a_long_one(folder, audio):
    write_wav(folder / "win.wav", 1.0)
    for name in ("card", "coin", "calm"):
        audio.play(name)
    first, second, third = (c.get_volume() for c in sounding())
    assert first > second > third
    audio.play("win")
    assert sounding()[3].get_volume() == 1.0


def test_takes_of_a_sound_are_heard_in_turns(folder, audio):
    write_wav(folder / "card_2.wav")
    write_wav(folder / "card_3.wav")
    heard = []
    for _ in range(4):
        pygame.mixer.stop()
        audio.update(0.05)
        audio.play("card")
        heard.append(sounding()[0].get_sound())
    assert len(set(heard[:3])) == 3
    assert heard[3] == heard[0]


def test_what_had_begun_is_not_heard_once_all_is_muted(audio):
    audio.play("card")
    audio.set_muted(True)
    time.sleep(0.15)
    assert sounding() == []


def test_nothing_sounds_while_another_window_is_in_front(audio):
    audio.music("calm")
    audio.update(1.0)
    audio.update(1.0, away=True)
    audio.play("card")
    assert sounding() == []
    assert pygame.mixer.music.get_volume() == 0
    audio.update(1.0)
    audio.play("card")
    assert len(sounding()) == 1
    assert pygame.mixer.music.get_volume() == 1.0


def test_mono_is_one_channel_for_music_too_and_all_goes_on(audio):
    audio.music("calm")
    audio.set_mono(True)
    assert pygame.mixer.get_init()[2] == 1
    assert pygame.mixer.music.get_busy()
    audio.play("card", 0, 0.7)
    assert len(sounding()) == 1
    audio.set_mono(False)
    assert pygame.mixer.get_init()[2] == 2


def test_music_is_softer_while_ducked_and_silent_while_muted(audio):
    audio.set_volumes(1, 1, 0.8, 1)
    audio.music("calm")
    assert pygame.mixer.music.get_busy()
    audio.update(1.0)
    audio.duck(0.5)
    audio.update(0.1)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.4, abs=0.02)
    audio.update(0.5)
    audio.update(1.0)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.8, abs=0.02)
    audio.set_muted(True)
    assert pygame.mixer.music.get_volume() == 0


def test_music_makes_room_for_a_long_sound_and_not_for_a_short_one(folder, audio):
    write_wav(folder / "win.wav", 1.0)
    audio.music("calm")
    audio.update(1.0)
    audio.play("card")
    audio.update(0.1)
    assert pygame.mixer.music.get_volume() == 1.0
    audio.play("win")
    audio.update(0.1)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.5, abs=0.02)


def test_one_piece_fades_before_the_next_begins(folder, audio, monkeypatch):
    write_wav(folder / "lively.wav")
    loaded = []
    load = pygame.mixer.music.load
    monkeypatch.setattr(pygame.mixer.music, "load", lambda path: (loaded.append(path), load(path)))
    audio.music("calm")
    audio.update(1.0)
    audio.music("lively")
    volumes = []
    while len(loaded) < 2:
        audio.update(1 / 60)
        volumes.append(pygame.mixer.music.get_volume())
    assert volumes == sorted(volumes, reverse=True)
    assert 0.2 < len(volumes) / 60 < 0.5
    audio.update(1.0)
    assert pygame.mixer.music.get_volume() == 1.0
    audio.music(None)
    audio.update(1.0)
    assert not pygame.mixer.music.get_busy()


def test_the_same_music_goes_on_without_starting_again(audio, monkeypatch):
    started = []
    monkeypatch.setattr(pygame.mixer.music, "play", lambda *a, **k: started.append(a))
    audio.music("calm")
    audio.music("calm")
    assert len(started) == 1


@pytest.mark.parametrize("name", ["nothing", "broken"])
def test_music_that_cannot_be_read_does_not_bring_the_piece_before_back(audio, name):
    audio.music("calm")
    audio.update(1.0)
    audio.music(name)
    for _ in range(4):
        audio.update(1.0)
    assert not pygame.mixer.music.get_busy()


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
