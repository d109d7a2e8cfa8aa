import { addDays, monthName } from '../calendar/civil-date'
import { arcBetween } from '../sky/angle'
import type { BodyId } from '../sky/ephemeris'
import type { Facts } from './facts'
import { degreeText, signed, unitsText } from './phrases'
import { clockOfChange, withoutIt } from './sky-phrases'
import type { Teller } from './teller'
import { planetInSign, whileRetrograde } from './texts/planets'

const passageOf = (facts: Facts, id: BodyId): string => {
  const change = facts.changeOf(id)
  return change
    ? ` It changed sign that day, ${clockOfChange(facts, change)}, from ${change.from} to ${change.to}; ${withoutIt(facts)} the sign at noon is taken.`
    : ''
}

const planet =
  (id: BodyId): Teller =>
  (facts) => {
    const { name, signName, retrograde, longitude } = facts.body(id)
    const text = planetInSign[id]?.[signName]
    if (text === undefined) return undefined
    const isTurned = retrograde && id !== 'north-node'
    return {
      id,
      group: 'The planets',
      title: `${id === 'north-node' ? 'The northern node' : name} in ${signName}`,
      text: `${text}${isTurned ? ` ${whileRetrograde[id] ?? ''}` : ''}${passageOf(facts, id)}`,
      rule: `Apparent longitude ${degreeText(longitude)}${isTurned ? ', retrograde' : ''}${id === 'north-node' ? ', mean node' : ''}, ${facts.moment}.`,
      inputs: facts.skyInputs,
    }
  }

const besideTheSun =
  (
    id: 'mercury' | 'venus',
    hidden: number,
    texts: { evening: string; morning: string; hidden: string },
  ): Teller =>
  (facts) => {
    const { name, longitude } = facts.body(id)
    const ahead = arcBetween(longitude, facts.body('sun').longitude)
    const isHidden = Math.abs(ahead) < hidden
    const title = isHidden ? `${name} out of sight` : `${name} the ${ahead > 0 ? 'evening' : 'morning'} star`
    const degrees = Math.round(Math.abs(ahead))
    const howFar = degrees === 0 ? 'less than a degree' : unitsText(degrees, 'degree')
    const distance = `${howFar} ${ahead > 0 ? 'behind' : 'ahead of'} the Sun on their way across the sky`
    return {
      id: `${id}-star`,
      group: 'The planets',
      title,
      text: `${name} stood ${distance}. ${isHidden ? texts.hidden : ahead > 0 ? texts.evening : texts.morning}`,
      rule: `Longitude of ${name} less that of the Sun: ${signed(ahead, 1)}°; nearer than ${hidden}° it is lost in the light, ${facts.moment}.`,
      inputs: facts.skyInputs,
    }
  }

const venusStar = besideTheSun('venus', 9, {
  evening:
    'So it was the evening star that season, the first light of the night. The Greeks called it Hesperos and wrote wedding songs to it; its children are said to be sociable, and at their best towards supper time.',
  morning:
    'So it was the morning star that season, the last light of the night. The Greeks called it Phosphoros, the bringer of light; its children are said to be early with their hearts, and the first to say so.',
  hidden:
    'So close to the Sun it could not be seen at all. The Maya held their breath while Venus was away and celebrated when it came back; its children are said to love in secret, and with great warmth.',
})

const mercuryStar = besideTheSun('mercury', 11, {
  evening:
    'It could be found low in the west after sunset by those who knew where to look. Mercury in the evening is read as a mind that thinks afterwards, and tells it well.',
  morning:
    'It could be found low in the east before sunrise by those who knew where to look. Mercury in the morning is read as a mind that runs ahead and comes back to fetch the rest.',
  hidden:
    'So near the Sun it was hidden in the light. Copernicus is said never to have seen it in his life; so close, the books say, mind and will think one thought.',
})

const homecoming =
  (id: 'jupiter' | 'saturn', years: number, texts: { title: string; lore: string }): Teller =>
  (facts) => {
    const { name, signName, longitude } = facts.body(id)
    const back = addDays(facts.date, Math.round(years * 365.25))
    return {
      id: `${id}-return`,
      group: 'The planets',
      title: texts.title,
      text: `Once round takes ${name} ${id === 'jupiter' ? 'not quite twelve' : 'about twenty-nine and a half'} years: it comes back to the place in ${signName} that it held at this birth about ${monthName(back.month)} ${back.year}. ${texts.lore}`,
      rule: `Birth date and one sidereal period of ${name}, ${years} years; by the month, since the planet may pass ${degreeText(longitude)} up to three times.`,
      inputs: facts.skyInputs,
    }
  }

const jupiterReturn = homecoming('jupiter', 11.862, {
  title: 'Jupiter comes home',
  lore: 'Astrologers call it the Jupiter return and make it a year of long trousers, large questions and a first glimpse of how wide the world is.',
})

const saturnReturn = homecoming('saturn', 29.457, {
  title: 'Saturn comes home',
  lore: 'Astrologers call it the Saturn return and picture it as the day on which one looks at one’s own hands and finds that they are grown up.',
})

const planets: BodyId[] = [
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'north-node',
]

export const planetInsights: Teller[] = [
  ...planets.map(planet),
  mercuryStar,
  venusStar,
  jupiterReturn,
  saturnReturn,
]
