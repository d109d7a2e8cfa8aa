import { coordinatesInWords, numberInWords } from '../certificate-words'
import type { ChartBody } from '../natal-chart'
import { highestCountOf } from '../numbers/highest-count'
import { arcBetween, turn } from '../sky/angle'
import { zodiacPositionOf } from '../sky/zodiac'
import type { ZodiacPosition } from '../sky/zodiac'
import { withArticle } from './aspect-sentence'
import type { Facts } from './facts'
import { listed } from '../listed'
import { capitalised, degreeText } from './phrases'
import { rulers } from './rulers'
import type { Teller } from './teller'
import { angularBody, houseThemes, midheavenSign, risingSign } from './texts/chart'

const group = 'The hour and the place' as const

const rising: Teller = ({ chart, skyInputs, moment, subject }) => {
  const { ascendant } = chart
  if (ascendant === undefined) return undefined
  const place = subject.birth.place
  return {
    id: 'rising',
    group,
    title: `${ascendant.signName} rising`,
    text: `As this child arrived, ${ascendant.signName} was coming up over the eastern horizon. The rising sign is the door by which others come in. With ${ascendant.signName} on the threshold, the old books say, one ${risingSign[ascendant.signName]}`,
    rule: `Ascendant ${degreeText(ascendant.longitude)} from local sidereal time at ${coordinatesInWords(place?.latitude ?? 0, place?.longitude ?? 0)}, ${moment}.`,
    inputs: skyInputs,
  }
}

const midheaven: Teller = ({ chart, skyInputs, moment }) => {
  if (chart.midheaven === undefined) return undefined
  const { signName, longitude } = chart.midheaven
  return {
    id: 'midheaven',
    group,
    title: `${signName} at the top of the sky`,
    text: `The highest point of the zodiac is read as what one may be known for, long after. In ${signName} it speaks of a liking for ${midheavenSign[signName]}. There is no hurry about it: the midheaven is the last part of a chart that anyone grows into.`,
    rule: `Midheaven ${degreeText(longitude)} from local sidereal time, ${moment}.`,
    inputs: skyInputs,
  }
}

const systemName = (facts: Facts) => (facts.chart.houses?.system === 'placidus' ? 'Placidus' : 'whole-sign')

const houseNote = (facts: Facts) => (facts.chart.houses?.reason ? ` ${facts.chart.houses.reason}` : '')

const houseSentence = (body: ChartBody, facts: Facts) => {
  const house = body.house ?? 1
  return {
    house,
    theme: houseThemes[house - 1] ?? '',
    rule: `House ${house} of twelve, ${systemName(facts)} houses, ${facts.moment}.`,
  }
}

const bodyHouse =
  (id: 'sun' | 'moon', tell: (theme: string) => string): Teller =>
  (facts) => {
    const body = facts.body(id)
    if (body.house === undefined) return undefined
    const { house, theme, rule } = houseSentence(body, facts)
    return {
      id: `${id}-house`,
      group,
      title: `The ${body.name} in the ${ordinalHouse(house)} house`,
      text: `${tell(theme)}${id === 'sun' ? houseNote(facts) : ''}`,
      rule,
      inputs: facts.skyInputs,
    }
  }

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
)
const ordinalHouse = (house: number) => ordinals[house - 1] ?? 'first'

const sunHouse = bodyHouse(
  'sun',
  (theme) =>
    `The houses divide the sky as it stands over one place, and each is a room of life. The Sun was in ${theme}. That is where, according to tradition, one is most awake, and the curtains are drawn back first.`,
)
const moonHouse = bodyHouse(
  'moon',
  (theme) =>
    `The Moon had its lamp in ${theme}. In the room with the Moon in it, tradition says, one takes off one’s shoes and feels what one feels.`,
)

const chartRuler: Teller = (facts) => {
  const { ascendant } = facts.chart
  if (ascendant === undefined) return undefined
  const ruler = facts.body(rulers[ascendant.signName])
  const { theme, rule } = houseSentence(ruler, facts)
  return {
    id: 'chart-ruler',
    group,
    title: `${capitalised(withArticle(ruler.body))}, captain of the chart`,
    text: `The planet that rules the rising sign is called the captain of the chart. Here it is ${withArticle(ruler.body)}, on duty in ${ruler.signName} and in ${theme}. Where the captain stands, the books say, the ship is bound.`,
    rule: `Ruler of ${ascendant.signName} by Ptolemy’s table. ${rule}`,
    inputs: facts.skyInputs,
  }
}

const fullestHouse: Teller = (facts) => {
  if (facts.chart.houses === undefined) return undefined
  const rooms = Array.from({ length: 12 }, (_, index) => ({
    house: index + 1,
    here: facts.settledBodies.filter(({ house }) => house === index + 1),
  }))
  const { most, leading: fullest } = highestCountOf(rooms, ({ here }) => here.length)
  const [first, ...others] = fullest
  if (first === undefined) return undefined
  const empty = rooms.filter(({ here }) => here.length === 0).length
  const base = { id: 'fullest-house', group, inputs: facts.skyInputs }
  const asUsual = empty < 4 ? 'fewer than is usual' : empty > 7 ? 'more than is usual' : 'as is usual'
  const emptyRooms = `${capitalised(numberInWords(empty))} of the twelve rooms stood empty, ${asUsual}; an empty room is only one that is tidied by its landlord.`
  const rule = `Bodies counted by house, ${most === 1 ? 'none with more than one' : `most in ${listed(fullest.map(({ house }) => `house ${house}`))}`}, ${systemName(facts)} houses, ${facts.moment}.`
  if (most === 1)
    return {
      ...base,
      title: 'A room for each',
      text: `The houses are called the rooms of the sky, and that day every one of the bodies had a room to itself, the first of them in ${houseThemes[first.house - 1]}. ${emptyRooms}`,
      rule,
    }
  const asMany =
    others.length === 0
      ? ''
      : ` There were as many in ${others.length > 1 ? 'each of ' : ''}${listed(others.map(({ house }) => `the ${ordinalHouse(house)}`))}.`
  return {
    ...base,
    title: `A ${most === 2 ? 'shared' : 'full'} room: the ${ordinalHouse(first.house)} house`,
    text: `${capitalised(listed(first.here.map(({ body }) => withArticle(body))))} kept company in ${houseThemes[first.house - 1]}.${asMany} ${emptyRooms}`,
    rule,
  }
}

const angles = (chart: Facts['chart']): [string, ZodiacPosition][] => {
  const { ascendant, midheaven: top } = chart
  if (ascendant === undefined || top === undefined) return []
  const opposite = ({ longitude }: ZodiacPosition) => zodiacPositionOf(turn(longitude + 180))
  return [
    ['rising in the east', ascendant],
    ['at the top of the sky', top],
    ['setting in the west', opposite(ascendant)],
    ['at the foot of the sky', opposite(top)],
  ]
}

const atAnAngle: Teller = (facts) => {
  const near = facts.settledBodies
    .flatMap((body) =>
      angles(facts.chart).map(([where, angle]) => ({
        body,
        where,
        distance: Math.abs(arcBetween(body.longitude, angle.longitude)),
      })),
    )
    .sort((one, other) => one.distance - other.distance)[0]
  if (near === undefined) return undefined
  return {
    id: 'at-an-angle',
    group,
    title: `${capitalised(withArticle(near.body.body))} ${near.where}`,
    text: `Of all the bodies, ${withArticle(near.body.body)} stood nearest to one of the four corners of the chart: it was ${near.where}${near.distance > 10 ? ', though at some distance' : ''}. What stands at a corner is seen from the road. ${angularBody[near.body.body] ?? ''}`,
    rule: `${near.body.name} ${near.distance.toFixed(1)}° from the nearest of ascendant, midheaven and their opposites, ${facts.moment}.`,
    inputs: facts.skyInputs,
  }
}

/** Ascendant, midheaven and houses: told where minute and place are known. */
export const houseInsights: Teller[] = [
  rising,
  chartRuler,
  midheaven,
  sunHouse,
  moonHouse,
  fullestHouse,
  atAnAngle,
]
