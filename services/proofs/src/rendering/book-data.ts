import { printableText } from '@shared/contracts/printable-text'
import { birthOf } from '@shared/insights/form-inputs'
import { nameInSentences } from '@shared/insights/insights/name-of'
import { arrivalDataOf } from './arrival-data'
import type { ArrivalData } from './arrival-data'
import { bodyDataOf } from './body-data'
import type { BodyData, KeepsakePrint } from './body-data'
import { certificateDataOf } from './certificate-data'
import type { CertificateData } from './certificate-data'
import type { CodexSubject } from './codex-subject'
import { nameDataOf } from './name-data'
import type { NameData } from './name-data'
import { lineageDataOf } from './lineage-data'
import type { LineageData } from './lineage-data'
import { readingsDataOf } from './readings-data'
import type { ReadingsData } from './readings-data'
import { RenderError } from './render-error'
import { unknownMomentOf } from './unknown-moment'
import type { UnknownMoment } from './unknown-moment'
import { unbrokenText } from './unbroken'

/** What the whole book reads: the certificate's data and the pages behind it. */
export type BookData = {
  certificate: CertificateData
  /** As sentences have it. */
  firstName: string
  verifyUrl: string
  /** What is told of the name; null where nobody said anything of it. */
  given: NameData | null
  lineage: LineageData | null
  arrival: ArrivalData
  body: BodyData
  readings: ReadingsData
  /** What of the moment is not known, and what was left out for it; null where it is known. */
  unknownMoment: UnknownMoment | null
  /** What each part was computed from, for the colophon. */
  methods: [subject: string, how: string][]
}

const methodsOf = ({ sky }: CertificateData, unknown: UnknownMoment | null): BookData['methods'] => [
  [
    'the sky',
    'Positions are apparent, geocentric and tropical, from the theories VSOP87 and ELP/MPP02 and the ephemeris DE440' +
      (sky.houses ? '; the houses follow Placidus, or the whole signs where he has none.' : '.'),
  ],
  [
    'the moon',
    'Phase, lit share and tilt are those of the true moon, seen from the place of birth where it is known.',
  ],
  [
    'the hour',
    unknown?.method ?? 'Local time was turned into an instant by the history of the time zone of the place.',
  ],
  [
    'the lunar year',
    'It turns at the new moon that opens it, after the calendar of the Purple Mountain Observatory.',
  ],
  ['the number', 'The digits of the date are added until one is left; 11, 22 and 33 are kept.'],
  ['the cards', 'The trumps come from the digit sum of the date, the small card from the sun’s ten degrees.'],
]

/** The lines of its paragraphs end well. `name.typ` sets what is told apart from its source. */
const unbrokenName = (given: NameData | null): NameData | null =>
  given && {
    parts: given.parts.map((part) => ({
      ...part,
      paragraphs: part.paragraphs.map((told) => told.split(' Source: ').map(unbrokenText).join(' Source: ')),
    })),
  }

/**
 * Everything the book prints. Pure: the same subject gives the same data.
 * @param prints the subject's pictures, prepared for the press
 * @throws RenderError as `certificateDataOf` does
 */
export const bookDataOf = (subject: CodexSubject, prints: readonly KeepsakePrint[] = []): BookData => {
  const certificate = certificateDataOf(subject)
  try {
    const unknownMoment = unknownMomentOf(birthOf(subject.form))
    return {
      certificate,
      firstName: nameInSentences(printableText(subject.form.babyFirstName)),
      verifyUrl: subject.verifyUrl.replace(/^https?:\/\//, ''),
      given: unbrokenName(nameDataOf(subject.form, subject.research)),
      lineage: lineageDataOf(subject.form),
      arrival: arrivalDataOf(subject.form),
      body: bodyDataOf(subject.form, prints),
      readings: readingsDataOf(subject.form),
      unknownMoment,
      methods: methodsOf(certificate, unknownMoment),
    }
  } catch (error) {
    throw new RenderError('unprintable', 'The pages behind the certificate cannot be composed', error)
  }
}
