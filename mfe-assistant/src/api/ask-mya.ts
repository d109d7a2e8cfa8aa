import { chatAnswerSchema, chatEvents } from '@shared/contracts/chat'
import type { ChatAnswer, ChatRequest } from '@shared/contracts/chat'
import { ApiError, unreachable } from '@shared/web/api/api-error'
import { followEvents } from '@shared/web/api/follow-events'
import { linkedAbort } from '@shared/web/api/linked-abort'

/** Milliseconds without a sign of the server, after which the connection is taken for dead: longer than a whole reply may take it. */
const maxSilence = 40_000

export interface AskOptions {
  signal: AbortSignal
  /** What the reply goes on with. */
  onPiece: (text: string) => void
}

/**
 * Asks MYA. The reply comes piece by piece; where nothing lets a stream through, as a whole.
 *
 * @throws ApiError; the signal's reason once it is aborted
 */
export async function askMya(question: ChatRequest, { signal, onPiece }: AskOptions): Promise<ChatAnswer> {
  const { controller: round, unlink } = linkedAbort(signal)
  let timer = setTimeout(() => round.abort(), maxSilence)
  const onAlive = () => {
    clearTimeout(timer)
    timer = setTimeout(() => round.abort(), maxSilence)
  }
  let answer: ChatAnswer | undefined
  try {
    const events = followEvents('/api/mya-chat', {
      method: 'POST',
      body: question,
      signal: round.signal,
      onAlive,
    })
    for await (const { name, data } of events) {
      if (name === 'piece') onPiece(chatEvents.piece.parse(data).text)
      // Read to its end, which comes at once: a stream that is left before counts as a failed request in the browser.
      else if (name === 'result' || name === 'answer') answer = chatAnswerSchema.parse(data)
    }
    if (!answer) throw new ApiError(unreachable())
    return answer
  } catch (error) {
    if (answer) return answer
    signal.throwIfAborted()
    throw round.signal.aborted ? new ApiError(unreachable(), { cause: error }) : error
  } finally {
    clearTimeout(timer)
    unlink()
  }
}
