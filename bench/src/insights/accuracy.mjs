// Our sky against Swiss Ephemeris over random births from 1900 to 2100: README.md says how to run it.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadBundled } from './bundle.mjs'

const { values: options } = parseArgs({
  options: {
    births: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    python: { type: 'string', default: 'python3' },
    ephemeris: { type: 'string', default: 'moshier' },
  },
})

// Mulberry32: small, seeded, good enough to scatter births.
let state = Number(options.seed) >>> 0
const random = () => {
  state = (state + 0x6d2b79f5) >>> 0
  let t = Math.imul(state ^ (state >>> 15), state | 1)
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}

const count = Number(options.births)
const [from, to] = [Date.UTC(1900, 0, 1), Date.UTC(2101, 0, 1)]
const births = Array.from({ length: count }, () => ({
  instant: new Date(Math.floor((from + random() * (to - from)) / 60_000) * 60_000),
  latitude: (Math.asin(random() * 2 - 1) * 180) / Math.PI,
  longitude: random() * 360 - 180,
}))

const folder = mkdtempSync(join(tmpdir(), 'insights-accuracy-'))
const at = (name) => join(folder, name)
const { natalChartOf, moonAt, derivedValuesOf, lunarNewYearOf, skyTimeOf } = await loadBundled('./subject.ts')
const asked = births.flatMap(({ instant, latitude, longitude }) => {
  const { ut, tt } = skyTimeOf(instant)
  return [instant.getTime() / 86_400_000 + 2440587.5, latitude, longitude, tt - ut]
})
writeFileSync(at('births.f64'), Float64Array.from(asked))
const script = new URL('swiss.py', import.meta.url).pathname
const swissSeconds = Number(
  execFileSync(options.python, [script, at('births.f64'), at('answers.f64'), options.ephemeris], {
    maxBuffer: 1e8,
  }).toString(),
)
const bytes = readFileSync(at('answers.f64'))
rmSync(folder, { recursive: true, force: true })
const answers = new Float64Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 8)
const width = 27

const arc = (a, b) => ((((a - b) % 360) + 540) % 360) - 180
const names = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
  'node',
]
const worst = {}
const disagreements = { sign: [], phase: [], 'lunar year': [], retrograde: [], house: 0 }
const measure = (name, ours, theirs) => {
  const error = Math.abs(arc(ours, theirs)) * 3600
  const entry = (worst[name] ??= { largest: 0, sum: 0, count: 0 })
  entry.largest = Math.max(entry.largest, error)
  entry.sum += error
  entry.count += 1
}
const compareSigns = (name, birth, ours, theirs) => {
  measure(name, ours, theirs)
  if (Math.floor(ours / 30) !== Math.floor(theirs / 30))
    disagreements.sign.push(`${name} ${birth.instant.toISOString()} ${ours} ${theirs}`)
}

let plainYears = 0
births.forEach((birth, index) => {
  const answer = answers.subarray(index * width, (index + 1) * width)
  const chart = natalChartOf(birth.instant, birth)
  chart.bodies.forEach((body, n) => compareSigns(names[n], birth, body.longitude, answer[n]))
  chart.bodies.slice(2, 10).forEach((body, n) => {
    if (body.retrograde !== answer[11 + n] < 0)
      disagreements.retrograde.push(
        `${body.name} ${birth.instant.toISOString()} ${body.speed} ${answer[11 + n]}`,
      )
  })
  compareSigns('ascendant', birth, chart.ascendant.longitude, answer[19])
  compareSigns('midheaven', birth, chart.midheaven.longitude, answer[20])
  if (!Number.isNaN(answer[21]) !== (chart.houses.system === 'placidus')) disagreements.house += 1
  if (chart.houses.system === 'placidus' && !Number.isNaN(answer[21]))
    [1, 2, 10, 11].forEach((house, n) => measure('cusps', chart.houses.cusps[house], answer[21 + n]))
  const elongation = ((answer[1] - answer[0]) % 360) + 360
  const phase = Math.floor(((elongation + 22.5) % 360) / 45)
  const moon = moonAt(birth.instant)
  measure('elongation', moon.elongation, elongation)
  const phases = [
    'New Moon',
    'Waxing Crescent',
    'First Quarter',
    'Waxing Gibbous',
    'Full Moon',
    'Waning Gibbous',
    'Last Quarter',
    'Waning Crescent',
  ]
  if (moon.phase !== phases[phase])
    disagreements.phase.push(`${birth.instant.toISOString()} ${moon.elongation}`)
  const year = birth.instant.getUTCFullYear()
  const day = Math.floor(birth.instant.getTime() / 86_400_000) + 2440588
  const swissYear = day < answers[count * width + year - 1900] ? year - 1 : year
  const animals = [
    'Rat',
    'Ox',
    'Tiger',
    'Rabbit',
    'Dragon',
    'Snake',
    'Horse',
    'Goat',
    'Monkey',
    'Rooster',
    'Dog',
    'Pig',
  ]
  const stems = ['Wood', 'Fire', 'Earth', 'Metal', 'Water']
  const cycle = (swissYear + 56) % 60
  const swissName = `${stems[Math.floor((cycle % 10) / 2)]} ${animals[cycle % 12]}`
  const date = birth.instant.toISOString().slice(0, 10)
  const ours = derivedValuesOf({ date }).easternZodiac
  if (ours !== swissName) disagreements['lunar year'].push(`${date} ${ours} ${swissName}`)
  plainYears += 1
})

const differingNewYears = []
for (let year = 1900; year <= 2100; year++) {
  const { month, day } = lunarNewYearOf(year)
  const ours = Date.UTC(year, month - 1, day) / 86_400_000 + 2440588
  if (ours !== answers[count * width + year - 1900])
    differingNewYears.push(`${year}: ours ${ours}, Swiss ${answers[count * width + year - 1900]}`)
}

const started = process.cpuUsage()
births.forEach((birth) => natalChartOf(birth.instant, birth))
const used = process.cpuUsage(started)
const seconds = (used.user + used.system) / 1e6

console.log(
  `${count} births 1900-2100, seed ${options.seed}, Swiss Ephemeris by ${options.ephemeris === 'moshier' ? 'its Moshier theory' : 'its data files (DE431)'}`,
)
console.log('\nerror in seconds of arc        largest     mean')
for (const [name, { largest, sum, count: n }] of Object.entries(worst))
  console.log(`${name.padEnd(28)} ${largest.toFixed(3).padStart(9)} ${(sum / n).toFixed(4).padStart(8)}`)
console.log(
  `\ndisagreements: sign ${disagreements.sign.length}, phase ${disagreements.phase.length}, lunar year ${disagreements['lunar year'].length} of ${plainYears}, lunar new years ${differingNewYears.length} of 201, retrograde ${disagreements.retrograde.length}, house system ${disagreements.house}`,
)
for (const line of [
  ...disagreements.sign,
  ...disagreements.phase,
  ...disagreements['lunar year'],
  ...differingNewYears,
  ...disagreements.retrograde,
].slice(0, 40))
  console.log(`  ${line}`)
console.log(
  `\ncharts a second, one core: ours ${Math.round(count / seconds)}, Swiss Ephemeris from Python ${Math.round(count / swissSeconds)}`,
)
process.exitCode =
  disagreements.sign.length +
    disagreements.phase.length +
    disagreements['lunar year'].length +
    differingNewYears.length >
  0
    ? 1
    : 0
