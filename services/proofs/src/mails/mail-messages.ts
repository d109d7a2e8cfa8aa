import { fieldWords, unreadPictures } from '@shared/contracts/field-words'
import type { RecordVersion } from '@shared/contracts/internal'
import type { Unprintable } from '@shared/contracts/proofs'
import { wholeName } from '@shared/contracts/whole-name'
import { derivedValuesOf } from '@shared/insights/derived-values'
import type { DerivedValues } from '@shared/insights/derived-values'
import { birthOf } from '@shared/insights/form-inputs'
import { emailWord } from '@shared/node/mail-page'
import type { MailPage } from '@shared/node/mail-page'
import { momentWords } from '@shared/node/moment-words'
import { isolate, oneLine } from '@shared/node/one-line'
import { trumpNumeral } from '../rendering/arcana/trump-numeral'

/** Characters of a child's name in an e-mail: a name, and no letter to whoever reads it. */
const maxNameLength = 100

export interface MailContent {
  subject: string
  page: MailPage
}

/** Addresses of the product that an e-mail about one record leads to. */
export interface MailAddresses {
  proof: string
  success: string
}

/** Without what mail programs would make a link of: 'J.R.' becomes 'J. R.', and 'buy.example' is no address any more. */
const withoutLinks = (name: string) =>
  name
    .replaceAll('://', ' ')
    .replaceAll('@', ' ')
    .replace(/\.(?=\p{L})/gu, '. ')

const nameOf = ({ form }: RecordVersion) =>
  isolate(oneLine(withoutLinks(wholeName(form.babyFirstName, null, form.babyLastName)), maxNameLength))

const missingCharacters = (texts: readonly Unprintable[]) => {
  const places = texts.map(
    ({ field, characters }) => `${oneLine(characters.join(' '), 100)} (${fieldWords(field)})`,
  )
  return `None of our typefaces has these characters, so the book leaves them out: ${places.join('; ')}. You can write them another way before you approve it.`
}

/** The same without the characters, which anybody may have written. */
const missingPlaces = (texts: readonly Unprintable[]) =>
  `None of our typefaces has some of the characters in these answers, so the book leaves them out: ${texts.map(({ field }) => fieldWords(field)).join('; ')}. You can write them another way before you approve it.`

const missing = (unprintable: readonly Unprintable[], isConfirmed: boolean): string[] => {
  const texts = unprintable.filter(({ characters }) => characters.length > 0)
  const pictures = unprintable.flatMap(({ pictures: unread = [] }) => unread)
  return [
    ...(texts.length ? [(isConfirmed ? missingCharacters : missingPlaces)(texts)] : []),
    ...(pictures.length
      ? [
          `Our press cannot read ${unreadPictures(pictures)}, so the book is without ${pictures.length > 1 ? 'them' : 'it'}. You can add ${pictures.length > 1 ? 'them' : 'it'} again as JPEG or PNG before you approve it.`,
        ]
      : []),
  ]
}

export interface ProofState {
  unprintable: readonly Unprintable[]
  isApproved: boolean
  /** A link of an earlier e-mail to the address has been opened: whoever reads it is known to want it. */
  isConfirmed: boolean
}

const afterOpening = 'The finished record comes to this address once the link below has been opened.'

const nextSteps = ({ unprintable, isApproved, isConfirmed }: ProofState): string[] => {
  if (isApproved) return ['It has been approved.', ...(isConfirmed ? [] : [afterOpening])]
  return [
    'Please look it over, letter by letter: names, dates, places.',
    ...missing(unprintable, isConfirmed),
    'If something is not right, change it and send it again; nothing is printed before you approve it.',
    ...(isConfirmed ? [] : [afterOpening]),
  ]
}

/**
 * Tells the parent that the proof can be looked at. To an address that nobody has confirmed it says nothing that the sender wrote
 * but the child's name.
 */
export const proofReadyMail = (
  record: RecordVersion,
  { proof, success }: MailAddresses,
  state: ProofState,
): MailContent => ({
  subject: `The Birth Codex proof of ${nameOf(record)} is ready`,
  page: {
    heading: `${nameOf(record)}’s proof is ready`,
    paragraphs: [
      'The Birth Codex you asked for has been prepared as a watermarked proof.',
      ...nextSteps(state),
    ],
    button: { label: 'Review the proof', address: proof },
    link: { label: 'See how it is coming along', address: success },
    footnote: `Proof ID ${record.proofId}. Please keep this ${emailWord} to yourself: on another device its link lets whoever opens it go on with the record in your place. To show the proof to somebody, pass on the address of the page that it opens.`,
  },
})

const factNames: readonly (readonly [keyof DerivedValues, string])[] = [
  ['dayOfBirth', 'Day of birth'],
  ['westernZodiac', 'Sun sign'],
  ['easternZodiac', 'Eastern zodiac'],
  ['trueMoonPhase', 'Moon'],
  ['lifePathNumber', 'Life path number'],
  ['psychicNumber', 'Psychic number'],
  ['birthGem', 'Birth gem'],
  ['spiritualStone', 'Spiritual stone'],
  ['majorArcana', 'Major arcanum'],
  ['minorArcana', 'Minor arcanum'],
  ['birthSeason', 'Season of birth'],
]

const dayLengthOf = (hours: number) => {
  const minutes = Math.round(hours * 60)
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** A trump with its number, as the book has it: by that it is found in every pack, also where it has another name there. */
const told = (values: DerivedValues, key: keyof DerivedValues): string =>
  key === 'majorArcana' ? `${values[key]} (${trumpNumeral(values[key])})` : String(values[key])

const factsOf = (values: DerivedValues): [string, string][] => [
  ...factNames.map(([key, name]): [string, string] => [name, told(values, key)]),
  ...(values.dayLength === null
    ? []
    : [['Length of the day', dayLengthOf(values.dayLength)] as [string, string]]),
]

/** Thanks for the approval and brings the finished record, which is attached. */
export const proofApprovedMail = (
  record: RecordVersion,
  { proof, success }: MailAddresses,
  book: { name: string; pages: number; isArchival: boolean },
): MailContent => {
  const values = derivedValuesOf(birthOf(record.form))
  const notes = [values.westernZodiacNote, values.dayLengthNote].filter((note) => note !== undefined)
  return {
    subject: `The Birth Codex of ${nameOf(record)} is approved`,
    page: {
      heading: `${nameOf(record)}’s Birth Codex is approved`,
      paragraphs: [
        `Thank you for looking it over. The finished record is attached to this ${emailWord}: ${book.name}, ${book.pages} pages without watermark, with the certificate and all insights${book.isArchival ? ', in the form that archives keep (PDF/A)' : ''}. Please put it in a safe place.`,
        'In short, this is what the day of birth has to tell, by traditions from around the world:',
      ],
      facts: factsOf(values),
      button: { label: 'See what comes next', address: success },
      link: { label: 'Look at the approved proof', address: proof },
      footnote: [
        ...notes,
        `Proof ID ${record.proofId}. For a day after the approval, or until it is ordered, it can be taken back and the record changed; then it is sealed.`,
        'These insights come from traditional and cultural systems and are meant for fun and inspiration.',
      ].join(' '),
    },
  }
}

/** Says that the finished record which was sent before is not the last word. */
export const approvalUndoneMail = (
  record: RecordVersion,
  { proof, success }: MailAddresses,
): MailContent => ({
  subject: `The approval of ${nameOf(record)}’s Birth Codex was taken back`,
  page: {
    heading: `${nameOf(record)}’s Birth Codex is open again`,
    paragraphs: [
      'Its approval was taken back, so the finished record that we sent you is not the final one.',
      'The record can be changed now, or approved as it is. A new finished record comes to this address after the next approval; please keep that one.',
    ],
    button: { label: 'Review the proof', address: proof },
    link: { label: 'See how it is coming along', address: success },
    footnote: `Proof ID ${record.proofId}. Nothing is printed before the record is approved again.`,
  },
})

/** Brings the link for another device. Anybody who knows a Proof ID may have asked for it: it tells nothing of the record. */
export const accessLinkMail = (proofId: string, address: string, expiresAt: Date): MailContent => ({
  subject: 'Your Birth Codex on another device',
  page: {
    heading: 'Go on with your Birth Codex on another device',
    paragraphs: [
      'Somebody, probably you, asked for a link to this record. Please open it on the device that you want to go on with, and press ‘Continue on this device’ there.',
      `The link works once, until ${momentWords(expiresAt)}. Looking at it does not use it up.`,
    ],
    button: { label: 'Open the record', address },
    footnote: `Proof ID ${proofId}. If it was not you, you need not do anything: the link came to this address only. Please pass it on to nobody, since it opens everything of the record.`,
  },
})

const dayWords = (instant: Date) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(instant)

/** Before a record that was given up is removed. The address may be another's than it should: it tells nothing of the record. */
export const recordEndingMail = (
  proofId: string,
  { record, privacy }: { record: string; privacy: string },
  { removesAt, isSubmitted }: { removesAt: Date; isSubmitted: boolean },
): MailContent => ({
  subject: `A Birth Codex of yours will be removed on ${dayWords(removesAt)}`,
  page: {
    heading: `This record will be removed on ${dayWords(removesAt)}`,
    paragraphs: [
      isSubmitted
        ? 'Its proof was never approved, and nothing in it has changed for a long time. We keep what you wrote about your child no longer than we have to.'
        : 'It was begun and never submitted, and nothing in it has changed for a long time. We keep what you wrote about your child no longer than we have to.',
      isSubmitted
        ? 'To keep it, approve its proof, or change anything in it, before that day.'
        : 'To keep it, submit it, or change anything in it, before that day.',
      'If you do nothing it is erased for good, with all its versions, files and comments, as if you had erased it yourself.',
    ],
    button: { label: 'Open the record', address: record },
    link: { label: 'Download everything, or erase it now', address: privacy },
    footnote: `Proof ID ${proofId}. On a device that does not know the record, its page sends you a link. If you do not know what this is about, somebody had mistyped their address, and you need not do anything.`,
  },
})

/** To an address that was replaced: it may never have been the right one, so that it tells nothing of the record. */
export const addressChangedMail: MailContent = {
  subject: 'Your address was taken out of a Birth Codex',
  page: {
    heading: `No more ${emailWord}s come to this address`,
    paragraphs: [
      `This address was given for the ${emailWord}s about a Birth Codex, and has been replaced by another one. Links in ${emailWord}s that came here before no longer let anybody go on with the record.`,
      'If you do not know what this is about, somebody had mistyped their address. You need not do anything, and we write to you no more about it.',
    ],
    footnote:
      'If the record is yours and you did not change its address, somebody uses a device on which you opened it: please ask us for help.',
  },
}
