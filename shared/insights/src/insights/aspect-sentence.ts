import { bodyNames } from '../natal-chart'
import { aspectAngles } from '../sky/aspects'
import type { Aspect } from '../sky/aspects'
import type { BodyId } from '../sky/ephemeris'
import type { Facts } from './facts'
import type { Insight } from './insight'
import { capitalised } from './phrases'
import { aspectVoices, pairThemes } from './texts/chart'

/** 'the Sun', 'the Moon', 'Mercury'. */
export const withArticle = (body: BodyId) =>
  body === 'sun' || body === 'moon' ? `the ${bodyNames[body]}` : bodyNames[body]

/** How near to exact: of what the books allow, less than half is close and more than three quarters wide. */
const closeness = (orb: number, allowed: number) =>
  orb < 1
    ? ', within a single degree of exact'
    : orb < allowed / 2
      ? ', closely'
      : orb > allowed * 0.75
        ? ', at the wide end of what the books allow'
        : ', as near as the books ask'

/** Title, text and rule of an aspect; `page` chooses among the readings, so that no two pages read alike. */
export const aspectSentence = (
  facts: Facts,
  { a, b, kind, orb }: Aspect<BodyId>,
  page: number,
): Pick<Insight, 'title' | 'text' | 'rule'> => {
  const [first, second] = [withArticle(a), withArticle(b)]
  const voice = aspectVoices[kind]
  return {
    title: `${capitalised(first)} and ${second}`,
    text: `${capitalised(first)} in ${facts.body(a).signName} and ${second} in ${facts.body(b).signName} ${voice.stood}${closeness(orb, aspectAngles[kind].orb)}. Between them they are given ${pairThemes[`${a} ${b}`] ?? ''}. ${voice.meanings[page] ?? ''}`,
    rule: `${capitalised(kind)} (${aspectAngles[kind].angle}°), ${orb.toFixed(1)}° from exact, orb ${aspectAngles[kind].orb}°, ${facts.moment}.`,
  }
}

/** The closest aspect of the Sun among the bodies whose place is known. */
export const closestOfSun = ({ chart, isExact }: Facts) =>
  chart.aspects.find(({ a, b }) => a === 'sun' && (isExact || b !== 'moon'))
