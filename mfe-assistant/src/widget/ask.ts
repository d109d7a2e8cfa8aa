import { readEvents } from '@shared/contracts/event-stream'

/** What was said, as it is sent along. */
export interface Said {
  role: 'user' | 'assistant'
  content: string
}

export interface Answer {
  text: string
  sources: readonly string[]
}

/** Why there is no answer: `unreachable` when nothing came that this page may read, which a refused page may not. */
export class NoAnswer extends Error {
  constructor(
    readonly reason: 'unreachable' | 'limited' | 'failed',
    /** MYA's own sentence. */
    readonly detail = '',
  ) {
    super(reason)
  }
}

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (text: string): Fields => {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? { ...read } : {}
  } catch {
    return {}
  }
}
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function problemOf(status: number, text: string): NoAnswer {
  const { code, detail } = fieldsOf(text)
  const isLimited = status === 429 || code === 'rate_limited'
  return new NoAnswer(isLimited ? 'limited' : 'failed', isLimited ? textOf(detail) : '')
}

/** How much of the conversation is sent along; letters of one message, and messages. */
const maxLetters = 4000
const maxSaid = 12

export interface Asked {
  address: string
  message: string
  said: readonly Said[]
  onPiece: (text: string) => void
  signal: AbortSignal
}

/**
 * Asks MYA, without cookies, and tells the answer's pieces as they come.
 * @throws NoAnswer; whatever the signal was aborted with
 */
export async function ask({ address, message, said, onPiece, signal }: Asked): Promise<Answer> {
  const conversationHistory = said
    .slice(-maxSaid)
    .map(({ role, content }) => ({ role, content: content.slice(0, maxLetters) }))
  const unreachable = () => {
    signal.throwIfAborted()
    return new NoAnswer('unreachable')
  }
  const response = await fetch(address, {
    method: 'POST',
    mode: 'cors',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'strict-origin',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ message, conversationHistory }),
    signal,
  }).catch(() => {
    const error = unreachable()
    // eslint-disable-next-line no-console -- for who makes the page: what the browser says of it sounds like a fault of the server's
    console.warn(
      `MYA: no answer from ${address}. There is no connection, or connect-src of this page’s policy does not name ${new URL(address).origin}, or ${location.origin} is not entered for the partner, or the partner is switched off.`,
    )
    throw error
  })
  if (!response.ok || !response.body) throw problemOf(response.status, await response.text().catch(() => ''))
  let answer: Answer | undefined
  try {
    // To its end, also behind the result: a stream that is left before counts as a failed request with the browser.
    for await (const { name, data } of readEvents(response.body)) {
      const fields = fieldsOf(data)
      if (name === 'piece') onPiece(textOf(fields['text']))
      if (name === 'problem') throw problemOf(Number(fields['status']), data)
      if (name === 'result') {
        const { sources } = fields
        answer = {
          text: textOf(fields['reply']),
          sources: Array.isArray(sources) ? sources.map(textOf).filter(Boolean) : [],
        }
      }
    }
  } catch (error) {
    if (!answer) throw error instanceof NoAnswer ? error : unreachable()
  }
  if (!answer) throw new NoAnswer('failed')
  return answer
}
