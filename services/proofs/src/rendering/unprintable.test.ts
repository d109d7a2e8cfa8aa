import { birthFieldNames, birthFields } from '@shared/contracts/birth-form'
import { arrivalDataOf } from './arrival-data'
import { bodyDataOf } from './body-data'
import { certificateDataOf } from './certificate-data'
import type { CodexForm } from './codex-subject'
import { lineageDataOf } from './lineage-data'
import { nameDataOf } from './name-data'
import { fullForm } from './testing/full-form'
import { subjectWith } from './testing/subjects'
import { unprintableOf } from './unprintable'

const { form: amara } = subjectWith(fullForm)

/** Whether a page that repeats what was typed holds a text; the readings repeat only names, as the certificate does. */
const isPrinted = (form: CodexForm, text: string): boolean => {
  try {
    const pages = [
      certificateDataOf({ ...subjectWith(), form }),
      lineageDataOf(form),
      arrivalDataOf(form),
      bodyDataOf(form),
      nameDataOf(form),
    ]
    return JSON.stringify(pages).includes(text)
  } catch {
    return false // a date or a place in time, where such a text cannot stand
  }
}

describe('unprintableOf', () => {
  it.each([
    ['cuneiform', '𒀀𒁀', ['𒀀', '𒁀']],
    ['a script no longer written, beside Latin', 'Amara 𐌰𐌱', ['𐌰', '𐌱']],
    ['a picture', 'Amara 🦄', ['🦄']],
  ])('names the field and its characters: %s', (_script, babyFirstName, characters) => {
    expect(unprintableOf({ form: { ...amara, babyFirstName } })).toEqual([
      { field: 'babyFirstName', characters },
    ])
  })

  it('has nothing to say of scripts that the book sets', () => {
    expect(
      unprintableOf({
        form: {
          ...amara,
          babyFirstName: 'נֹעַם ليلى',
          babyLastName: '林 さくら 하늘',
          motherFullName: 'आर्या Đặng ปุญญาพร ශ්‍රී 𞤄𞤢𞤪𞤭',
          fatherFullName: 'Љиљана Παπαδοπούλου',
        },
      }),
    ).toEqual([])
  })

  it('counts the pictures that could not be read', () => {
    const [read, unread] = [Buffer.from('picture'), Buffer.alloc(0)]
    const picturesOf = (...prints: Buffer[]) => unprintableOf({ form: amara, prints })
    expect(picturesOf(read, read)).toEqual([])
    expect(picturesOf(read, unread)).toEqual([{ field: 'uploadedFiles', characters: [], pictures: [2] }])
    expect(picturesOf(unread, unread)).toMatchObject([{ pictures: [1, 2] }])
  })

  it('speaks of exactly the fields that are printed as they were typed', () => {
    const typed = birthFieldNames.filter((field) => ['line', 'text'].includes(birthFields[field].kind))
    expect(typed.length).toBeGreaterThan(25)
    for (const field of typed)
      for (const form of [amara, { ...amara, babyBirthPlace: '' }, subjectWith().form]) {
        const named = unprintableOf({ form: { ...form, [field]: '𒀀' } }).map((entry) => entry.field)
        const isShown = isPrinted({ ...form, [field]: 'Zinnia' }, 'Zinnia')
        expect({ field, named }).toEqual({ field, named: isShown ? [field] : [] })
      }
  })
})
