import { bookDataOf } from './book-data'
import { fullForm } from './testing/full-form'
import { subjectWith } from './testing/subjects'

describe('bookDataOf', () => {
  it('has one apostrophe in a name, wherever it stands', () => {
    const data = bookDataOf(
      subjectWith({
        ...fullForm,
        babyFirstName: "D'Arcy",
        babyLastName: "O'Shea",
        motherFullName: "Niamh O'Shea",
      }),
    )
    expect(JSON.stringify(data)).not.toMatch(/[DO]'[AS]/)
    expect(data.certificate.name.words).toEqual(['D’Arcy', 'Noor', 'O’Shea'])
  })
})
