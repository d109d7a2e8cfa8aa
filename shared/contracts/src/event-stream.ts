export interface StreamedEvent {
  name: string
  data: string
}

/** One block of lines between two empty ones; null for a comment, which only keeps the connection open. */
function eventOf(block: string): StreamedEvent | null {
  const lines = block.split(/\r\n|\r|\n/)
  const valuesOf = (name: string) =>
    lines.flatMap((line) => {
      if (line === name) return ['']
      if (!line.startsWith(`${name}:`)) return []
      const value = line.slice(name.length + 1)
      return [value.startsWith(' ') ? value.slice(1) : value]
    })
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
