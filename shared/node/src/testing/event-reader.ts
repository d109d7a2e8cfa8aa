import { readEvents as readStream } from '@shared/contracts/event-stream'

export interface ReadEvent {
  event: string
  data: unknown
}

/** The server-sent events of an answer, each as soon as it has come, as the page reads them; their data parsed. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ReadEvent> {
  for await (const { name, data } of readStream(body))
    yield { event: name, data: JSON.parse(data) as unknown }
}
