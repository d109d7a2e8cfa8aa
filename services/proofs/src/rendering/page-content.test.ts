import { certificateDataOf } from './certificate-data'
import { bookDataOf } from './book-data'
import { pageContentOf } from './page-content'
import { findPackageRoot } from './package-files'
import { createPress } from './press'
import { subjectWith } from './testing/subjects'
import { pageCommandsOf } from './testing/pdf-inspection'

const press = createPress(findPackageRoot())
const order = { paper: 'a4', edition: 'proof' } as const

it('finds what each page of a book draws', async () => {
  const { pdf, pages } = await press.print({ ...order, pages: 'all', data: bookDataOf(subjectWith()) })
  const commands = await pageCommandsOf(pdf)
  expect(commands).toHaveLength(pages)
  for (const [index, drawn] of commands.entries()) {
    const content = pageContentOf(pdf, index + 1)
    expect(content).toMatchObject({ width: 595.2756, height: 841.8898 })
    const found = content?.commands.toString('latin1') ?? ''
    const [before = 'nothing'] = drawn.split(/\/x\d+ Do/)
    expect(found.startsWith(before)).toBe(true)
    expect(drawn).toContain(found.slice(-40))
    // Of all that is shown from elsewhere the watermark alone, which is transparent, has not come into its place.
    expect(found.match(/ Do\b/g)).toHaveLength(1)
  }
  expect(pageContentOf(pdf, pages + 1)).toBeUndefined()
})

it('puts other commands in their place', async () => {
  const { pdf } = await press.print({
    ...order,
    pages: 'certificate',
    data: certificateDataOf(subjectWith()),
  })
  const changed = pageContentOf(pdf, 1)?.withCommands(Buffer.from('0 0 m 1 1 l S'))
  expect((await pageCommandsOf(changed ?? pdf))[0]).toMatch(/^0 0 m 1 1 l S/)
})

it('knows nothing of what is no file of the press', () => {
  expect(pageContentOf(Buffer.from('no PDF'), 1)).toBeUndefined()
})
