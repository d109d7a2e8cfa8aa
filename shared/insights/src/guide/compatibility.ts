import { animals, secretFriendOf } from '../calendar/sexagenary'
import { numberInWords } from '../certificate-words'
import type { Facts } from '../insights/facts'
import { listed } from '../listed'
import { capitalised, degreeText } from '../insights/phrases'
import { knownDate } from '../insights/subject'
import { lifePathNumberOf, reduceToDigit } from '../numbers/date-numbers'
import { sunAt } from '../sky/luminaries'
import { roughSkyOf } from '../sky/sky'
import { elementOf, signNameOf, zodiacPositionOf } from '../sky/zodiac'
import { calledBy, reasoned, stood, withBody } from './figures'
import type { Reasoned } from './figures'
import { pathFigure } from './personality'
import { lunarYearFigure } from './spiritual'
import { animalCompany, elementWays } from './texts/elements'
import { moonWays } from './texts/luminaries'
import { marsWays, mercuryWays, saturnWays, venusWays } from './texts/planets'

/** The numbers that numerologists set at one table: thinkers, doers and makers. */
const tables = [
  { numbers: [1, 5, 7], name: 'thinkers' },
  { numbers: [2, 4, 8], name: 'doers' },
  { numbers: [3, 6, 9], name: 'makers' },
]
const tableOf = ({ date }: Facts) => {
  const path = reduceToDigit(lifePathNumberOf(date))
  const table = tables.find(({ numbers }) => numbers.includes(path))
  return { name: table?.name ?? '', others: (table?.numbers ?? []).filter((number) => number !== path) }
}

const sameElement = (sign: number) => [4, 8].map((steps) => signNameOf((sign + steps) % 12))

const acrossTheSky = (facts: Facts): Reasoned => {
  const { ascendant } = facts.chart
  if (ascendant) {
    const setting = (ascendant.sign + 6) % 12
    return [
      `in the old picture, somebody of the manner of ${signNameOf(setting)}`,
      `${signNameOf(setting)} was setting in the west while ${ascendant.signName} rose`,
    ]
  }
  const { sign } = facts.body('venus')
  const neighbours = [2, 10].map((steps) => signNameOf((sign + steps) % 12))
  return [
    `in the old picture, somebody born under ${listed(neighbours).replace(' and ', ' or ')}`,
    `both lie two signs from Venus, and ${stood(facts, 'venus')}`,
  ]
}

const romance = (facts: Facts): string[] => {
  const sun = facts.body('sun')
  const element = elementOf(sun.sign)
  return reasoned([
    [`one day, far from now, ${venusWays[facts.body('venus').signName].romance}`, stood(facts, 'venus')],
    [
      `somebody born under ${listed(sameElement(sun.sign)).replace(' and ', ' or ')}, who shares the element`,
      `${stood(facts, 'sun')}, and ${elementWays[element].love}`,
    ],
    acrossTheSky(facts),
  ])
}

const friends = (facts: Facts): string[] => {
  const { cycle, animal } = lunarYearFigure(facts)
  const branch = cycle % 12
  const trio = [(branch + 4) % 12, (branch + 8) % 12].map((at) => animals[at] ?? 'Rat')
  const secret = secretFriendOf(animal)
  const { name, others } = tableOf(facts)
  return reasoned([
    [
      listed(trio.map((friend) => `the ${friend}, ${animalCompany[friend]},`)).replace(/,$/, ''),
      `both stand four years from the ${animal} of this lunar year`,
    ],
    [
      `the ${secret}, ${animalCompany[secret]}`,
      `it is the secret friend that the almanacs give to the ${animal}`,
    ],
    [mercuryWays[facts.body('mercury').signName].friend, stood(facts, 'mercury')],
    [
      `those on the paths of ${listed(others.map(numberInWords))}`,
      `${pathFigure(facts)}, and the three numbers are set at the table of the ${name}`,
    ],
  ])
}

const aNumber = (number: number) => `${number === 8 ? 'an' : 'a'} ${numberInWords(number)}`

const ventures = (facts: Facts): string[] => {
  const { others, name } = tableOf(facts)
  return reasoned([
    [`in a shared undertaking, ${marsWays[facts.body('mars').signName].venture}`, stood(facts, 'mars')],
    [saturnWays[facts.body('saturn').signName].partner, stood(facts, 'saturn')],
    [
      `${aNumber(others[0] ?? 1)} to think with, or ${aNumber(others[1] ?? 1)} to build with`,
      `${calledBy(facts)} sits at the table of the ${name}, by the life path of ${numberInWords(lifePathNumberOf(facts.date))}`,
    ],
  ])
}

const parentSign = (date: string) => zodiacPositionOf(sunAt(roughSkyOf(new Date(`${date}T12:00Z`))).longitude)

/** Two signs, by how far apart they stand in the zodiac. */
const together: Readonly<Record<number, string>> = {
  1: 'which stand next door to each other in the zodiac and lend each other sugar',
  2: 'two signs that are friends across a garden',
  3: 'two signs at a corner of the zodiac, where each shows the other a new street',
  4: 'which share an element and finish each other’s songs',
  5: 'two signs with different habits, who learn each other’s language',
  6: 'the two ends of one see-saw, which takes both to be any fun',
}

const withParents = (facts: Facts): string[] => {
  const known = new Set<number>()
  return (['mother', 'father'] as const).flatMap((who) => {
    const date = knownDate(facts.subject[`${who}BirthDate`])
    if (date === undefined) return []
    const [theirs, own] = [parentSign(date), facts.body('sun')]
    const steps = Math.abs(theirs.sign - own.sign)
    const apart = Math.min(steps, 12 - steps)
    const isSaid = known.has(apart)
    known.add(apart)
    if (isSaid) return [`The ${who}’s Sun stood in ${theirs.signName}, and of these two the same is said.`]
    return [
      apart === 0
        ? `The ${who}’s Sun stood in ${theirs.signName} as well, so that the two have one sign and few words to explain.`
        : `The ${who}’s Sun stood in ${theirs.signName} and the child’s in ${own.signName}, ${together[apart] ?? ''}.`,
    ]
  })
}

const family = (facts: Facts): string => {
  const roots = facts.chart.houses?.cusps[3]
  return [
    `${withBody(facts, 'moon')}, ${calledBy(facts)} is said to be happiest in ${moonWays[facts.body('moon').signName].home}.`,
    ...(roots === undefined
      ? [
          `${capitalised(stood(facts, 'sun'))}, and gives ${calledBy(facts)} the place at the table ${elementWays[elementOf(facts.body('sun').sign)].place}.`,
        ]
      : [
          `The house of roots began at ${degreeText(roots)}, which gives ${calledBy(facts)} the place at the table ${elementWays[elementOf(zodiacPositionOf(roots).sign)].place}.`,
        ]),
    ...withParents(facts),
  ].join(' ')
}

/** The fifth tab: company of four kinds. */
export const compatibilityOf = (facts: Facts) => ({
  romanticCompatibility: romance(facts),
  friendshipSynergy: friends(facts),
  businessPartnership: ventures(facts),
  familyDynamics: family(facts),
})
