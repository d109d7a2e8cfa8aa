import type { KeeperAnswer } from '../keeper-answer'

const word =
  '(?:hi|hello|hey|hiya|howdy|good (?:morning|day|evening|afternoon|night)|greetings|yo|hallo|guten (?:tag|morgen|abend)|gruss gott|servus|moin|bonjour|bonsoir|salut|coucou|hola|buenos dias|buenas(?: tardes| noches)?|czesc|dzien dobry|witam|witaj|ciao|buongiorno|ola|hej|namaste|salam|shalom|merhaba|привет|здравствуйте|你好|こんにちは|안녕하세요|مرحبا|שלום)'
const thanks =
  '(?:thank you|thanks|thx|ty|cheers|great|perfect|lovely|wonderful|danke(?: schon)?|vielen dank|merci(?: beaucoup)?|gracias|muchas gracias|dziekuje|dzieki|grazie|obrigad[oa]|tack|спасибо|谢谢|ありがとう)'
const more =
  '(?: (?:mya|there|dear|so much|very much|a lot|again|for (?:your|the) help|that helps|that helped|everybody|all|you|how are you(?: today| doing)?))*'
const bye =
  '(?:bye|goodbye|see you|good bye|tschuss|auf wiedersehen|au revoir|adios|hasta luego|do widzenia|pa)'
const greets = new RegExp(`^(?:${word}|how are you(?: today| doing)?)${more}[ .!?,:)]*$`, 'u')
const thanked = new RegExp(
  `^(?:ok(?:ay)?,? |oh,? |ah,? )?(?:${thanks})(?:[ ,!.]+${thanks})*${more}[ .!?,:)]*$`,
  'u',
)
const parts = new RegExp(`^${bye}${more}[ .!?,:)]*$`, 'u')

const courtesy = (text: string): KeeperAnswer => ({ kind: 'greeting', text, sources: [] })

/** The reply to a greeting, thanks or a farewell that is nothing besides. */
export const courtesyTo = (folded: string): KeeperAnswer | undefined => {
  if (folded.length > 120) return undefined
  const said = folded.replace(/[!.,\s]+/g, ' ').trim()
  if (greets.test(said))
    return courtesy(
      'Good day. I am MYA, Keeper of the Codex. Ask me about the form, the book and its insights, or about a name.',
    )
  if (thanked.test(said)) return courtesy('You are welcome.')
  if (parts.test(said)) return courtesy('Goodbye. What you typed into the form stays on this device.')
  return undefined
}
