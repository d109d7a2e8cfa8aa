import { birthFormSchema } from '@shared/contracts/birth-form'
import { bookDataOf } from './book-data'
import type { CodexForm } from './codex-subject'
import { fullForm } from './testing/full-form'
import { subjectWith } from './testing/subjects'
import { unprintableOf } from './unprintable'

const { form: amara } = subjectWith(fullForm)

/** Whether the book's data hold a text that stands in one field. */
const isPrinted = (form: CodexForm, text: string): boolean => {
  try {
    return JSON.stringify(bookDataOf({ ...subjectWith(), form })).includes(text)
  } catch {
    return false // a date or a place in time, where such a text cannot stand
  }
}

describe('unprintableOf', () => {
  it.each([
    ['cuneiform', '𒀀𒁀', ['𒀀', '𒁀']],
    ['Thai', 'Amara ต้น', ['ต', '้', 'น']],
    ['a picture', 'Amara 🦄', ['🦄']],
  ])('names the field and its characters: %s', (_script, babyFirstName, characters) => {
    expect(unprintableOf({ ...amara, babyFirstName })).toEqual([{ field: 'babyFirstName', characters }])
  })

  it('has nothing to say of scripts that the book sets', () => {
    expect(
      unprintableOf({
        ...amara,
        babyFirstName: 'נֹעַם ليلى',
        babyLastName: '林 さくら 하늘',
        motherFullName: 'आर्या Đặng',
        fatherFullName: 'Љиљана Παπαδοπούλου',
      }),
    ).toEqual([])
  })

  it('speaks of exactly the fields that are printed', () => {
    const textFields = Object.entries(birthFormSchema.parse({}))
      .filter(([, value]) => typeof value === 'string')
      .map(([field]) => field)
    expect(textFields.length).toBeGreaterThan(30)
    for (const field of textFields)
      for (const form of [amara, { ...amara, babyBirthPlace: '' }, subjectWith().form]) {
        const changed: CodexForm = { ...form, [field]: 'ต' }
        const named = unprintableOf(changed).map((entry) => entry.field)
        expect({ field, named }).toEqual({ field, named: isPrinted(changed, 'ต') ? [field] : [] })
      }
  })
})
