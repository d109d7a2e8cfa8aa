export interface StreamedEvent {
  name: string
  data: string
}

/** One block of lines between two empty ones; null for a comment, which only keeps the connection open. */
function eventOf(block: string): StreamedEvent | null {
  const fields = block.split(/\r\n|\r|\n/).map((line) => /^([^:]*):? ?(.*)$/.exec(line))
  const valuesOf = (name: string) => fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ''] : []))
  const data = valuesOf('data')
  return data.length ? { name: valuesOf('event').at(-1) ?? 'message', data: data.join('\n') } : null
}

/** The events of a `text/event-stream` body, as they arrive (HTML Standard, 9.2.6). Rejects when the connection breaks. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamedEvent> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      text += decoder.decode(value, { stream: !done })
      const blocks = text.split(/\r\n\r\n|\n\n|\r\r/)
      // What follows the last empty line is not complete yet.
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = eventOf(block)
        if (event) yield event
      }
      if (done) return
    }
  } finally {
    reader.releaseLock()
  }
}
