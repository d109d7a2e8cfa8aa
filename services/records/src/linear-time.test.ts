import { readLegacyFields } from '@shared/contracts/legacy-fields'
import { growthOf, hostileTexts } from '@shared/node/testing/linear-time'
import { csvOf } from './drive/csv'
import { spellingsNear } from './places/misspellings'
import { comparableName } from './places/place-name'
import { sha256OfJson } from './records/canonical-json'
import { submissionBody } from './submissions/submission.body'
import { amara, submissionOf } from './testing/amara'
import * as hostile from './testing/hostile-files'
import { byteRangeOf } from './uploads/content-range'
import { contentTypeOfBytes } from './uploads/content-type'
import { stripImage } from './uploads/strip-location'
import { fileIdOf } from './uploads/upload-address'

const kilobyte = 1024
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
    Object.entries(hostileTexts).map(([kind, make]) => ({
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

it.each(shapes)('[API-031] time grows at most with the length: $name', async ({ run, small }) => {
  expect(await growthOf(run, small)).toMatchObject({ isLinear: true })
})
