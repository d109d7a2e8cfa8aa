import { readEvents } from '@shared/contracts/event-stream'
import type { StreamedEvent } from '@shared/contracts/event-stream'
import { ApiError, parseFailure, unreadable } from './api-error'
import { readJson, send, throwLost } from './request'
import type { ApiPath, RequestOptions } from './request'

export interface ToldEvent {
  name: string
  /** Parsed from JSON. */
  data: unknown
}

export interface FollowOptions extends RequestOptions {
  /** Something came over the stream, were it only the comment that keeps its connection open. */
  onAlive?: () => void
}

const parseEvent = ({ name, data }: StreamedEvent): ToldEvent => {
  if (name === 'problem')
    throw new ApiError(parseFailure({ statusText: '', contentType: 'application/problem+json', text: data }))
  try {
    return { name, data: JSON.parse(data) }
  } catch (cause) {
    throw new ApiError(unreadable(200), { cause })
  }
}

/**
 * Calls the platform and follows its answer as server-sent events with JSON as their data. A server that tells nothing in
 * between answers in JSON: that comes as one event named `answer`. Ends when the stream ends; leaving the loop closes it.
 *
 * @throws as `request` does, also where the connection breaks between two events, and for an event named `problem`
 */
export async function* followEvents(path: ApiPath, options: FollowOptions = {}): AsyncGenerator<ToldEvent> {
  const { signal, onAlive } = options
  const response = await send(path, 'text/event-stream, application/json;q=0.9', options)
  const { body } = response
  if (!body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
    yield { name: 'answer', data: await readJson(response, signal) }
    return
  }
  // Piped, so that an abort ends the reading at once, whatever else still holds the body open.
  const passOn = new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, controller) {
      onAlive?.()
      controller.enqueue(bytes)
    },
  })
  const piped = body.pipeThrough(passOn, signal ? { signal } : {})
  const events = readEvents(piped)
  try {
    for (;;) {
      const next = await events.next().catch(throwLost(signal))
      if (next.done) return
      yield parseEvent(next.value)
    }
  } finally {
    await events.return(undefined)
    void piped.cancel().catch(() => undefined)
  }
}
