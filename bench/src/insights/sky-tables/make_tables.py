"""Writes shared/insights/src/sky/tables.

Inner planets: VSOP87B, cut at AMPLITUDE, plus a few terms of the planet's own period that carry the theory (fitted to
the JPL ephemeris of 1982) onto the JPL ephemeris DE440 (Park and others, 2021). Moon: ELP/MPP02, cut likewise, plus a
quadratic in the mean longitude. Outer planets: Chebyshev polynomials through DE440 itself. Frame: mean ecliptic and
equinox of J2000; time: TT, which TDB never leaves by more than 0.002 s.

    python make_tables.py theories.json <de440.bsp> <folder to write>
"""
import json
import math
import sys

import numpy as np
from jplephem.spk import SPK
from skyfield.api import load

theories_path, ephemeris_path, target = sys.argv[1:4]
jpl = SPK.open(ephemeris_path)
theories = json.load(open(theories_path))

J2000 = 2451545.0
ARCSECOND = math.pi / 648000
FROM, TO = 2414989.5, 2488465.5  # 1 December 1899, 1 February 2101
AU = 149597870.7  # km
SAMPLES = np.sort(np.random.default_rng(1).uniform(FROM, TO, 6000))

# Smallest amplitude kept, in radians.
PLANET_AMPLITUDE = {'L': 5e-9, 'B': 2e-8, 'R': 1e-8}
MOON_AMPLITUDE = {'L': 0.002 * ARCSECOND, 'B': 0.01 * ARCSECOND, 'R': 0.01 * ARCSECOND}
MOON_DISTANCE = 385000.0  # km
OUTER_AMPLITUDE = 4e-8  # au

INNER = {  # number in JPL's files, mean distance in au, mean longitude of VSOP87 at J2000 and per millennium
    'mercury': (1, 0.39, 4.40260884240, 26087.9031415742),
    'venus': (2, 0.72, 3.17614669689, 10213.2855462110),
    'earth': (399, 1.0, 1.75347045673, 6283.0758499914),
    'mars': (4, 1.52, 6.20347611291, 3340.6124266998),
}
MASSES = {'mercury': 1 / 6023600, 'venus': 1 / 408523.71, 'earth': 1 / 328900.56, 'mars': 1 / 3098708}
OUTER = {'jupiter': 5, 'saturn': 6, 'uranus': 7, 'neptune': 8, 'pluto': 9}


# From the axes of the ICRF to the mean equator of J2000 (frame bias, IERS Conventions 2010, 5.4.4), then to its ecliptic
# (obliquity of the IAU 2006 precession).
XI, ETA, ALPHA, OBLIQUITY = (value * ARCSECOND for value in (-0.016617, -0.006819, -0.01460, 84381.406))
BIAS = np.array([[1, ALPHA, -XI], [-ALPHA, 1, -ETA], [XI, ETA, 1]])
TILT = np.array([[1, 0, 0], [0, math.cos(OBLIQUITY), math.sin(OBLIQUITY)],
                 [0, -math.sin(OBLIQUITY), math.cos(OBLIQUITY)]])
TO_ECLIPTIC = TILT @ BIAS


def barycentric(body, jd):
    place = jpl[0, 3 if body == 399 else body].compute(jd)
    return place + jpl[3, 399].compute(jd) if body == 399 else place


def heliocentric(body, jd):
    """Place in au at one or many Julian dates, in rows of x, y, z."""
    return (TO_ECLIPTIC @ (barycentric(body, jd) - jpl[0, 10].compute(jd))).T / AU


def geocentric_moon(jd):
    return (TO_ECLIPTIC @ (jpl[3, 301].compute(jd) - jpl[3, 399].compute(jd))).T / AU


def wrap(angle):
    return (angle + np.pi) % (2 * np.pi) - np.pi


def plain(value, unit):
    """The number with as many decimals as a change of `unit` needs."""
    decimals = max(0, math.ceil(-math.log10(unit))) if unit < 1 else 0
    text = f'{value:.{decimals}f}'
    text = text.rstrip('0').rstrip('.') if '.' in text else text
    return '0' if text in ('-0', '') else text


def literal(numbers):
    return '[' + ', '.join(numbers) + ']'


def write(name, header, body):
    with open(f'{target}/{name}.ts', 'w', encoding='utf-8') as file:
        file.write(f'// Written by bench/src/insights/sky-tables/make_tables.py: not for editing.\n\n{header}\n{body}\n')


# --- inner planets -------------------------------------------------------------------------------------------------
millennia = (SAMPLES - J2000) / 365250


def cut(series, amplitude):
    """{power: rows} with rows [amplitude, phase, rate], largest first; an amplitude counts as it is 100 years off."""
    kept = {}
    for power, rows in series.items():
        rows = [row for row in rows if row[0] * 0.1 ** int(power) >= amplitude]
        if rows:
            kept[int(power)] = sorted(rows, key=lambda row: -row[0])
    return kept


def total(series, t):
    return sum(t ** power * sum(a * np.cos(b + c * t) for a, b, c in rows) for power, rows in series.items())


def fitted(residual, longitude, rate, harmonics, degree):
    """The residual as terms of the planet's own period, and what is left."""
    columns, labels = [], []
    for power in range(degree + 1):
        for harmonic in range(harmonics + 1):
            angle = harmonic * (longitude + rate * millennia)
            for shift in (0, math.pi / 2) if harmonic else (0,):
                columns.append(millennia ** power * np.cos(angle - shift))
                labels.append((power, harmonic, shift))
    matrix = np.array(columns).T
    solution, *_ = np.linalg.lstsq(matrix, residual, rcond=None)
    terms = {}
    for value, (power, harmonic, shift) in zip(solution, labels):
        cosine, sine = terms.get((power, harmonic), (0.0, 0.0))
        terms[power, harmonic] = (value, sine) if shift == 0 else (cosine, value)
    rows = {}
    for (power, harmonic), (cosine, sine) in terms.items():
        amplitude = math.hypot(cosine, sine)
        phase = (harmonic * longitude - math.atan2(sine, cosine)) % (2 * math.pi)
        rows.setdefault(power, []).append([amplitude, phase, harmonic * rate])
    return rows, residual - matrix @ solution


def planet_table(name):
    number, distance, longitude, rate = INNER[name]
    place = heliocentric(number, SAMPLES)
    radius = np.linalg.norm(place, axis=1)
    wanted = {'L': np.arctan2(place[:, 1], place[:, 0]), 'B': np.arcsin(place[:, 2] / radius), 'R': radius}
    lines, report = [], []
    for coordinate in 'LBR':
        scale = distance if coordinate == 'R' else 1
        unit = PLANET_AMPLITUDE[coordinate] * scale
        series = cut(theories[name][coordinate], unit)
        residual = wanted[coordinate] - total(series, millennia)
        extra, left = fitted(wrap(residual) if coordinate == 'L' else residual, longitude, rate, 2, 2)
        for power, rows in extra.items():
            rows = [row for row in rows if row[0] * 0.1 ** power > unit / 50]
            series[power] = sorted(series.get(power, []) + rows, key=lambda row: -row[0])
        powers = []
        for power in range(max(series) + 1):
            numbers = []
            for a, b, c in series.get(power, []):
                step = unit / 50 / 0.1 ** power
                numbers += [plain(a, step), plain(b % (2 * math.pi), step / a), plain(c, step / a * 5)]
            powers.append(literal(numbers))
        lines.append(f'  {coordinate}: [{", ".join(powers)}],')
        report.append(f'{np.abs(left).max() / scale / ARCSECOND:.3f}"')
    print(name, 'largest error L, B, R:', *report, file=sys.stderr)
    write(name, "import type { PlanetSeries } from '../series'\n",
          f'export const {name}: PlanetSeries = {{\n' + '\n'.join(lines) + '\n}')


for planet in INNER:
    planet_table(planet)

# --- Moon ----------------------------------------------------------------------------------------------------------
centuries = (SAMPLES - J2000) / 36525
moon = theories['moon']


def polynomial(coefficients, t):
    return sum(value * t ** power for power, value in enumerate(coefficients))


def moon_total(series, t):
    return sum(t ** power * sum(row[0] * np.sin(polynomial(row[1:], t)) for row in rows) for power, rows in series.items())


P = polynomial([0, 0.10180391e-4, 0.47020439e-6, -0.5417367e-9, -0.2507948e-11, 0.463486e-14], centuries)
Q = polynomial([0, -0.113469002e-3, 0.12372674e-6, 0.12654170e-8, -0.1371808e-11, -0.320334e-14], centuries)
root = np.sqrt(1 - P * P - Q * Q)
place = geocentric_moon(SAMPLES).T * AU
# From the ecliptic of J2000 back to the mean ecliptic of date with its inertial origin, in which the theory is written.
rotation = np.array([[1 - 2 * P * P, 2 * P * Q, 2 * P * root],
                     [2 * P * Q, 1 - 2 * Q * Q, -2 * Q * root],
                     [-2 * P * root, 2 * Q * root, 1 - 2 * P * P - 2 * Q * Q]])
back = np.einsum('jin,jn->in', rotation, place)
radius = np.linalg.norm(back, axis=0)
kept = {}
for coordinate in 'LBR':
    factor = 1 if coordinate == 'R' else ARCSECOND
    unit = MOON_AMPLITUDE[coordinate] * (MOON_DISTANCE if coordinate == 'R' else 1)
    kept[coordinate] = {int(power): sorted(([row[0] * factor] + row[1:] for row in rows if row[0] * factor >= unit),
                                           key=lambda row: -row[0])
                        for power, rows in moon[coordinate].items()}
    kept[coordinate] = {power: rows for power, rows in kept[coordinate].items() if rows}
mean = polynomial(moon['W1'], centuries)
residual = wrap(np.arctan2(back[1], back[0]) - mean - moon_total(kept['L'], centuries))
correction = np.polynomial.polynomial.polyfit(centuries, residual, 2)
left = residual - polynomial(correction, centuries)
print('moon largest error L, B:', f'{np.abs(left).max() / ARCSECOND:.3f}"',
      f'{np.abs(np.arcsin(back[2] / radius) - moon_total(kept["B"], centuries)).max() / ARCSECOND:.3f}"', 'R:',
      f'{np.abs(radius - moon_total(kept["R"], centuries)).max():.2f} km', file=sys.stderr)
mean_longitude = [value + (correction[power] if power < 3 else 0) for power, value in enumerate(moon['W1'])]
lines = ['  meanLongitude: ' + literal(f'{value:.14g}' for value in mean_longitude) + ',']
for coordinate in 'LBR':
    unit = MOON_AMPLITUDE[coordinate] * (MOON_DISTANCE if coordinate == 'R' else 1) / 50
    powers = []
    for power in range(max(kept[coordinate]) + 1):
        numbers = []
        for row in kept[coordinate].get(power, []):
            step = unit / row[0]
            numbers += [plain(row[0], unit), plain(row[1] % (2 * math.pi), step)]
            numbers += [plain(value, step) for value in row[2:5]]
        powers.append(literal(numbers))
    lines.append(f'  {coordinate}: [{", ".join(powers)}],')
write('moon', "import type { MoonSeries } from '../series'\n", 'export const moon: MoonSeries = {\n' + '\n'.join(lines) + '\n}')


# --- outer planets -------------------------------------------------------------------------------------------------
def outer_place(number, jd):
    """Heliocentric, less the Sun's own motion for the inner planets, which would need a high degree."""
    pull = sum(mass * heliocentric(INNER[name][0], jd) for name, mass in MASSES.items())
    return heliocentric(number, jd) - pull


lines = []
SEGMENTS = 8
length = (TO - FROM) / SEGMENTS
count = 100
nodes = np.cos(np.pi * (np.arange(count) + 0.5) / count)
for name, number in OUTER.items():
    segments, worst = [], 0.0
    for segment in range(SEGMENTS):
        begin = FROM + segment * length
        places = outer_place(number, begin + length / 2 * (1 + nodes))
        coefficients = np.polynomial.chebyshev.chebfit(nodes, places, count - 1)
        degree = np.nonzero(np.abs(coefficients).max(1) > OUTER_AMPLITUDE)[0].max()
        coefficients = coefficients[:degree + 1]
        test = SAMPLES[(SAMPLES >= begin) & (SAMPLES < begin + length)][::4]
        series = np.polynomial.chebyshev.chebval(2 * (test - begin) / length - 1, coefficients).T
        error = np.linalg.norm(series - outer_place(number, test), axis=1).max()
        worst = max(worst, error / (np.linalg.norm(places, axis=1).min() - 1) / ARCSECOND)
        segments.append(literal([literal(plain(value, 1e-9) for value in coefficients[:, axis]) for axis in range(3)]))
    print(name, 'last degree', degree, 'largest error', f'{worst:.4f}"', file=sys.stderr)
    lines.append(f'  {name}: {literal(segments)},')
write('outer-planets', '',
      f'/** First Julian date (TT) of the polynomials, and days that each of them holds. */\n'
      f'export const segments = {{ from: {FROM}, days: {length} }}\n\n'
      '/** For each segment the Chebyshev coefficients of x, y and z in au. */\n'
      "export const outerPlanets: Record<\n  'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto',\n  readonly number[][][]\n> = {\n"
      + '\n'.join(lines) + '\n}')

# --- Delta T -------------------------------------------------------------------------------------------------------
# As Skyfield has it: Stephenson, Morrison and Hohenkerk (2016, revised 2020) before 1955 and from here on, daily values of
# the IERS since 1973; between them, where the smooth curve errs by half a second, the Astronomical Almanac (K9).
timescale = load.timescale(builtin=True)
ALMANAC = dict(zip(range(1955, 1973), (31.07, 31.35, 31.68, 32.18, 32.68, 33.15, 33.59, 34.00, 34.47, 35.03, 35.73, 36.54,
                                       37.43, 38.29, 39.20, 40.18, 41.17, 42.23)))
values = [f'{ALMANAC.get(year) or timescale.ut1(year, 1, 1).delta_t:.3f}' for year in range(1899, 2104)]
write('delta-t', '', '/** TT − UT in seconds on 1 January of each year from 1899 to 2103. */\nexport const deltaT: readonly number[] = '
      + literal(values))
