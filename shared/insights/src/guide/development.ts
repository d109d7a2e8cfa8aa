import type { Facts } from '../insights/facts'
import { capitalised } from '../insights/phrases'
import { arcBetween } from '../sky/angle'
import { elementWordsOf } from './element-words'
import {
  calledBy,
  elementFigure,
  modalityFigure,
  reasoned,
  stood,
  strongestModality,
  withBody,
} from './figures'
import { modalityWays } from './texts/elements'
import { moonWays } from './texts/luminaries'
import { marsWays, mercuryWays, risingWays, venusWays } from './texts/planets'

const learning = (facts: Facts): string =>
  [
    `${withBody(facts, 'mercury')}, ${calledBy(facts)} is given a mind that ${mercuryWays[facts.body('mercury').signName].learns}.`,
    `${capitalised(elementFigure(facts))}, and so ${elementWordsOf(facts).learns}.`,
  ].join(' ')

const speaking = (facts: Facts): string => {
  const mercury = facts.body('mercury')
  const ahead = arcBetween(mercury.longitude, facts.body('sun').longitude)
  const { ascendant } = facts.chart
  return [
    `${withBody(facts, 'mercury')}, it is a mind that ${mercuryWays[mercury.signName].speaks}.`,
    `Mercury ${ahead > 0 ? 'set after the Sun, and such a Mercury is said to think first and to speak in the evening' : 'rose before the Sun, and such a Mercury is said to speak first and to find out what it meant'}${mercury.retrograde ? '; it was moving backwards, which is told as a liking for the second version' : ''}.`,
    ...(ascendant
      ? [`${ascendant.signName} was rising, so that it comes ${risingWays[ascendant.signName].manner}.`]
      : []),
  ].join(' ')
}

const deciding = (facts: Facts): string => {
  return [
    `${capitalised(modalityFigure(facts))}, and a sky like that is said to make somebody who ${modalityWays[strongestModality(facts) ?? 'even'].decides}.`,
    `${withBody(facts, 'mars')}, it is somebody who ${marsWays[facts.body('mars').signName].acts}.`,
  ].join(' ')
}

/** The sixth tab: how this child is said to learn, speak, choose and come to rest. */
export const developmentOf = (facts: Facts) => {
  return {
    learningStyle: learning(facts),
    communicationStyle: speaking(facts),
    decisionMakingStyle: deciding(facts),
    stressManagement: reasoned([
      [moonWays[facts.body('moon').signName].comfort, stood(facts, 'moon')],
      [venusWays[facts.body('venus').signName].soothes, stood(facts, 'venus')],
      [elementWordsOf(facts).calm, elementFigure(facts)],
    ]),
  }
}
