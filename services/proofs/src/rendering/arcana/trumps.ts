import type { MajorArcanum } from '@shared/insights/tarot/cards'
import type { Picture } from './plate'
import { chariot } from './trumps/chariot'
import { emperor } from './trumps/emperor'
import { empress } from './trumps/empress'
import { fool } from './trumps/fool'
import { hermit } from './trumps/hermit'
import { hierophant } from './trumps/hierophant'
import { highPriestess } from './trumps/high-priestess'
import { houseOfGod } from './trumps/house-of-god'
import { judgement } from './trumps/judgement'
import { justice } from './trumps/justice'
import { lovers } from './trumps/lovers'
import { magician } from './trumps/magician'
import { moon } from './trumps/moon'
import { namelessCard } from './trumps/nameless-card'
import { pan } from './trumps/pan'
import { prudence } from './trumps/prudence'
import { star } from './trumps/star'
import { strength } from './trumps/strength'
import { temperance } from './trumps/temperance'
import { theSun } from './trumps/the-sun'
import { wheelOfFortune } from './trumps/wheel-of-fortune'
import { world } from './trumps/world'

/** The twenty-two trumps, each engraved for this book, under the names that the insights give them. */
const pictures: Record<MajorArcanum, () => Picture> = {
  'The Fool': fool,
  'The Magician': magician,
  'The High Priestess': highPriestess,
  'The Empress': empress,
  'The Emperor': emperor,
  'The Hierophant': hierophant,
  'The Lovers': lovers,
  'The Chariot': chariot,
  Strength: strength,
  'The Hermit': hermit,
  'Wheel of Fortune': wheelOfFortune,
  Justice: justice,
  Prudence: prudence,
  'The Nameless Card': namelessCard,
  Temperance: temperance,
  Pan: pan,
  'The House of God': houseOfGod,
  'The Star': star,
  'The Moon': moon,
  'The Sun': theSun,
  Judgement: judgement,
  'The World': world,
}

export const trumpPicture = (card: MajorArcanum): Picture => pictures[card]()
