import type { PartnerWords } from './partner-words'

/** What the opened widget says, for the partner to replace word by word. */
const defaultWords = {
  title: 'MYA',
  subtitle: 'Keeper of the Codex',
  close: 'Close',
  conversation: 'Conversation with MYA',
  welcome:
    'Good day. I am MYA, Keeper of the Codex. Ask me about birth records, what is computed in them, or a name.',
  message: 'Your message',
  placeholder: 'Write to MYA',
  send: 'Send',
  stop: 'Stop',
  you: 'You',
  writing: 'MYA is writing...',
  stopped: 'Stopped.',
  source: 'Source',
  sources: 'Sources',
  again: 'Try again',
  /** No answer: no connection, or a page that MYA does not answer on. */
  unreachable: 'I cannot be reached from this page just now. Please try again in a moment.',
  /** Too many questions; left empty, MYA's own sentence says how long to wait. */
  limited: '',
  failed: 'I apologize, but I could not answer that. Please try again.',
  note: 'MYA gives no medical or legal advice. This conversation ends with the page.',
  home: 'Birth Codex',
}
export type Words = Readonly<typeof defaultWords> & { suggestions: readonly string[] }

const defaultSuggestions = [
  'What is a Birth Codex?',
  'Where does the name Amara come from?',
  'What is a Proof ID?',
]
const maxSuggestions = 4

const nameOf = (key: string): key is keyof typeof defaultWords => Object.hasOwn(defaultWords, key)

/** All words: the partner's where there are any. */
export function wordsOf(given: PartnerWords): Words {
  const words = { ...defaultWords }
  for (const [key, value] of Object.entries(given))
    if (nameOf(key) && typeof value === 'string') words[key] = value
  const { suggestions } = given
  // A language with one word for both, or a page that was made before there were two.
  if (given['sources'] && !given['source']) words.source = words.sources
  return {
    ...words,
    suggestions: (Array.isArray(suggestions) ? suggestions : defaultSuggestions).slice(0, maxSuggestions),
  }
}
