import { CoveragePlane } from './coverage-plane'

const white = (width: number, height: number) => new Uint8Array(width * height * 3).fill(255)
const black = { red: 0, green: 0, blue: 0, alpha: 1 }
/** How much ink lies on an image, in pixels of solid black. */
const inkOn = (pixels: Uint8Array) => {
  let ink = 0
  for (let at = 0; at < pixels.length; at += 3) ink += 1 - (pixels[at] ?? 0) / 255
  return ink
}
const drawn = (draw: (plane: CoveragePlane) => void, colour = black) => {
  const plane = new CoveragePlane(100, 60)
  const pixels = white(100, 60)
  draw(plane)
  plane.print(pixels, colour)
  return pixels
}

describe('CoveragePlane', () => {
  it.each([0.1, 0.25, 0.5])(
    'lays down a line %s pixels wide with exactly that much ink, at any slope',
    (weight) => {
      for (const [x, y] of [
        [90, 30],
        [50, 55],
        [60, 31],
      ] as const) {
        const ink = inkOn(drawn((plane) => plane.line(10, 30, x, y, weight)))
        expect(ink / (Math.hypot(x - 10, y - 30) * weight)).toBeCloseTo(1, 1)
      }
    },
  )

  it('measures a curve by its own length', () => {
    // A quarter of a circle of radius 40.
    const k = 40 * 0.5523
    const pixels = drawn((plane) => plane.cubic(10, 50, 10, 50 - k, 50 - k, 10, 50, 10, 0.3))
    expect(inkOn(pixels)).toBeCloseTo(0.3 * ((Math.PI / 2) * 40), 0)
  })

  it('never blackens more than a whole pixel, however many lines cross', () => {
    const pixels = drawn((plane) => {
      for (let index = 0; index < 50; index += 1) plane.line(20, 30, 80, 30, 0.9)
    })
    expect(Math.min(...pixels)).toBeGreaterThanOrEqual(0)
    expect(inkOn(pixels)).toBeLessThanOrEqual(130)
  })

  it('leaves out what lies beyond the page, and starts afresh after printing', () => {
    const plane = new CoveragePlane(20, 20)
    plane.line(-50, 10, 70, 10, 0.5)
    plane.line(5, -30, 5, -10, 0.5)
    plane.print(white(20, 20), black)
    const pixels = white(20, 20)
    plane.print(pixels, black)
    expect(inkOn(pixels)).toBe(0)
  })

  it('keeps the colour and its transparency', () => {
    const pixels = drawn((plane) => plane.line(10.5, 30.5, 90.5, 30.5, 0.5), {
      red: 200,
      green: 100,
      blue: 0,
      alpha: 0.5,
    })
    const at = (30 * 100 + 50) * 3
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3)
    // A quarter of the way from white, give or take where the samples of the line fall.
    expect(Math.abs(red - 241)).toBeLessThan(3)
    expect(Math.abs(green - 216)).toBeLessThan(8)
    expect(Math.abs(blue - 191)).toBeLessThan(12)
  })
})
