"""Swiss Ephemeris as the reference: reads births, writes its answers. Never shipped.

    python swiss.py births.f64 answers.f64 <folder of the .se1 files, or 'moshier'>

Births: Julian date (UT), latitude, longitude and TT - UT in days as doubles: both skies are asked at the same instant of even
time, since forecasts of the Earth's rotation differ by seconds. Answers, 27 doubles a birth: longitudes of Sun to Pluto and of
the mean node, speeds of Mercury to Pluto, ascendant, midheaven, then the cusps of houses 2, 3, 11 and 12 and the sidereal
time; NaN for houses that Placidus does not have. At the end of the file: the first days of the lunar years 1900 to 2100 as
Julian Day Numbers. The seconds used for the charts are printed.
"""
import array
import math
import sys
import time

import swisseph

births_path, answers_path, ephemeris = sys.argv[1:4]
SOURCE = swisseph.FLG_MOSEPH if ephemeris == 'moshier' else swisseph.FLG_SWIEPH
if SOURCE == swisseph.FLG_SWIEPH:
    swisseph.set_ephe_path(ephemeris)
BODIES = [*range(10), swisseph.MEAN_NODE]


def longitude(jd, body, flags=0):
    place, used = swisseph.calc_ut(jd, body, SOURCE | flags)
    assert used & SOURCE, 'the data files were not found'
    return place


def houses(jd, latitude, east, system):
    """Swiss Ephemeris changes its formula of sidereal time on 1 January 2050 and jumps by two seconds of arc that day.
    From then on its houses are asked for the sidereal time of IAU 2006, which it uses itself before."""
    if jd < 2469807.5:
        return swisseph.houses_ex(jd, latitude, east, system)
    obliquity, _, nutation = swisseph.calc_ut(jd, swisseph.ECL_NUT)[0][:3]
    t = (jd + swisseph.deltat(jd) - 2451545) / 36525
    angle = 0.7790572732640 + 1.00273781191135448 * (jd - 2451545)
    precession = 0.014506 + 4612.156534 * t + 1.3915817 * t * t - 0.00000044 * t ** 3
    armc = angle % 1 * 360 + precession / 3600 + nutation * math.cos(math.radians(obliquity)) + east
    return swisseph.houses_armc(armc % 360, latitude, obliquity, system)


def lunar_new_years():
    """Rule of the Chinese calendar: the solstice lies in month 11; of thirteen months the first without a principal
    term is a leap month. Days are those of Beijing: 120 degrees east, before 1929 its own mean time."""

    def beijing_day(jd):
        offset = 8 if jd >= 2425613 else 116.4 / 15  # 1929
        return math.floor(jd + offset / 24 + 0.5)

    def crossing(target, start, angle, rate):
        jd = start
        for _ in range(12):
            jd += ((target - angle(jd) + 180) % 360 - 180) / rate
        return jd

    def sun(jd):
        return longitude(jd, swisseph.SUN)[0]

    def elongation(jd):
        return (longitude(jd, swisseph.MOON)[0] - sun(jd)) % 360

    def new_moon(count):
        return crossing(0, 2451550.09766 + 29.530588853 * count, elongation, 360 / 29.53)

    def new_moon_day_at_or_before(day):
        count = round((day - 2451550.1) / 29.530588853) + 2
        while beijing_day(new_moon(count)) > day:
            count -= 1
        return count

    def solstice_day(year):
        return beijing_day(crossing(270, swisseph.julday(year, 12, 21, 12), sun, 360 / 365.25))

    days = []
    for year in range(1900, 2101):
        first = new_moon_day_at_or_before(solstice_day(year - 1))
        last = new_moon_day_at_or_before(solstice_day(year))
        if last - first == 12:
            days.append(beijing_day(new_moon(first + 2)))
            continue

        def has_term(count):
            begin, end = beijing_day(new_moon(count)), beijing_day(new_moon(count + 1))
            # A principal term: the Sun enters a sign on a day of this month, days counted in Beijing.
            for sign in range(12):
                at = crossing(sign * 30, begin + 15, sun, 360 / 365.25)
                if begin <= beijing_day(at) < end:
                    return True
            return False

        leap = next(index for index in range(1, 14) if not has_term(first + index))
        days.append(beijing_day(new_moon(first + (3 if leap <= 2 else 2))))
    return days


births = array.array('d')
with open(births_path, 'rb') as file:
    births.frombytes(file.read())
answers = array.array('d')
started = time.process_time()
for index in range(0, len(births), 4):
    jd, latitude, east, delta_t = births[index:index + 4]
    swisseph.set_delta_t_userdef(delta_t)
    places = [longitude(jd, body, swisseph.FLG_SPEED) for body in BODIES]
    answers.extend(place[0] for place in places)
    answers.extend(place[3] for place in places[2:10])
    try:
        cusps, angles = houses(jd, latitude, east, b'P')
        answers.extend([angles[0], angles[1], cusps[1], cusps[2], cusps[10], cusps[11]])
    except swisseph.Error:
        cusps, angles = houses(jd, latitude, east, b'W')
        answers.extend([angles[0], angles[1], math.nan, math.nan, math.nan, math.nan])
    answers.extend([angles[2], 0.0])
print(time.process_time() - started)
swisseph.set_delta_t_userdef(swisseph.DELTAT_AUTOMATIC)
answers.extend(lunar_new_years())
with open(answers_path, 'wb') as file:
    answers.tofile(file)
