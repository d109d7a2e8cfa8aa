import { replyDirection } from '../api/reply-direction'
import { ask, NoAnswer } from './ask'
import type { Answer, Said } from './ask'
import { make } from './element'
import type { Words } from './words'

export interface Conversation {
  /** The list of what was said. */
  list: HTMLElement
  /** Says the same in other words from here on. */
  speak(words: Words): void
  send(message: string): Promise<void>
  stop(): void
}

interface Events {
  /** Something was added below. */
  onGrowth: () => void
  /** An answer is awaited, or no longer. */
  onWaiting: (isWaiting: boolean) => void
  /** A sentence for who does not see the list. */
  onNews: (text: string) => void
}

/** What is said between a reader and MYA. It lives in this page's memory alone. */
export function createConversation(address: string, { onGrowth, onWaiting, onNews }: Events): Conversation {
  const list = make('ol')
  const welcome = make('p', { dir: 'auto' })
  list.append(make('li', { class: 'mya' }, welcome))
  const said: Said[] = []
  let words: Words
  let underWay: AbortController | undefined

  const add = (kind: 'mya' | 'reader', ...children: Node[]) => {
    const item = make('li', { class: kind }, ...children)
    list.append(item)
    onGrowth()
    return item
  }
  const sourcesOf = ({ sources }: Answer) =>
    sources.length ? `${sources.length > 1 ? words.sources : words.source}: ${sources.join('; ')}` : ''

  function showFailure(item: HTMLElement, error: unknown, message: string, signal: AbortSignal) {
    const { reason, detail } = error instanceof NoAnswer ? error : new NoAnswer('failed')
    const failed = reason === 'limited' ? words.limited || detail || words.failed : words[reason]
    const why = signal.aborted ? words.stopped : failed
    const again = make('button', { type: 'button', class: 'again' }, words.again)
    again.addEventListener('click', () => {
      void answer(message)
      item.remove()
    })
    item.append(make('p', { class: 'why', dir: 'auto' }, why), again)
    onNews(why)
  }

  /** Asks, and shows the answer as it comes. */
  async function answer(message: string): Promise<void> {
    if (underWay) return
    underWay = new AbortController()
    const { signal } = underWay
    const text = document.createTextNode('')
    const reply = make('p', {}, text)
    const turn = () => (reply.dir = replyDirection(text.data))
    const writing = make('p', { class: 'writing' }, words.writing)
    const item = add('mya', reply, writing)
    onWaiting(true)
    onNews(words.writing)
    try {
      const given = await ask({
        address,
        message,
        said,
        signal,
        onPiece(piece) {
          writing.remove()
          text.appendData(piece)
          turn()
          onGrowth()
        },
      })
      // Whole, whatever of it came piece by piece.
      text.data = given.text
      turn()
      said.push({ role: 'user', content: message }, { role: 'assistant', content: given.text })
      const sources = sourcesOf(given)
      if (sources) item.append(make('p', { class: 'sources', dir: 'auto' }, sources))
      onNews(`${given.text} ${sources}`)
    } catch (error) {
      showFailure(item, error, message, signal)
    }
    writing.remove()
    underWay = undefined
    onWaiting(false)
    onGrowth()
  }

  return {
    list,
    speak(spoken) {
      words = spoken
      welcome.textContent = spoken.welcome
    },
    async send(message) {
      if (underWay) return
      const who = make('span', { class: 'said' }, `${words.you}: `)
      add('reader', who, make('p', { dir: 'auto' }, message))
      await answer(message)
    },
    stop: () => underWay?.abort(),
  }
}
