import { birthFieldNames } from '@shared/contracts/birth-form'
import type { BirthFormField } from '@shared/contracts/birth-form'
import { fieldWords } from '@shared/contracts/field-words'
import { fieldPassages } from '../knowledge/field-passages'
import { foldedText, withoutEnd } from '../words/plain-text'

/** What parents call a field besides the words that stand at it. */
const otherWords: Partial<Record<BirthFormField, readonly string[]>> = {
  email: ['e-mail', 'e-mail address', 'email address'],
  babyNicknames: ['nickname', 'nicknames'],
  babyNameOrigin: ['origin of the name'],
  babyNameEtymology: ['etymology', 'etymology of the name'],
  babyNameMeaning: ['meaning of the name'],
  babyDateOfBirth: ['birth date', 'birthday', 'date of the birth'],
  babyTimeOfBirth: ['birth time', 'hour of birth'],
  babyBirthPlace: ['place of birth'],
  hospitalName: ['name of the hospital', 'hospital name'],
  attendingDoctorName: ['doctor', "doctor's name", 'name of the doctor', 'midwife'],
  motherFullName: ["mother's name", 'name of the mother'],
  fatherFullName: ["father's name", 'name of the father'],
  motherDateOfBirth: ["mother's birth date", "mother's birthday"],
  fatherDateOfBirth: ["father's birth date", "father's birthday"],
  whereParentsFirstMet: ['place where the parents met', 'place where we met'],
  whenParentsMarried: ['wedding date', 'marriage date', 'date of the marriage', 'wedding'],
  whenParentsConceived: ['conception date', 'date of conception', 'conception'],
  babyRace: ['race', 'ethnicity', 'race or ethnicity'],
  babyHeightFeet: ['height', 'length', 'length at birth'],
  babyWeightPounds: ['weight', 'weight at birth', 'birth weight'],
  babyBirthTemperature: ['temperature', 'temperature at birth'],
  babyEyeColor: ['eye color', 'colour of the eyes', 'color of the eyes'],
  babyHairColor: ['hair color', 'colour of the hair', 'color of the hair'],
}

const told: ReadonlySet<string> = new Set(fieldPassages.map(({ id }) => id))
const fieldOfWords = new Map(
  birthFieldNames
    .filter((name) => told.has(`field/${name}`))
    .flatMap((name) =>
      [fieldWords(name), ...(otherWords[name] ?? [])].map(
        (words) => [foldedText(words).replace(/^baby's /, ''), `field/${name}`] as const,
      ),
    ),
)

const field =
  "(?:the |an? |our |my |his |her )?(?:(?:baby|child)'s )?(?:field )?['‘\"]?(?<field>[^?.!]{4,40}?)['’\"]?"
const needed = '(?:required|optional|mandatory|obligatory|compulsory|needed|necessary)'
/** Of one field and nothing else: whether it is needed, on which page of the book it stands, on which step of the form. */
const ways: readonly RegExp[] = [
  new RegExp(`^(?:is|are) ${field}(?: field)? (?:really |also )?${needed}(?: or ${needed})?$`),
  new RegExp(
    `^(?:do|must) (?:i|we) (?:really )?(?:have to |need to )?(?:fill in|enter|give|provide|state) ${field}$`,
  ),
  new RegExp(
    `^(?:where|on (?:which|what) page)(?: (?:in|of) the book)? (?:is|are|will|does|do) ${field}(?: be)? (?:printed|stand|appear)(?: in the book)?$`,
  ),
  new RegExp(`^(?:on|at|in) (?:which|what) step (?:is|are|do i enter|do we enter|can i enter) ${field}$`),
]

/** The id of the passage on the field that is asked for by the words that stand at it; undefined for any other question. */
export const fieldAskedIn = (asked: string): string | undefined => {
  const folded = withoutEnd(asked)
  for (const way of ways) {
    const words = way.exec(folded)?.groups?.['field']
    const id = words === undefined ? undefined : fieldOfWords.get(words)
    if (id !== undefined) return id
  }
  return undefined
}

const ofSize = /\b\d+(?:[.,]\d+)? ?(?:mb|megabytes?|gb|gigabytes?)\b/
const ofKind = /\b(?:heic|jpe?g|png|webp|gif|pdf|docx?)s?\b/
const ofCount =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|how many) (?:[a-z]+ )?(?:files|photos|pictures|images|pdfs|scans)\b/
/** The id of the passage on the size of a file, where a message tells both its size and its kind: ‘a heic photo, 12mb’; undefined for any other. In folded letters. */
export const fileSizeAskedIn = (folded: string): string | undefined =>
  ofSize.test(folded) && ofKind.test(folded) && !ofCount.test(folded) ? 'form/file-size' : undefined
