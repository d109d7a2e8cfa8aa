import {
  centimetresPerInch,
  feetAndInches,
  kilogramsPerOunce,
  poundsAndOunces,
} from '@shared/contracts/metric'
import { readNumber } from '@shared/contracts/typed-number'
import { listed } from '@shared/insights/listed'
import type { CodexForm } from './codex-subject'
import { factsOf } from './printed-facts'
import type { Fact } from './printed-facts'

export type BodyData = {
  /** Drawn as a circle of true size; null when not measured. */
  headCentimetres: number | null
  /** The same in inches, as it is printed; null with it. */
  headInches: string | null
  /** 'the scale and the tape': what it was measured with; null where nothing was. */
  measuredWith: string | null
  facts: Fact[]
  printFields: PrintField[]
}
/**
 * A field for the print of a hand or foot. `kind` is 'either' where both were asked for, as no picture says of which it is, and null
 * where nobody asked.
 */
export type PrintField = {
  kind: 'hand' | 'foot' | 'either' | null
  /** The picture's file, as Typst reads it; null for space to press it in by hand. */
  picture: string | null
}
/** A picture that could be read, or not. */
export type KeepsakePrint = Uint8Array | undefined

const thinSpace = '\u2009'
const figures = new Intl.NumberFormat('en')
const grouped = (value: number) => figures.format(Math.round(value)).replaceAll(',', thinSpace)
const plain = (value: number, digits = 1) => String(Number(value.toFixed(digits)))

/** What the family measured in metric, as long as it is the measure that the record keeps in feet or pounds. */
const typedMetric = (text: string | null | undefined, isKept: (metric: number) => boolean): number | null => {
  const metric = readNumber(text ?? '')
  return metric !== null && isKept(metric) ? metric : null
}

const weight = ({
  babyWeightPounds: pounds,
  babyWeightOunces,
  babyWeightKilograms,
}: CodexForm): Fact | undefined => {
  if (pounds == null) return undefined
  const ounces = babyWeightOunces ?? 0
  const typed = typedMetric(babyWeightKilograms, (metric) => {
    const kept = poundsAndOunces(metric)
    return kept.pounds === pounds && kept.ounces === ounces
  })
  const grams = (typed ?? (pounds * 16 + ounces) * kilogramsPerOunce) * 1000
  return {
    label: 'Weight',
    value: `${pounds} lb ${ounces ? `${ounces} oz` : ''}`.trim(),
    note: `${grouped(grams)} g`,
  }
}

const length = ({
  babyHeightFeet: feet,
  babyHeightInches: inches,
  babyHeightCentimetres,
}: CodexForm): Fact | undefined => {
  const total = (feet ?? 0) * 12 + (inches ?? 0)
  if (total === 0) return undefined
  const typed = typedMetric(babyHeightCentimetres, (metric) => {
    const kept = feetAndInches(metric)
    return kept.feet * 12 + kept.inches === total
  })
  return { label: 'Length', value: `${total} in`, note: `${plain(typed ?? total * centimetresPerInch)} cm` }
}

const temperature = (form: CodexForm): Fact | undefined => {
  const { babyBirthTemperature: value, babyBirthTemperatureUnit: unit } = form
  if (value == null) return undefined
  const isCelsius = unit === '°C'
  const other = isCelsius ? (value * 9) / 5 + 32 : ((value - 32) * 5) / 9
  return {
    label: 'Temperature',
    value: `${plain(value)}${thinSpace}${isCelsius ? '°C' : '°F'}`,
    note: `${plain(other)}${thinSpace}${isCelsius ? '°F' : '°C'}, first reading`,
  }
}

const apgar = ({ apgarScore1Min, apgarScore5Min }: CodexForm): Fact | undefined => {
  const [first, second] = [apgarScore1Min, apgarScore5Min].map((score) =>
    /^\d+$/.test(score ?? '') ? score : null,
  )
  if (first && second)
    return { label: 'Apgar', value: `${first}, then ${second}`, note: 'at one and five minutes' }
  if (first) return { label: 'Apgar', value: first, note: 'at one minute' }
  return second ? { label: 'Apgar', value: second, note: 'at five minutes' } : undefined
}

const connected = (form: CodexForm): Fact | undefined => {
  const units: [number | null | undefined, string, string][] = [
    [form.daysConnected, 'day', 'd'],
    [form.hoursConnected, 'hour', 'h'],
    [form.minutesConnected, 'minute', 'min'],
    [form.secondsConnected, 'second', 's'],
  ]
  const said = units.flatMap(([count, , short]) => (count ? [`${count} ${short}`] : []))
  if (said.length === 0) return undefined
  return {
    label: 'Joined to the placenta',
    value: said.join(' '),
    note: 'before the cord was cut',
  }
}

const headCentimetres = ({ babyHeadCircumference: value, babyHeadCircumferenceUnit: unit }: CodexForm) =>
  value == null ? null : Number((unit === 'in' ? value * centimetresPerInch : value).toFixed(1))

/** A circle that would not lie on the page, or not be seen on it, is told as a fact instead. */
const isDrawable = (centimetres: number | null) =>
  centimetres !== null && centimetres >= 20 && centimetres <= 42

const headInches = ({ babyHeadCircumference: value, babyHeadCircumferenceUnit: unit }: CodexForm) =>
  value == null ? null : unit === 'in' ? plain(value, 2) : plain(value / centimetresPerInch)

const head = (form: CodexForm): Fact | undefined => {
  const centimetres = headCentimetres(form)
  if (centimetres === null || isDrawable(centimetres)) return undefined
  return { label: 'Head', value: `${centimetres} cm`, note: `${headInches(form)} in round` }
}

/** A blood group is negative by a minus, where the form's list has a hyphen. */
const bloodByItsSign = ({ babyBloodType: group }: CodexForm) =>
  group ? { babyBloodType: group.replace(/-$/, '\u2212') } : {}

export const mostPrints = 2
export const printFile = (index: number): string => `/print-${index + 1}.png`

const printFieldsOf = (
  preference: string | null | undefined,
  prints: readonly KeepsakePrint[],
): PrintField[] => {
  const asked: PrintField['kind'][] = [
    ...(/hand/i.test(preference ?? '') ? (['hand'] as const) : []),
    ...(/foot|feet/i.test(preference ?? '') ? (['foot'] as const) : []),
  ]
  const pictures = prints.slice(0, mostPrints).map((print, index) => (print ? printFile(index) : null))
  if (asked.length > 1)
    return asked.map((kind, index) => ({
      kind: pictures.some(Boolean) ? 'either' : kind,
      picture: pictures[index] ?? null,
    }))
  const [kind = null] = asked
  const given = pictures.flatMap((picture) => (picture ? [{ kind, picture }] : []))
  return given.length === 0 && kind ? [{ kind, picture: null }] : given
}

/** What was measured and seen of the child; only what was given. */
export const bodyDataOf = (form: CodexForm, prints: readonly KeepsakePrint[] = []): BodyData => {
  const centimetres = headCentimetres(form)
  const [weighed, long, warm] = [weight(form), length(form), temperature(form)]
  const instruments = [
    weighed && 'the scale',
    (long ?? centimetres) && 'the tape',
    warm && 'the thermometer',
  ].filter((instrument) => typeof instrument === 'string')
  return {
    headCentimetres: isDrawable(centimetres) ? centimetres : null,
    headInches: isDrawable(centimetres) ? headInches(form) : null,
    measuredWith: instruments.length > 0 ? listed(instruments) : null,
    printFields: printFieldsOf(form.printPreference, prints),
    facts: [
      weighed,
      long,
      head(form),
      warm,
      apgar(form),
      connected(form),
      // The form asks from what is around the child to what is its own; the page tells them the other way round.
      ...factsOf('physical-codex', form, bloodByItsSign(form)).toReversed(),
    ].filter((fact) => fact !== undefined),
  }
}
