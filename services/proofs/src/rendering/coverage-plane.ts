export type Colour = { red: number; green: number; blue: number; alpha: number }

// Where lines cross they cover one another: up to half a pixel they add up, beyond that ever less.
const coverOf = (ink: number) => (ink <= 0.5 ? ink : 1 - 0.5 * Math.exp(1 - 2 * ink))
/** Steps to a whole pixel of ink: an eighth of a tone of 256. Beyond four pixels of ink all is covered. */
const coverSteps = 1024
const lastCover = 4 * coverSteps
const covers = Float64Array.from({ length: lastCover + 1 }, (_, step) => coverOf((step + 0.5) / coverSteps))

/** `Math.hypot` takes many times as long. */
const lengthOf = (x: number, y: number) => Math.sqrt(x * x + y * y)

/** A plane is printed by cells of so many pixels (a power of two) each way, of those that were drawn on. */
const cellBits = 4
const cell = 1 << cellBits

/** Pixels from one sample of a line to the next: further apart, a line would be seen to pulse. */
const sampleStep = 1

/**
 * Lines finer than a pixel, drawn with their true share of each pixel.
 *
 * A line lays down its width in ink for each pixel of its length, spread over the four pixels around each sample in
 * proportion to their nearness. So its tone is exact at any width, which drawing it a pixel wide cannot be.
 */
export class CoveragePlane {
  readonly #width: number
  readonly #height: number
  readonly #ink: Float32Array
  /** For each cell, row by row, whether anything was drawn on it. */
  readonly #isDrawnOn: Uint8Array
  readonly #cellsAcross: number

  constructor(width: number, height: number) {
    this.#width = width
    this.#height = height
    this.#ink = new Float32Array(width * height)
    this.#cellsAcross = Math.ceil(width / cell)
    this.#isDrawnOn = new Uint8Array(this.#cellsAcross * Math.ceil(height / cell))
  }

  /** A line from one point to another; pixel centres lie at halves. */
  line(x0: number, y0: number, x1: number, y1: number, weight: number): void {
    const length = lengthOf(x1 - x0, y1 - y0)
    const count = Math.max(1, Math.ceil(length / sampleStep))
    const ink = (weight * length) / count
    this.#reach(Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1))
    for (let index = 0; index < count; index += 1) {
      const t = (index + 0.5) / count
      this.#drop(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, ink)
    }
  }

  /** A cubic Bézier curve from a to d with the handles b and c. */
  cubic(
    ax: number,
    ay: number,
    bx: number,
    by: number,
    cx: number,
    cy: number,
    dx: number,
    dy: number,
    weight: number,
  ): void {
    const chain = lengthOf(bx - ax, by - ay) + lengthOf(cx - bx, cy - by) + lengthOf(dx - cx, dy - cy)
    const count = Math.max(2, Math.ceil(chain / sampleStep))
    this.#reach(
      Math.min(ax, bx, cx, dx),
      Math.min(ay, by, cy, dy),
      Math.max(ax, bx, cx, dx),
      Math.max(ay, by, cy, dy),
    )
    // The curve by the powers of t, which costs a third less than its four points do.
    const firstX = 3 * (bx - ax)
    const firstY = 3 * (by - ay)
    const secondX = 3 * (cx - bx) - firstX
    const secondY = 3 * (cy - by) - firstY
    const thirdX = dx - ax - firstX - secondX
    const thirdY = dy - ay - firstY - secondY
    const step = 1 / count
    let fromX = ax
    let fromY = ay
    for (let index = 1; index <= count; index += 1) {
      const t = index * step
      const x = ((thirdX * t + secondX) * t + firstX) * t + ax
      const y = ((thirdY * t + secondY) * t + firstY) * t + ay
      const stepX = x - fromX
      const stepY = y - fromY
      this.#drop((fromX + x) / 2, (fromY + y) / 2, weight * Math.sqrt(stepX * stepX + stepY * stepY))
      fromX = x
      fromY = y
    }
  }

  /** Lays the drawn lines over an image of three bytes a pixel in one colour, and starts afresh. */
  print(pixels: Uint8Array, colour: Colour): void {
    const cells = this.#isDrawnOn
    for (let index = cells.indexOf(1); index >= 0; index = cells.indexOf(1, index + 1)) {
      cells[index] = 0
      this.#printCell(index % this.#cellsAcross, Math.floor(index / this.#cellsAcross), pixels, colour)
    }
  }

  #printCell(across: number, down: number, pixels: Uint8Array, { red, green, blue, alpha }: Colour): void {
    const ink = this.#ink
    const width = this.#width
    const left = across * cell
    const right = Math.min(left + cell, width)
    const bottom = Math.min((down + 1) * cell, this.#height)
    for (let y = down * cell; y < bottom; y += 1)
      for (let at = y * width + left, end = y * width + right; at < end; at += 1) {
        const laid = ink[at] ?? 0
        if (laid === 0) continue
        ink[at] = 0
        const share = alpha * (covers[Math.min(laid * coverSteps, lastCover) | 0] ?? 1)
        const kept = 1 - share
        const pixel = at * 3
        pixels[pixel] = (pixels[pixel] ?? 0) * kept + red * share + 0.5
        pixels[pixel + 1] = (pixels[pixel + 1] ?? 0) * kept + green * share + 0.5
        pixels[pixel + 2] = (pixels[pixel + 2] ?? 0) * kept + blue * share + 0.5
      }
  }

  #drop(x: number, y: number, ink: number): void {
    const width = this.#width
    const fromLeft = x - 0.5
    const fromTop = y - 0.5
    if (!(fromLeft >= 0 && fromTop >= 0 && fromLeft < width - 1 && fromTop < this.#height - 1)) return
    const column = fromLeft | 0
    const row = fromTop | 0
    const right = fromLeft - column
    const lower = ink * (fromTop - row)
    const upper = ink - lower
    const at = row * width + column
    const plane = this.#ink
    plane[at] = (plane[at] ?? 0) + upper * (1 - right)
    plane[at + 1] = (plane[at + 1] ?? 0) + upper * right
    const next = at + width
    plane[next] = (plane[next] ?? 0) + lower * (1 - right)
    plane[next + 1] = (plane[next + 1] ?? 0) + lower * right
  }

  /** Marks the cells of what is drawn between these edges: a sample reaches the pixels around it. */
  #reach(left: number, top: number, right: number, bottom: number): void {
    const first = Math.max(0, Math.floor(left) - 1) >> cellBits
    const last = Math.min(this.#width - 1, Math.ceil(right)) >> cellBits
    const lowest = Math.min(this.#height - 1, Math.ceil(bottom)) >> cellBits
    for (let row = Math.max(0, Math.floor(top) - 1) >> cellBits; row <= lowest; row += 1)
      for (let column = first; column <= last; column += 1)
        this.#isDrawnOn[row * this.#cellsAcross + column] = 1
  }
}
