// What the measurement takes from the product, as it is shipped.
export { createKeeper } from '../../../services/chat/src/keeper/keeper'
export { allPhrasings } from '../../../services/chat/src/keeper/knowledge/phrasings/all-phrasings'
export { ofNothingTold } from '../../../services/chat/src/keeper/knowledge/phrasings/of-nothing-told'
export { findName, madeOf } from '../../../services/chat/src/keeper/testing/check-answer'
export { noneOfHers } from '../../../services/chat/src/keeper/testing/none-of-hers'
export { heldOutQuestions } from '../../../services/chat/src/keeper/testing/held-out-questions'
export { questionsOfTheInsights } from '../../../services/chat/src/keeper/testing/questions-of-the-insights'
export { questionsOfTheProduct } from '../../../services/chat/src/keeper/testing/questions-of-the-product'
