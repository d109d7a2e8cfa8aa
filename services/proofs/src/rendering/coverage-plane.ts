/** The part of a plane that was drawn on. Right and bottom are excluded. */
type Box = { left: number; top: number; right: number; bottom: number }

export type Colour = { red: number; green: number; blue: number; alpha: number }

// Where lines cross they cover one another: up to half a pixel they add up, beyond that ever less.
const coverOf = (ink: number) => (ink <= 0.5 ? ink : 1 - 0.5 * Math.exp(1 - 2 * ink))
/** Steps to a whole pixel of ink: an eighth of a tone of 256. Beyond four pixels of ink all is covered. */
const coverSteps = 1024
const lastCover = 4 * coverSteps
const covers = Float64Array.from({ length: lastCover + 1 }, (_, step) => coverOf((step + 0.5) / coverSteps))

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
  #box: Box

  constructor(width: number, height: number) {
    this.#width = width
    this.#height = height
    this.#ink = new Float32Array(width * height)
    this.#box = this.#nothing()
  }

  /** A line from one point to another; pixel centres lie at halves. */
  line(x0: number, y0: number, x1: number, y1: number, weight: number): void {
    const length = Math.hypot(x1 - x0, y1 - y0)
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
    const chain = Math.hypot(bx - ax, by - ay) + Math.hypot(cx - bx, cy - by) + Math.hypot(dx - cx, dy - cy)
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
  print(pixels: Uint8Array, { red, green, blue, alpha }: Colour): void {
    const { left, top, right, bottom } = this.#box
    const ink = this.#ink
    const width = this.#width
    for (let y = top; y < bottom; y += 1)
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
    this.#box = this.#nothing()
  }

  #nothing(): Box {
    return { left: this.#width, top: this.#height, right: 0, bottom: 0 }
  }

  #drop(x: number, y: number, ink: number): void {
    const column = Math.floor(x - 0.5)
    const row = Math.floor(y - 0.5)
    if (column < 0 || row < 0 || column >= this.#width - 1 || row >= this.#height - 1) return
    const right = x - 0.5 - column
    const below = y - 0.5 - row
    const at = row * this.#width + column
    const plane = this.#ink
    plane[at] = (plane[at] ?? 0) + ink * (1 - right) * (1 - below)
    plane[at + 1] = (plane[at + 1] ?? 0) + ink * right * (1 - below)
    const next = at + this.#width
    plane[next] = (plane[next] ?? 0) + ink * (1 - right) * below
    plane[next + 1] = (plane[next + 1] ?? 0) + ink * right * below
  }

  #reach(left: number, top: number, right: number, bottom: number): void {
    const box = this.#box
    box.left = Math.max(0, Math.min(box.left, Math.floor(left) - 1))
    box.top = Math.max(0, Math.min(box.top, Math.floor(top) - 1))
    box.right = Math.min(this.#width, Math.max(box.right, Math.ceil(right) + 1))
    box.bottom = Math.min(this.#height, Math.max(box.bottom, Math.ceil(bottom) + 1))
  }
}
