import { readLegacyFields } from '@shared/contracts/legacy-fields'
import { csvOf } from './drive/csv'
import { spellingsNear } from './places/misspellings'
import { comparableName } from './places/place-name'
import { sha256OfJson } from './submissions/canonical-json'
import { submissionBody } from './submissions/submission.body'
import { amara, submissionOf } from './testing/amara'
import * as hostile from './testing/hostile-files'
import { byteRangeOf } from './uploads/content-range'
import { contentTypeOfBytes } from './uploads/content-type'
import { stripImage } from './uploads/strip-location'
import { fileIdOf } from './uploads/upload-address'

const kilobyte = 1024
/** Times as much input in the second round. Linear time grows as much, quadratic time by its square. */
const growth = 8
/** Between the two, far from both: machines are busy, and memory is not free. */
const maxGrowthOfTime = 28
/** Whatever takes less than this, on the larger input, holds nobody. Milliseconds of processor time. */
const unnoticed = 25

/** Milliseconds of this process's own time, which a busy machine does not stretch; the best of a few. */
function costOf(work: () => unknown): number {
  let best = Infinity
  for (let round = 0; round < 3; round += 1) {
    const before = process.cpuUsage()
    try {
      work()
    } catch {
      // A refusal is an answer too.
    }
    const { user, system } = process.cpuUsage(before)
    best = Math.min(best, (user + system) / 1000)
    if (best < unnoticed || best > 1000) break
  }
  return best
}

const texts: Record<string, (size: number) => string> = {
  blanks: (size) => `1${' '.repeat(size)}x`,
  digits: (size) => `${'1'.repeat(size)}x`,
  'digits and points': (size) => '1.'.repeat(size / 2),
  separators: (size) => `1${' ,'.repeat(size / 2)}x`,
  marks: (size) => `a${'\u0301'.repeat(size)}`,
  'invisible characters': (size) => `${'\u200b'.repeat(size)}x`,
  'line ends': (size) => '\r\n'.repeat(size / 2),
  letters: (size) => 'a'.repeat(size),
  slashes: (size) => `http:/${'/'.repeat(size)}`,
}
const body = submissionBody(() => new Date('2026-04-01T12:00:00Z'))
const readers: Record<string, (text: string) => unknown> = {
  'older weight and length': (text) => readLegacyFields({ weight: text, length: `1'${text}` }),
  'a submission, every field of it': (text) => {
    const fields = Object.fromEntries(Object.keys(amara()).map((field) => [field, text]))
    return body.safeParse({ ...submissionOf(amara()), ...fields, [text]: text, weight: text, length: text })
  },
  'the hash of a submission': (text) => sha256OfJson({ [text]: text }),
  'Content-Range': (text) => byteRangeOf(`bytes ${text}-${text}/${text}`, undefined),
  'an upload address': (text) => fileIdOf(text),
  'a place': (text) => comparableName(text),
  'a place with slips, as long as one may be': (text) =>
    spellingsNear(comparableName(text.slice(0, 200)), () => false),
  'a cell of the CSV': (text) => csvOf([[text]]),
}
const files: Record<string, (size: number) => Buffer> = hostile

const shapes = [
  ...Object.entries(readers).flatMap(([reader, read]) =>
    Object.entries(texts).map(([kind, make]) => ({
      name: `${reader}: ${kind}`,
      run: (size: number) => {
        const text = make(size)
        return () => read(text)
      },
      small: 8 * kilobyte,
    })),
  ),
  ...Object.entries(files).map(([name, make]) => ({
    name,
    run: (size: number) => {
      const bytes = make(size)
      const types = ['image/heic', 'image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const
      const type = types.find((one) => one.includes(name.slice(0, 3)))
      return () => [contentTypeOfBytes(bytes), type && stripImage(bytes, type)]
    },
    small: 16 * kilobyte,
  })),
]

// Processor time is compared with itself, never with a clock: what is quadratic takes 64 times as long.
it.each(shapes)('[API-031] time grows at most with the length: $name', ({ run, small }) => {
  const large = costOf(run(small * growth))
  const isLinear = large < unnoticed || large / Math.max(costOf(run(small)), 0.5) < maxGrowthOfTime
  expect({ large, isLinear }).toMatchObject({ isLinear: true })
})
