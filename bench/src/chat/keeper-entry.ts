// What the measurement takes from the product, as it is shipped.
export { createKeeper } from '../../../services/chat/src/keeper/keeper'
export { allPhrasings, ofNothingTold } from '../../../services/chat/src/keeper/knowledge/phrasings'
export {
  findName,
  madeOf,
  formsOfName,
  namesMeaning,
  ownInsights,
} from '../../../services/chat/src/keeper/testing/check-answer'
export { noneOfHers } from '../../../services/chat/src/keeper/testing/none-of-hers'
export { heldOutQuestions } from '../../../services/chat/src/keeper/testing/held-out-questions'
export { questionsOfTheInsights } from '../../../services/chat/src/keeper/testing/questions-of-the-insights'
export { questionsOfTheProduct } from '../../../services/chat/src/keeper/testing/questions-of-the-product'
export { passagesOf } from '../../../services/chat/src/keeper/knowledge/passages'
export { linesOf } from '../../../services/chat/src/keeper/retrieval'
export { headsOf } from '../../../services/chat/src/keeper/sentences/meanings'
export { anyLanguage, english } from '../../../services/chat/src/keeper/sentences/encoders'
