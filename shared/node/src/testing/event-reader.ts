export interface ReadEvent {
  event: string
  data: unknown
}

const parse = (block: string): ReadEvent => {
  const lines = block.split('\n')
  const after = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2))
  const data: unknown = JSON.parse(after('data').join('\n'))
  return { event: after('event').join(), data }
}

/** The server-sent events of an answer, each as soon as it has come. */
export async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<ReadEvent> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const piece of body) {
    const blocks = (rest + decoder.decode(piece, { stream: true })).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) yield parse(block)
  }
}
