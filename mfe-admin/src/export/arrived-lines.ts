const quote = '"'.charCodeAt(0)
const lineFeed = '\n'.charCodeAt(0)
/** Letters that are held as text; what is more goes into a Blob, which browsers keep outside the page's memory. */
const heldAtMost = 4_000_000

/** A CSV file as it arrives, in lines that are whole: a quoted cell may hold line breaks of its own. */
export class ArrivedLines {
  /** Without the line of names. */
  count = 0
  /** The id of the record whose line was the last to arrive whole. */
  last: string | undefined
  #file = new Blob([], { type: 'text/csv;charset=utf-8' })
  #lines: string[] = []
  #held = 0
  /** What of the next line has arrived, looked through to its end. */
  #rest = ''
  #isQuoted = false

  add(text: string): void {
    let begin = 0
    const arrived = this.#rest + text
    for (let at = this.#rest.length; at < arrived.length; at += 1) {
      const letter = arrived.charCodeAt(at)
      if (letter === quote) this.#isQuoted = !this.#isQuoted
      if (letter !== lineFeed || this.#isQuoted) continue
      this.#addLine(arrived.slice(begin, at + 1))
      begin = at + 1
    }
    this.#rest = arrived.slice(begin)
  }
  /** The connection broke: the line that is not whole comes again. */
  forgetRest(): void {
    this.#rest = ''
    this.#isQuoted = false
  }
  file(): Blob {
    this.#file = new Blob([this.#file, ...this.#lines], { type: this.#file.type })
    this.#lines = []
    this.#held = 0
    return this.#file
  }

  #addLine(line: string): void {
    this.#lines.push(line)
    this.#held += line.length
    if (this.#held > heldAtMost) this.file()
    const id = /^\ufeff?"([\w-]{1,64})"/.exec(line)?.[1]
    if (id === undefined || id === 'recordId') return
    this.count += 1
    this.last = id
  }
}
