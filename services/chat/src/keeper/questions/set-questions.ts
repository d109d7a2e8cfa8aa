/**
 * Questions that are made of small words alone, which no index can tell apart, by the passage that answers them. They are compared
 * in small letters without accents, without marks.
 */
const table: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:so |ok |and )?(?:who|what) (?:are|r) (?:you|u)(?: exactly| really)?(?:(?: and)? what (?:can|do|could) (?:you|u) (?:do|know|answer)(?: for me| here)?)?$|^who am i (?:talking|speaking|chatting) (?:to|with)$|^are you (?:a |an )?(?:real|human|robot|bot|ai|artificial intelligence|person|machine|real person|program)$|^(?:wer|was) bist du$|^qui es[- ]tu$|^qui etes[- ]vous$|^quien eres$|^kim jestes$|^what is your name$|^what's your name$|^whats your name$/,
    'mya/who',
  ],
  [
    /^(?:so |ok |and )?what (?:can|do|could) (?:you|u) (?:actually |really |even )?(?:do|know|answer|tell me|help (?:me |us )?with)(?: about| for me| for us)?(?: mya)?$|^(?:how )?can you help(?: me)?$|^help(?: me)?(?: please)?$|^what (?:can|should|may) i ask(?: you)?(?: about)?$|^i (?:need|have a) (?:help|question)$|^i have (?:a|some|another) questions?$|^can i ask (?:you )?(?:something|a question)$|^was kannst du$|^que puedes hacer$|^que peux[- ]tu faire$|^co potrafisz$/,
    'mya/can',
  ],
  [
    /^(?:so |ok |and )?what(?:'s| is|s)? (?:this|all this|that all about|this all about|this about|it all about|it|this thing|this site|this website|this page|this for|it for)$|^what do (?:i|we|you) (?:actually |really )?(?:get|make|offer|sell|do here)$|^how does (?:it|this|all this|this whole thing|the whole thing|everything|that)(?: all)? work$|^what's the point(?: of (?:this|it))?$|^was ist das(?: hier)?$|^qu'est[- ]ce que c'est$|^que es esto$|^co to jest$|^explain$/,
    'book/what',
  ],
  [
    /^(?:so |ok |and )?(?:what (?:now|next|happens (?:next|now|then|after(?:wards)?))|and then|then what|what comes next|what do i do (?:now|next))$/,
    'proof/submit',
  ],
  [
    /^(?:is|are|was) (?:it|this|that|they|these|any of (?:it|this)|all (?:of )?this) (?:really |actually |all )?(?:true|real|accurate|right)$/,
    'book/true',
  ],
  [
    /^(?:so |ok |and )?how much(?: is (?:it|this|that|one|the (?:book|print)))?$|^(?:the )?prices?(?: please)?$/,
    'proof/price',
  ],
  [
    /^(?:so |ok |and |but )?(?:where|(?:in |from )?(?:which|what) (?:country|city|town|state|part of the world)) (?:are|r|is|do|does) (?:you|u|mya|birth codex|(?:your|the) (?:company|office|offices|team|business|firm|headquarters|hq|shop))(?: (?:guys|all|people|folks))?(?: (?:actually|really|even))?(?: (?:based|located|situated|from|registered|at|in|operate from|operating from))?(?: in)?$|^wo (?:seid|sitzt|sind) (?:ihr|sie)(?: ansassig)?$|^wo (?:ist|sitzt) (?:eure|ihre|die) firma$|^ou etes[- ]vous(?: bases?| situes?| basees?| situees?)?$|^(?:de )?donde (?:estan|estais|sois|son|esta)(?: ubicad[oa]s?| ustedes)?$/,
    'mya/where',
  ],
  [/^(?:how|where|when) (?:do|can|should) (?:i|we) (?:start|begin|get started)$/, 'book/steps'],
]

/** The id of the passage that answers such a question; undefined for any other. */
export const setAnswerOf = (folded: string): string | undefined => {
  if (folded.length > 80) return undefined
  const asked = folded
    .replace(/[^\p{L}\p{N}' -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return table.find(([pattern]) => pattern.test(asked))?.[1]
}
