import type { KeeperAnswer } from '../keeper-answer'

const word =
  '(?:hi|hello|hey|hiya|howdy|good (?:morning|day|evening|afternoon|night)|greetings|yo|hallo|guten (?:tag|morgen|abend)|gruss gott|servus|moin|bonjour|bonsoir|salut|coucou|hola|buenos dias|buenas(?: tardes| noches)?|czesc|dzien dobry|witam|witaj|ciao|buongiorno|ola|hej|namaste|salam|shalom|merhaba|привет|здравствуйте|你好|こんにちは|안녕하세요|مرحبا|שלום)'
const thanks =
  '(?:thank you|thanks|thx|ty|cheers|great|perfect|lovely|wonderful|danke(?: schon)?|vielen dank|merci(?: beaucoup)?|gracias|muchas gracias|dziekuje|dzieki|grazie|obrigad[oa]|tack|спасибо|谢谢|ありがとう)'
const praise =
  "(?:(?:that|this|it|you|u)(?:'?s|'?re|'?ve been| have been| has been| was| is| are| r| were)?|ur) (?:(?:so|super|very|really|extremely|most|just|simply|absolutely|the|an?) )*(?:helpful|useful|kind|nice|great|sweet|lovely|perfect|amazing|awesome|brilliant|fantastic|wonderful|excellent|best|gem|star|legend|angel|treasure|life ?saver)"
const more = `(?: (?:mya|there|dear|mate|love|friend|so much|very much|a lot|again|for (?:everything|all of it|all of this)|for (?:your|the|all (?:your|the)) (?:help|time|answers?|patience)|for (?:helping|explaining|answering)(?: me| us)?|that helps|that helped|${praise}|everybody|all|you|how are you(?: today| doing)?))*`
const bye = `(?:(?:bye[ -]?)?bye(?: for now)?|goodbye|see (?:you|ya)(?: later| soon| around)?|good bye|take care|good ?night|have a (?:nice|good|great|lovely) (?:day|evening|night|one|weekend)|i(?:'m| am) done(?: for (?:today|now))?|that(?:'s| is| was) all(?: for (?:today|now))?|tschuss|auf wiedersehen|au revoir|adios|hasta luego|do widzenia|pa)`
const greets = new RegExp(`^(?:${word}|how are you(?: today| doing)?)${more}[ .!?,:)]*$`, 'u')
const thanked = new RegExp(
  `^(?:ok(?:ay)?,? |oh,? |ah,? )?(?:${thanks})(?:[ ,!.]+${thanks})*${more}[ .!?,:)]*$`,
  'u',
)
/** ‘You’re the best’ thanks too, and so does ‘you rock’. */
const praised = new RegExp(
  `^(?:(?:and|well|ok|oh|mya) )?(?:${praise}|(?:you|u) rock)(?: (?:to|with) (?:me|us))?(?: (?:today|so far))?(?:[ ,!.]+${thanks})*${more}[ .!?,:)]*$`,
  'u',
)
const parts = new RegExp(
  `^(?:(?:ok(?:ay)?|alright|all right|well|so|then|right|${thanks}) )*${bye}(?: (?:then|now|and))*(?: (?:${bye}|${thanks}))*${more}[ .!?,:)]*$`,
  'u',
)

/** Said of the chat or the form, with nothing that could be looked for. */
const complains =
  /^(?:(?:this|it|that|all (?:this|of this|of it)|the (?:form|page|site|website|whole thing)|everything)(?:'s| is| here is)? (?:(?:so|too|very|really|all|just|way too|totally|completely) )*(?:confusing|complicated|difficult|hard|much|overwhelming)(?: for me)?|i(?:'m| am) (?:(?:so|very|really|totally|completely) )*(?:confused|frustrated|fed up)|i (?:really )?(?:hate|dislike) (?:it|this|this (?:form|page|site|website|chat))|i (?:do(?:n't| not)|dont) (?:get|understand) (?:it|this|any of (?:it|this)|anything|a thing))(?: (?:here|at all|so much|and))*(?: i (?:hate|dislike) (?:it|this))?$/
/** A birth that is told, and nothing asked. */
const tellsOfBirth =
  /^(?:(?:hi|hello|hey|oh|yay|wow|so|guess what|well) )*(?:(?:we|i|my (?:wife|husband|partner|sister|daughter|son)|our (?:daughter|son)|she|he)(?: have|'ve| has|'s)? (?:just |finally |only just )*(?:had|got|welcomed|became|gave birth to|delivered) (?:(?:our|a|an|my|the|her|his|first|second|third|little|new|baby|beautiful|sweet|tiny|healthy|wonderful|proud) )*(?:baby|babies|son|daughter|girl|boy|twins|child|kid|parents|mum|mom|dad|mother|father|grandparents|grandma|grandpa)|(?:(?:our|my|the) )?(?:(?:first|second|third|little|new|baby|beautiful|sweet|tiny) )*(?:baby|son|daughter|girl|boy|twins|child|one)(?:'s| is| are| was| were| has| have)? (?:just |finally )*(?:been )?(?:born|here|arrived)|(?:it's|its|it is|she's|he's) (?:finally )?(?:a (?:girl|boy)|here|born))(?: (?:today|yesterday|tonight|just now|now|finally|last (?:night|week|month)|this (?:morning|week|night|evening|afternoon)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:an?|one|two|three|four|five|\d+) (?:hours?|days?|weeks?) ago|and we are (?:so )?(?:happy|proud)))*$/

const courtesy = (text: string): KeeperAnswer => ({ kind: 'greeting', text, sources: [] })

/** The reply to a greeting, thanks or a farewell that is nothing besides. */
export const courtesyTo = (folded: string): KeeperAnswer | undefined => {
  if (folded.length > 120) return undefined
  const said = folded.replace(/[!.,\s]+/g, ' ').trim()
  if (greets.test(said))
    return courtesy(
      'Good day. I am MYA, Keeper of the Codex. Ask me about the form, the book and its insights, or about a name.',
    )
  if (thanked.test(said) || praised.test(said)) return courtesy('You are welcome.')
  if (parts.test(said)) return courtesy('Goodbye. What you typed into the form stays on this device.')
  const plain = said
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
  if (tellsOfBirth.test(plain))
    return courtesy(
      'Congratulations, and welcome to the little one! When you have a quiet moment, begin with step I of the form; it takes the names first, then the day, hour and place of the birth. Ask me whatever you like.',
    )
  if (complains.test(plain))
    return courtesy(
      'I am sorry that it is so confusing. Tell me where you are stuck, and I say what is meant; what you typed is kept meanwhile, and only fields with an asterisk have to be filled in. If I cannot help, contact an archivist.',
    )
  return undefined
}
