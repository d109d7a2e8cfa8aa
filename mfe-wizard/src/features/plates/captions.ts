import type { WizardStepId } from '@shared/contracts/form-rules'
import type { MoonPhase } from '@shared/insights/moon'
import { writtenDay } from '@shared/web/time/written-moment'
import { listed } from '@shared/insights/listed'
import { ruleLength } from './form-plate'
import type { PlateFacts } from './plate-facts'
import type { SkyOfBirth } from './sky-of-birth'

const elders = ['mother’s mother', 'mother’s father', 'father’s mother', 'father’s father'] as const

const possessiveName = (name: string) => (name ? `${name}’s` : 'the child’s')

function namesCaption({ firstName, initial, possessive }: PlateFacts, proofId: string | null): string {
  if (!initial)
    return 'A quill, and a place for an initial. The rosette behind it will be drawn from the Proof ID.'
  const whose = `The initial is ${firstName}’s.`
  return proofId
    ? `${whose} The rosette behind it is drawn from ${possessive} Proof ID; no other record shares it.`
    : `${whose} The rosette behind it settles once last name, date and time are known.`
}

const numberWords = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const
const ageText = (elongation: number): string => {
  const days = Math.ceil((elongation / 360) * 29.530588853)
  return days <= 10
    ? `not ${numberWords[days] ?? days} ${days === 1 ? 'day' : 'days'} old`
    : `in its ${days}th day`
}

const phaseWords = (phase: MoonPhase, whose: 'its' | 'at its'): string => {
  const word = phase.toLowerCase()
  return phase === 'First Quarter' || phase === 'Last Quarter' ? `${whose} ${word}` : `a ${word}`
}

/** Of a moment that is not certain only what holds for the whole of it. */
const moonText = ({ moons: [first, last] }: SkyOfBirth): string => {
  if (first.phase !== last.phase)
    return `between ${phaseWords(first.phase, 'its')} and ${phaseWords(last.phase, 'its')}`
  const isCertain = first.elongation === last.elongation
  return isCertain && first.phase === 'Waxing Crescent'
    ? `a crescent ${ageText(first.elongation)}`
    : phaseWords(first.phase, 'at its')
}

function momentCaption({ birth, city }: PlateFacts, sky: SkyOfBirth | null): string {
  if (!birth || !sky) return 'The moon takes its true shape once the date of birth is known.'
  const when = birth.time ? `at ${birth.time}` : 'on that day'
  const [first, last] = sky.moons
  const isLeftToPlace = birth.time !== undefined && first.phase !== last.phase
  const moon = `The moon over the sea ${when}, ${moonText(sky)}${isLeftToPlace ? '; the place will tell' : ''}.`
  if (!sky.daylight) return `${moon} Daylight joins the dial once the place is known.`
  const where = city ? ` in ${city}` : ' there'
  if (sky.daylight.hours === 0) return `${moon} On that date the sun did not rise${where}.`
  if (sky.daylight.hours === 24) return `${moon} On that date the sun did not set${where}.`
  return `${moon} The gilt arc is the daylight of that date${where}.`
}

function lineageCaption({ knownElders, possessive }: PlateFacts): string {
  const unknown = elders.filter((_, index) => !knownElders[index])
  const cords = 'Four cords become two, and two become one.'
  if (unknown.length === 0) return cords
  if (unknown.length === 4) return `${cords} They are dotted until the grandparents are named.`
  const whose = possessive === 'the' ? 'The' : possessive === 'her' ? 'Her' : 'His'
  return unknown.length === 1
    ? `${cords} ${whose} ${listed(unknown)} is not known yet, so that cord is dotted.`
    : `${cords} ${whose} ${listed(unknown)} are not known yet, so theirs are dotted.`
}

const formCaption = ({ firstName, length }: PlateFacts): string =>
  length === null || length > ruleLength
    ? 'The first footprint, beside a rule in centimetres.'
    : `The first footprint, beside a rule marked at ${possessiveName(firstName)} length, ${length}\u00a0cm.`

/** The sentence below a plate, about this child. */
export function captionOf(
  stepId: WizardStepId,
  facts: PlateFacts,
  { proofId, sky, pressedAt }: { proofId: string | null; sky: SkyOfBirth | null; pressedAt: Date | null },
): string {
  if (stepId === 'identity') return namesCaption(facts, proofId)
  if (stepId === 'moment') return momentCaption(facts, sky)
  if (stepId === 'lineage') return lineageCaption(facts)
  if (stepId === 'form') return formCaption(facts)
  return pressedAt
    ? `The seal of this record, pressed on ${writtenDay(pressedAt)}. Its lines are counted from the Proof ID.`
    : 'The seal as it will be pressed. Its lines are counted from the Proof ID.'
}
