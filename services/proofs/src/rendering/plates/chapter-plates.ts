import type { Facts } from '@shared/insights/insights/facts'
import type { InsightGroup } from '@shared/insights/insights'
import { calendarsPlate } from './calendars-plate'
import { cardsPlate } from './cards-plate'
import { chinesePlate } from './chinese-plate'
import { datePlate } from './date-plate'
import { familyPlate } from './family-plate'
import { moonPlate } from './moon-plate'
import { namePlate } from './name-plate'
import { placePlate } from './place-plate'
import type { ChapterPlate } from './plate-drawing'
import { planetsPlate } from './planets-plate'
import { shapePlate } from './shape-plate'
import { sunPlate } from './sun-plate'
import { weekPlate } from './week-plate'

/** The engraving that opens each chapter, drawn from the same facts as its readings. Pure: the same facts give the same lines. */
export const chapterPlates: Record<InsightGroup, (facts: Facts) => ChapterPlate> = {
  'The Sun': sunPlate,
  'The Moon': moonPlate,
  'The planets': planetsPlate,
  'The shape of the sky': shapePlate,
  'The hour and the place': placePlate,
  'The numbers of the day': datePlate,
  'The name': namePlate,
  'The cards': cardsPlate,
  'The Chinese year and its pillars': chinesePlate,
  'The day on other calendars': calendarsPlate,
  'Stones, flowers and the day of the week': weekPlate,
  'The family': familyPlate,
}
