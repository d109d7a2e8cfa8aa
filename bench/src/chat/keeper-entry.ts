// What the measurement takes from the product, as it is shipped.
export { createKeeper } from '../../../services/chat/src/keeper/keeper'
export { findName } from '../../../services/chat/src/keeper/testing/check-answer'
export { heldOutQuestions } from '../../../services/chat/src/keeper/testing/held-out-questions'
export { questionsOfTheInsights } from '../../../services/chat/src/keeper/testing/questions-of-the-insights'
export { questionsOfTheProduct } from '../../../services/chat/src/keeper/testing/questions-of-the-product'
