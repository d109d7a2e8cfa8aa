import { line, text, flag } from '../field-kinds'
import type { FieldEntry } from '../field-kinds'

/** The fields of step I, in the order of the page. */
export const identityFields = {
  email: {
    ...line(320),
    label: 'Email',
    summary: 'Email',
    isWide: true,
    isQuestion: true,
    required: 'Email is required',
    printed: null, // an address of the family, not of the child
  },
  babyFirstName: {
    ...line(),
    label: 'Baby’s first name',
    summary: 'First name',
    isQuestion: true,
    required: 'First name is required',
    older: ['firstName'],
    printed: { page: 'certificate' },
  },
  babyMiddleName: {
    ...line(),
    label: 'Middle name',
    summary: 'Middle name',
    isQuestion: true,
    older: ['middleName'],
    printed: { page: 'certificate' },
  },
  babyLastName: {
    ...line(),
    label: 'Last name',
    summary: 'Last name',
    isQuestion: true,
    required: 'Last name is required',
    older: ['lastName'],
    printed: { page: 'certificate' },
  },
  babyNicknames: {
    ...line(),
    label: 'Informal nicknames',
    summary: 'Nicknames',
    isQuestion: true,
    older: ['nicknames'],
    printed: { page: 'name' },
  },
  babyNameOrigin: {
    ...text(),
    label: 'Name origin',
    summary: 'Name origin',
    isWide: true,
    isQuestion: true,
    older: ['nameOrigin'],
    printed: { page: 'name' },
  },
  myaCalculateOrigin: {
    ...flag(),
    label: 'Ask MYA',
    words: 'Ask MYA for the name origin',
    printed: null, // a wish
  },
  babyNameEtymology: {
    ...text(),
    label: 'Name etymology',
    summary: 'Etymology',
    isWide: true,
    isQuestion: true,
    older: ['nameEtymology'],
    printed: { page: 'name' },
  },
  myaCalculateEtymology: {
    ...flag(),
    label: 'Ask MYA',
    words: 'Ask MYA for the name etymology',
    printed: null, // a wish
  },
  babyNameMeaning: {
    ...text(),
    label: 'Name meaning',
    summary: 'Meaning',
    isWide: true,
    isQuestion: true,
    older: ['nameMeaning'],
    printed: { page: 'name' },
  },
  /** Set once a parent says 'This is a different child'; a fifth input of the Proof ID (D11). */
  differentChild: {
    ...line(64),
    label: 'Different child',
    printed: null, // a random value
  },
} as const satisfies Record<string, FieldEntry>
