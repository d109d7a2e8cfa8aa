import { settledInstantOf } from '@shared/insights/birth-moment'
import { civilDateOf, weekdayOf } from '@shared/insights/calendar/civil-date'
import type { Weekday } from '@shared/insights/calendar/civil-date'
import { coordinatesInWords, dateInWords, timeInWords } from '@shared/insights/certificate-words'
import { lifePathNumberOf } from '@shared/insights/numbers/date-numbers'
import { birthOf } from '@shared/insights/form-inputs'
import type { CodexForm, CodexSubject } from './codex-subject'
import { printedNameOf, wordsOf } from './name-parts'
import type { PrintedName } from './name-parts'
import { printableOrNull, printableText } from '@shared/contracts/printable-text'
import { RenderError } from './render-error'
import { moonDataOf, moonSignOf, skyDataOf } from './sky-data'
import type { MoonData, SkyData } from './sky-data'

export type { CodexForm, CodexSubject } from './codex-subject'

/** What the Typst sources read: JSON, nothing else. Every text is ready to be printed. */
export type CertificateData = {
  proofId: string
  name: PrintedName
  birth: {
    date: string
    year: string
    shortDate: string
    /** In words; null when unknown. */
    time: string | null
    /** HH:MM; null when unknown. */
    clock: string | null
    zone: string | null
    facility: string | null
    place: string | null
    coordinates: string | null
  }
  parents: { role: string; name: string }[]
  sealedOn: string | null
  /** What the QR code says. */
  verifyUrl: string
  lifePath: string
  /** The ruler of the weekday: it stands in a corner that lacks its own sign. */
  dayPlanet: string
  moonSign: number | null
  moon: MoonData
  sky: SkyData
}

const dayPlanets: Record<Weekday, string> = {
  Sunday: 'sun',
  Monday: 'moon',
  Tuesday: 'mars',
  Wednesday: 'mercury',
  Thursday: 'jupiter',
  Friday: 'venus',
  Saturday: 'saturn',
}

const birthLinesOf = (form: CodexForm): CertificateData['birth'] => {
  const birth = birthOf(form)
  const { local } = settledInstantOf(birth)
  const { long, year, short } = dateInWords(birth.date)
  return {
    date: long,
    year,
    shortDate: short,
    time: birth.time ? timeInWords(birth.time) : null,
    clock: birth.time ?? null,
    zone: local?.zoneLabel ?? null,
    facility: printableOrNull(form.babyBirthPlace),
    place: printableOrNull(form.babyBirthLocation),
    coordinates: birth.place ? coordinatesInWords(birth.place.latitude, birth.place.longitude) : null,
  }
}

const parentsOf = (form: CodexForm) =>
  [
    { role: 'Mother', name: wordsOf(form.motherFullName ?? '').join(' ') },
    { role: 'Father', name: wordsOf(form.fatherFullName ?? '').join(' ') },
  ].filter(({ name }) => name !== '')

/** The child's name; what else the record says tells in which language it is written. */
export const nameOf = (form: CodexForm): PrintedName =>
  printedNameOf(
    { first: form.babyFirstName, middle: form.babyMiddleName, last: form.babyLastName },
    [form.motherFullName, form.fatherFullName, form.babyBirthLocation].map(printableText),
    [form.babyNationality, form.birthTimeZone, form.babyBirthLocation].map(printableText),
  )

/**
 * Everything the certificate prints. Pure: the same subject gives the same data.
 * @throws RenderError `incomplete` where no name or date of birth can be printed, or a value lies outside what a
 * calendar or a map has; `unprintable` for anything else that fails.
 */
export const certificateDataOf = ({ form, proofId, verifyUrl, sealedOn }: CodexSubject): CertificateData => {
  const name = nameOf(form)
  if (name.words.length === 0) throw new RenderError('incomplete', 'The record has no printable name')
  try {
    const birth = birthOf(form)
    const date = civilDateOf(birth.date)
    return {
      proofId,
      name,
      birth: birthLinesOf(form),
      parents: parentsOf(form),
      sealedOn: sealedOn ? dateInWords(sealedOn).short : null,
      verifyUrl,
      lifePath: String(lifePathNumberOf(date)),
      dayPlanet: dayPlanets[weekdayOf(date)],
      moonSign: moonSignOf(birth),
      moon: moonDataOf(birth),
      sky: skyDataOf(birth),
    }
  } catch (error) {
    const isOutOfRange = error instanceof RangeError
    throw new RenderError(isOutOfRange ? 'incomplete' : 'unprintable', 'The record cannot be read', error)
  }
}
