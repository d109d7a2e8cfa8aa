import { textOf } from '@shared/insights/calendar/civil-date'
import {
  animalOf,
  animals,
  lunarNewYearOf,
  lunarYears,
  phaseOf,
  phases,
  sexagenaryYearOf,
} from '@shared/insights/calendar/sexagenary'
import { tableId } from '../knowledge/table-passages'
import { foldedText, oneOf } from '../words/plain-text'
import type { SkyEvent } from './sky-events'
import { inWords } from './written-days'

const side = '\\b(?<side>next|last|previous) (?:chinese |lunar )?'
const named = `(?:(?<phase>${oneOf(phases)}) )?(?<animal>${oneOf(animals)})`
const whenBegins = '\\bwhen (?:does|did|will|is) (?:the )?(?:chinese |lunar )?(?:new )?year of the '
const ways = [
  new RegExp(`${side}year of the ${named}\\b`),
  new RegExp(`${side}${named} year\\b`),
  new RegExp(`${whenBegins}${named} (?:begin|start)`),
]
const ofBirth = /\bborn\b|\d/

const firstDayOf = (year: number) => textOf(lunarNewYearOf(year))

/** When the next year of an animal begins, or the last one began, beside its years: ‘the last fire horse year’; undefined for any other message. In folded letters. */
export const animalYearAskedIn = (folded: string): SkyEvent | undefined => {
  const told = ways.map((way) => way.exec(folded)?.groups).find((groups) => groups !== undefined)
  const animal = animals.find((one) => foldedText(one) === told?.['animal'])
  if (!told || !animal || ofBirth.test(folded)) return undefined
  const phase = phases.find((one) => foldedText(one) === told['phase'])
  const name = `year of the ${phase ? `${phase} ` : ''}${animal}`
  const own = lunarYears.filter((year) => {
    const cycle = sexagenaryYearOf(year)
    return animalOf(cycle) === animal && (!phase || phaseOf(cycle) === phase)
  })
  const today = new Date().toISOString().slice(0, 10)
  const begun = own.filter((year) => firstDayOf(year) <= today)
  const beginsOn = (year: number | undefined) => (year === undefined ? undefined : inWords(firstDayOf(year)))
  const passage = tableId('animal-years', animal)
  const isNotOver = begun.length > 0 && firstDayOf((begun.at(-1) ?? 0) + 1) > today
  if (told['side'] === 'next' || (told['side'] === undefined && !isNotOver)) {
    const next = beginsOn(own[begun.length])
    return next === undefined ? undefined : { passage, figure: `The next ${name} begins on ${next}. ` }
  }
  const [last, before] = [begun.at(-1), beginsOn(begun.at(-2))]
  if (last === undefined) return undefined
  return {
    passage,
    figure:
      isNotOver && before !== undefined
        ? `The ${name} began on ${beginsOn(last)} and is not over; the one before it began on ${before}. `
        : `The last ${name} began on ${beginsOn(last)}. `,
  }
}
