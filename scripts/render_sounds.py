"""Render the browser client's sounds to src/pioche/web/sounds.

Every sound is synthesised here: struck bodies as sums of decaying modes, rustle and rubble as
filtered noise, places as a little reverberation. Nothing is sampled, so nothing needs a licence,
and the same script renders the same waves again (`SEED`).

MP3, since it is the one format that every browser decodes, Safari on older phones included; Opus
would be half as large but is refused there in Ogg. Mono: the player places sounds left and right.
The encoder is no dependency of the project: `pip install lameenc`, then `scripts/render_sounds.py`.
"""

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Final
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

Wave = NDArray[np.float64]

FOLDER: Final = Path(__file__).parent.parent / "src/pioche/web/sounds"
SEED: Final = 1889
RATE: Final = 24_000
KBITS: Final = 40
# Beds are soft and low: half the rate is enough.
BED_RATE: Final = 16_000
BED_KBITS: Final = 16
BED_SECONDS: Final = 5.0
# So much of a bed is repeated at its end: the player loops inside, wherever the decoder begins.
BED_OVERLAP: Final = 0.3
SILENCE: Final = 0.004
TAU: Final = 2 * np.pi

random = np.random.default_rng(SEED)


# Building blocks


def times(seconds: float, rate: int = RATE) -> Wave:
    return np.arange(round(seconds * rate)) / rate


def struck(modes: Sequence[tuple[float, float, float]], seconds: float) -> Wave:
    """A struck body: modes of (frequency, loudness, seconds until a third is left)."""
    t = times(seconds)
    parts = [
        loud * np.exp(-t / decay) * np.sin(TAU * pitch * t + random.uniform(0, 0.4))
        for pitch, loud, decay in modes
    ]
    wave: Wave = np.sum(parts, axis=0)
    return wave


def noise(seconds: float, low: float, high: float, rate: int = RATE) -> Wave:
    """Noise between two frequencies, with soft edges; it closes on itself as a loop."""
    count = round(seconds * rate)
    pitch = np.fft.rfftfreq(count, 1 / rate)
    edge = 1 / (1 + (low / np.maximum(pitch, 1)) ** 4) / (1 + (pitch / high) ** 4)
    spectrum = edge * np.exp(1j * random.uniform(0, TAU, len(pitch)))
    spectrum[0] = 0
    return loudest(np.fft.irfft(spectrum, count))


def loudest(wave: Wave, peak: float = 1.0) -> Wave:
    return np.asarray(wave * (peak / max(float(np.max(np.abs(wave))), 1e-9)))


def swell(seconds: float, attack: float, decay: float) -> Wave:
    """An envelope that rises to 1 and dies away."""
    t = times(seconds)
    return np.asarray(np.minimum(t / attack, 1) * np.exp(-np.maximum(t - attack, 0) / decay))


def mixed(*parts: tuple[float, Wave], seconds: float) -> Wave:
    """Waves at their times."""
    wave = np.zeros(round(seconds * RATE))
    for at, part in parts:
        begin = round(at * RATE)
        fits = min(len(part), max(0, len(wave) - begin))
        wave[begin : begin + fits] += part[:fits]
    return wave


def in_room(wave: Wave, seconds: float, wet: float, dark: float = 5000) -> Wave:
    """A little room around a sound: early echoes and a tail of noise."""
    tail = noise(seconds, 120, dark) * np.exp(-times(seconds) / (seconds / 4))
    for at, loud in ((0.007, 0.5), (0.013, 0.4), (0.021, 0.3)):
        tail[round(at * RATE)] += loud * 4
    count = len(wave) + len(tail)
    echo = np.fft.irfft(np.fft.rfft(wave, count) * np.fft.rfft(tail, count), count)
    return np.asarray(
        np.pad(wave, (0, len(tail))) + loudest(echo, wet * float(np.max(np.abs(wave))))
    )


def glide(begin: float, end: float, seconds: float) -> Wave:
    """A sine whose pitch glides."""
    pitch = begin * (end / begin) ** (times(seconds) / seconds)
    return np.asarray(np.sin(TAU * np.cumsum(pitch) / RATE))


# Cards, stones, wood


def card() -> Wave:
    """A card slides over cloth and comes to rest."""
    slide = noise(0.2, 1400, 6500) * np.sin(np.pi * times(0.2) / 0.2) ** 1.5
    rest = noise(0.05, 500, 4000) * swell(0.05, 0.002, 0.012)
    return in_room(mixed((0, slide * 0.6), (0.15, rest), seconds=0.24), 0.12, 0.12)


def flip() -> Wave:
    """A stiff card is bent, turned and snaps flat."""
    bend = noise(0.12, 2200, 8000) * np.linspace(0, 1, round(0.12 * RATE)) ** 2
    snap = noise(0.06, 900, 9000) * swell(0.06, 0.001, 0.01)
    body = struck([(210, 0.5, 0.02), (390, 0.25, 0.014)], 0.08)
    return in_room(mixed((0, bend * 0.4), (0.11, snap), (0.11, body), seconds=0.24), 0.14, 0.14)


def slap() -> Wave:
    """A card is slapped on the table."""
    hit = noise(0.08, 300, 7000) * swell(0.08, 0.001, 0.014)
    table = struck([(118, 1, 0.05), (196, 0.6, 0.035), (340, 0.3, 0.02)], 0.22)
    return in_room(mixed((0, hit), (0, table), seconds=0.24), 0.16, 0.16)


def gem(pitch: float) -> Callable[[], Wave]:
    """A cut stone falls on others."""

    def wave() -> Wave:
        def clink(factor: float) -> Wave:
            modes = [(1, 1, 0.07), (1.58, 0.7, 0.05), (2.13, 0.5, 0.04), (2.87, 0.35, 0.025)]
            tones = [(pitch * factor * ratio, loud, decay) for ratio, loud, decay in modes]
            click = noise(0.01, 3000, 11000) * swell(0.01, 0.0005, 0.002)
            return mixed((0, struck(tones, 0.3)), (0, click * 0.5), seconds=0.3)

        parts = (0, clink(1)), (0.055, clink(1.06) * 0.4), (0.092, clink(0.97) * 0.2)
        return in_room(mixed(*parts, seconds=0.36), 0.2, 0.14, 9000)

    return wave


def collect() -> Wave:
    """Coins and stones pour into a chest."""
    parts: list[tuple[float, Wave]] = []
    for number in range(13):
        pitch = random.uniform(2200, 4300)
        modes = [(pitch, 1, 0.05), (pitch * 1.47, 0.6, 0.04), (pitch * 2.3, 0.4, 0.02)]
        parts.append((0.02 + number * 0.042 + random.uniform(0, 0.025), struck(modes, 0.2) * 0.4))
        parts.append((0.02 + number * 0.042, struck([(190, 0.5, 0.02)], 0.06)))
    return in_room(mixed(*parts, seconds=0.85), 0.2, 0.16, 8000)


def dice() -> Wave:
    """Wooden dice tumble on the ground."""
    parts: list[tuple[float, Wave]] = []
    at, loud = 0.0, 1.0
    for _ in range(11):
        body = random.uniform(620, 1250)
        modes = [(body, 1, 0.014), (body * 1.9, 0.6, 0.009), (body * 2.9, 0.35, 0.006)]
        earth = noise(0.06, 70, 480) * swell(0.06, 0.001, 0.016)
        parts += [(at, struck(modes, 0.08) * loud), (at, earth * loud * 0.8)]
        at += random.uniform(0.035, 0.1)
        loud *= 0.86
    return in_room(mixed(*parts, seconds=0.9), 0.15, 0.1)


def knock() -> Wave:
    """Knuckles on a beam."""
    modes = [(172, 1, 0.05), (306, 0.8, 0.04), (525, 0.5, 0.03), (880, 0.3, 0.018)]
    tap = noise(0.02, 800, 5000) * swell(0.02, 0.0005, 0.004)
    return in_room(mixed((0, struck(modes, 0.25)), (0, tap * 0.5), seconds=0.3), 0.2, 0.2)


def tick() -> Wave:
    """A small wood block."""
    return struck([(1180, 1, 0.014), (1890, 0.5, 0.01), (3120, 0.25, 0.006)], 0.1)


# Earth and animals


def pebbles(count: int, seconds: float) -> Wave:
    parts: list[tuple[float, Wave]] = []
    for _ in range(count):
        pitch = random.uniform(500, 2600)
        stone = struck([(pitch, 1, 0.01), (pitch * 1.7, 0.5, 0.006)], 0.05)
        parts.append(
            (random.triangular(0, seconds * 0.25, seconds), stone * random.uniform(0.2, 1))
        )
    return mixed(*parts, seconds=seconds)


def rumble() -> Wave:
    """The mountain groans and pebbles fall."""
    shake = noise(1.3, 30, 150) * swell(1.3, 0.18, 0.4)
    return in_room(mixed((0, shake), (0.1, pebbles(26, 1.1) * 0.16), seconds=1.4), 0.3, 0.2, 2500)


def loss() -> Wave:
    """The roof comes down: a blow, then rubble."""
    blow = glide(98, 38, 0.5) * swell(0.5, 0.004, 0.16)
    crash = noise(0.9, 60, 1500) * swell(0.9, 0.003, 0.2)
    parts = (0, blow), (0, crash * 0.7), (0.08, pebbles(40, 1.1) * 0.25)
    return in_room(mixed(*parts, seconds=1.3), 0.35, 0.25, 2200)


def bark() -> Wave:
    """Two barks of a small dog."""

    def one(pitch: float) -> Wave:
        t = times(0.17)
        bend = pitch * (1 + 0.35 * np.sin(np.pi * t / 0.17))
        phase = np.cumsum(bend) / RATE
        throat = np.tanh(3 * np.sin(TAU * phase)) + 0.5 * noise(0.17, 500, 3500)
        mouth = np.fft.rfft(throat)
        hz = np.fft.rfftfreq(len(throat), 1 / RATE)
        formants = sum(
            np.exp(-(((hz - f) / w) ** 2)) for f, w in ((720, 260), (1450, 380), (2900, 700))
        )
        voice = np.fft.irfft(mouth * formants, len(throat))
        return loudest(voice) * swell(0.17, 0.012, 0.07)

    return in_room(mixed((0, one(310)), (0.24, one(335) * 0.85), seconds=0.45), 0.18, 0.15)


def heartbeat() -> Wave:
    def thud(pitch: float) -> Wave:
        return glide(pitch, pitch * 0.6, 0.16) * swell(0.16, 0.012, 0.045)

    return mixed((0, thud(78)), (0.2, thud(64) * 0.75), seconds=0.4)


def step() -> Wave:
    """Three steps on gravel, going away."""
    parts: list[tuple[float, Wave]] = []
    for number in range(3):
        loud = 0.75**number
        heel = noise(0.06, 60, 350) * swell(0.06, 0.004, 0.02)
        crunch = noise(0.12, 700, 4200) * swell(0.12, 0.01, 0.03) * (1 + pebbles(9, 0.12)) * 0.35
        parts += [(number * 0.21, heel * loud), (number * 0.21 + 0.015, crunch * loud)]
    return in_room(mixed(*parts, seconds=0.65), 0.2, 0.15)


# Music


def horn(pitch: float, seconds: float) -> Wave:
    t = times(seconds)
    shape = np.minimum(t / 0.03, 1) * np.minimum((seconds - t) / 0.08, 1)
    bright = 0.35 + 0.65 * np.minimum(t / 0.07, 1)
    tones = [np.sin(TAU * pitch * n * t) * bright ** (n - 1) / n**1.3 for n in range(1, 9)]
    return np.asarray(np.sum(tones, axis=0) * shape)


def bar(pitch: float, seconds: float) -> Wave:
    """A wooden bar, as of a marimba."""
    return struck(
        [(pitch, 1, 0.28), (pitch * 3.93, 0.25, 0.06), (pitch * 9.2, 0.08, 0.02)], seconds
    )


def win() -> Wave:
    """A fanfare: a rising call and a chord with bells."""
    notes = ((0, 392, 0.15), (0.16, 392, 0.1), (0.27, 523.3, 0.15), (0.43, 659.3, 0.17))
    parts = [(at, horn(pitch, long) * 0.7) for at, pitch, long in notes]
    parts += [(0.62, horn(pitch, 0.95) * 0.5) for pitch in (392, 523.3, 659.3, 784)]
    parts += [
        (0.62 + n * 0.09, bar(p, 0.7) * 0.5) for n, p in enumerate((1046.5, 1318.5, 1568, 2093))
    ]
    return in_room(mixed(*parts, seconds=1.7), 0.6, 0.2)


def end() -> Wave:
    """A kind phrase that comes home."""
    notes = ((0, 659.3), (0.22, 587.3), (0.44, 523.3), (0.72, 440), (0.96, 523.3))
    parts = [(at, bar(pitch, 0.9) * 0.7) for at, pitch in notes]
    parts += [(0.96, bar(pitch, 0.9) * 0.4) for pitch in (261.6, 329.6, 392)]
    return in_room(mixed(*parts, seconds=1.7), 0.4, 0.15)


def turn() -> Wave:
    return in_room(mixed((0, bar(587.3, 0.6)), (0.13, bar(784, 0.7)), seconds=0.7), 0.3, 0.15)


# Calls of a place, played now and then over its bed


def drip() -> Wave:
    drop = glide(780, 1500, 0.06) * swell(0.06, 0.003, 0.02)
    return in_room(mixed((0, drop), (0.11, drop * 0.25), seconds=0.2), 0.5, 0.4, 3500)


def bird() -> Wave:
    parts: list[tuple[float, Wave]] = []
    for at, begin, finish in (
        (0, 3300, 4300),
        (0.12, 4200, 3500),
        (0.24, 3300, 4600),
        (0.34, 4600, 4000),
    ):
        chirp = glide(begin, finish, 0.08) * np.sin(np.pi * times(0.08) / 0.08)
        parts.append((at, chirp))
    return in_room(mixed(*parts, seconds=0.45), 0.2, 0.12, 6000)


def blackbird() -> Wave:
    parts: list[tuple[float, Wave]] = []
    for at, begin, finish, long in (
        (0, 1900, 2100, 0.16),
        (0.2, 2500, 2300, 0.14),
        (0.37, 2050, 1700, 0.2),
    ):
        parts.append((at, glide(begin, finish, long) * np.sin(np.pi * times(long) / long) ** 0.7))
    return in_room(mixed(*parts, seconds=0.6), 0.2, 0.15, 5000)


def cicada() -> Wave:
    t = times(1.3)
    pulses = np.maximum(0, np.sin(TAU * 34 * t)) ** 2
    swelling = np.sin(np.pi * t / 1.3) ** 1.2
    return np.asarray((noise(1.3, 4300, 5600) + 0.5 * np.sin(TAU * 4900 * t)) * pulses * swelling)


def hammer() -> Wave:
    """A pick on rock, far down the tunnel."""
    blow = struck([(1420, 1, 0.05), (2260, 0.6, 0.04), (3380, 0.3, 0.02), (240, 0.7, 0.03)], 0.25)
    return in_room(mixed((0, blow), (0.42, blow * 0.8), seconds=0.65), 0.4, 0.5, 1800)


def cricket() -> Wave:
    t = times(0.055)
    chirp = np.sin(TAU * 4350 * t) * np.sin(np.pi * t / 0.055) ** 2
    return mixed(*((n * 0.075, chirp) for n in range(4)), seconds=0.4)


def owl() -> Wave:
    def hoo(long: float) -> Wave:
        voice = glide(400, 365, long) + 0.2 * glide(800, 730, long)
        return np.asarray(voice * np.sin(np.pi * times(long) / long) ** 0.8)

    return in_room(mixed((0, hoo(0.18)), (0.34, hoo(0.42)), seconds=0.8), 0.3, 0.25, 1500)


# Beds: the air of a place, a loop


def bed(*layers: tuple[float, float, float, float]) -> Callable[[], Wave]:
    """Layers of noise with slow gusts: low, high, loudness, how much each comes and goes."""

    def wave() -> Wave:
        t = times(BED_SECONDS, BED_RATE)
        whole = np.zeros(len(t))
        for low, high, loud, gusty in layers:
            gusts = sum(
                np.sin(TAU * turns * t / BED_SECONDS + random.uniform(0, TAU)) / turns
                for turns in (1, 2, 3)
            )
            whole += noise(BED_SECONDS, low, high, BED_RATE) * loud * (1 + gusty * gusts / 2)
        return np.concatenate([whole, whole[: round(BED_OVERLAP * BED_RATE)]])

    return wave


SOUNDS: Final[dict[str, Callable[[], Wave]]] = {
    "card": card,
    "flip": flip,
    "slap": slap,
    "gem-1": gem(2480),
    "gem-2": gem(2860),
    "gem-3": gem(3170),
    "collect": collect,
    "dice": dice,
    "knock": knock,
    "tick": tick,
    "rumble": rumble,
    "loss": loss,
    "bark": bark,
    "heartbeat": heartbeat,
    "step": step,
    "win": win,
    "end": end,
    "turn": turn,
    "drip": drip,
    "bird": bird,
    "blackbird": blackbird,
    "cicada": cicada,
    "hammer": hammer,
    "cricket": cricket,
    "owl": owl,
}
BEDS: Final[dict[str, Callable[[], Wave]]] = {
    "cave": bed((60, 240, 1, 0.7), (300, 900, 0.25, 0.9)),
    "garden": bed((250, 1400, 0.6, 0.8), (1800, 4500, 0.3, 0.9)),
    "hill": bed((120, 700, 1, 0.9), (900, 2600, 0.25, 1)),
    "tunnel": bed((40, 130, 1, 0.3), (200, 600, 0.3, 0.6)),
    "river": bed((250, 1600, 0.7, 0.3), (1200, 4200, 0.45, 0.5), (500, 900, 0.5, 0.9)),
}
FILES: Final = tuple(f"{name}.mp3" for name in (*SOUNDS, *BEDS))


def rendered_wave(name: str) -> Wave:
    """Each sound has random numbers of its own, so one can change alone."""
    global random  # noqa: PLW0603
    random = np.random.default_rng([SEED, crc32(name.encode())])
    if name in BEDS:
        return loudest(BEDS[name](), 0.7)
    wave = loudest(SOUNDS[name](), 0.9)
    fade = min(len(wave), round(0.03 * RATE))
    wave[-fade:] *= np.linspace(1, 0, fade)
    return trimmed(wave)


def rendered(name: str) -> bytes:
    rate, kbits = (BED_RATE, BED_KBITS) if name in BEDS else (RATE, KBITS)
    return encoded(rendered_wave(name), rate, kbits)


def trimmed(wave: Wave) -> Wave:
    """Without the silence at its end."""
    heard = np.nonzero(np.abs(wave) > SILENCE)[0]
    return wave[: int(heard[-1]) + 1]


def encoded(wave: Wave, rate: int, kbits: int) -> bytes:
    encoder = import_module("lameenc").Encoder()
    encoder.set_channels(1)
    encoder.set_in_sample_rate(rate)
    encoder.set_out_sample_rate(rate)
    encoder.set_bit_rate(kbits)
    encoder.set_quality(2)
    encoder.silence()
    samples = (np.clip(wave, -1, 1) * 32767).astype("<i2").tobytes()
    return bytes(encoder.encode(samples)) + bytes(encoder.flush())


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    wanted = sys.argv[1:] or [*SOUNDS, *BEDS]
    for name in wanted:
        (FOLDER / f"{name}.mp3").write_bytes(rendered(name))
    sizes = {path.name: path.stat().st_size for path in sorted(FOLDER.glob("*.mp3"))}
    for name, size in sizes.items():
        print(f"{size:7} {name}")
    print(f"{sum(sizes.values()):7} in all")


if __name__ == "__main__":
    main()
