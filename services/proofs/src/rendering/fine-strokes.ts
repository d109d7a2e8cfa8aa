import type { Colour } from './coverage-plane'
import { boxOf, everywhere, isUpright, isWithin, overlapOf, times, whole } from './page-geometry'
import type { Box, Matrix } from './page-geometry'

export const pathSteps = { move: 0, line: 1, cubic: 2, close: 3 } as const
/** Steps of paths, and the coordinates that they take, one behind the other. */
export type Paths = { steps: Uint8Array; figures: Float64Array }
/** A stroke finer than the limit: which steps and figures are its own, and how it lies on the page. */
export type FineStroke = {
  from: number
  to: number
  figure: number
  matrix: Matrix
  weight: number
  colour: Colour
}
export type PartedContent = {
  paths: Paths
  /** Strokes that follow one another with nothing between. */
  runs: FineStroke[][]
  /** The commands of all else, with a stroke far beside the page, `markAt`, for each run: its height is the run's index. */
  rest: Buffer
}

/** Where the marks of runs stand, far to the left of any sheet. */
export const markAt = -32_000

/** What a stroke has that is given none. */
const usualWeight = 1

/** What is between `q` and `Q`. Nothing is drawn by its strokes alone where it has a `clip` of another form than a box, or is transparent. */
type State = { matrix: Matrix; clip: Box; isPlain: boolean }
/** What stands in the innermost `q` and `Q`, as long as it may be one fine stroke and nothing else. */
type Block = {
  at: number
  /** Where its place on the page has been told. */
  placed: number
  step: number
  figure: number
  weight: number
  colour?: Colour
  isStroked: boolean
  /** The stroke of the block before, which is told in the same words. */
  again?: FineStroke
}
/** The last block that was a fine stroke: its words behind its place, to its `Q`. */
type LastBlock = { from: number; to: number; stroke: FineStroke; lastFigure: number }

/** Kept from one page to the next, since a page's take megabytes. */
let kept: Paths = { steps: new Uint8Array(0), figures: new Float64Array(0) }
/** A step takes two bytes of commands at the least, as a figure does. */
const pathsFor = (bytes: number): Paths => {
  const room = bytes >> 1
  if (kept.steps.length < room) kept = { steps: new Uint8Array(room), figures: new Float64Array(room) }
  return kept
}

const powers = Array.from({ length: 16 }, (_, digits) => 10 ** -digits)

/** Colours of Typst's profile are sRGB: told as plain red, green and blue they are the same, and pdfium reads no profile for each page. */
const withoutProfiles = (commands: Buffer): Buffer =>
  Buffer.from(
    commands
      .toString('latin1')
      .replace(/\/c\d+ cs\n([\d.]+ [\d.]+ [\d.]+) scn\n/g, '$1 rg\n')
      .replace(/\/c\d+ CS\n([\d.]+ [\d.]+ [\d.]+) SCN\n/g, '$1 RG\n'),
    'latin1',
  )

/**
 * Parts what a page draws: strokes finer than `limit` by their weight on the page, and the commands for all else. Typst
 * writes each stroke between a `q` and a `Q` of its own, with its place, colour and weight, and so do our own pictures; what stands otherwise, or is
 * cut by a clip, dashed or transparent, stays among the rest. The paths are good until the next page is parted.
 */
export const partedContent = (commands: Buffer, limit: number): PartedContent => {
  const paths = pathsFor(commands.length)
  const { steps, figures } = paths
  let [step, figure] = [0, 0]
  const runs: FineStroke[][] = []
  const rest: Uint8Array[] = []
  let copied = 0
  const states: State[] = []
  let state: State = { matrix: whole, clip: everywhere, isPlain: true }
  let block: Block | undefined
  let last: LastBlock | undefined
  const operands = new Float64Array(64)
  let count = 0
  let at = 0

  const cutOut = (own: Block, end: number) => {
    const { at: from, placed, weight, colour, again } = own
    const { matrix } = state
    const stroke = again
      ? { ...again, matrix }
      : colour && { from: own.step, to: step, figure: own.figure, matrix, weight, colour }
    if (!stroke) return
    last = { from: placed, to: end, stroke, lastFigure: again && last ? last.lastFigure : figure }
    const between = commands.subarray(copied, from)
    if (runs.length > 0 && between.every((byte) => byte <= 32)) runs.at(-1)?.push(stroke)
    else {
      rest.push(between, Buffer.from(`\n${markAt} ${runs.length} m ${markAt} ${runs.length} l S\n`))
      runs.push([stroke])
    }
    copied = at
  }
  const take = (kind: number, most: number) => {
    steps[step] = kind
    step += 1
    for (let index = 0; index < most; index += 1) figures[figure + index] = operands[index] ?? 0
    figure += most
  }
  const isFine = (ownWeight: number, from: number, to: number): boolean => {
    const [a, b, c, d] = state.matrix
    const weight = ownWeight * Math.sqrt(Math.abs(a * d - b * c))
    if (!state.isPlain || weight >= limit) return false
    return (
      state.clip === everywhere || isWithin(boxOf(figures, from, to, state.matrix), state.clip, weight / 2)
    )
  }
  // An ornament is one stroke many times over: its figures are read once.
  const skipSame = (own: Block): void => {
    if (!last) return
    const length = last.to - last.from
    if (
      at + length > commands.length ||
      commands.compare(commands, last.from, last.to, at, at + length) !== 0
    )
      return
    if (!isFine(last.stroke.weight, last.stroke.figure, last.lastFigure)) return
    own.again = last.stroke
    own.isStroked = true
    at += length
  }
  const clipTo = (own: Block | undefined): void => {
    if (!own || !isUpright(figures, own.figure, figure, state.matrix)) state = { ...state, isPlain: false }
    else {
      const box = boxOf(figures, own.figure, figure, state.matrix)
      state = { ...state, clip: overlapOf(box, state.clip) }
    }
  }

  const obey = (command: string, begin: number): void => {
    if (command === 'q') {
      states.push(state)
      block = { at: begin, placed: at, step, figure, weight: usualWeight, isStroked: false }
    } else if (command === 'Q') {
      if (block?.isStroked) cutOut(block, begin)
      block = undefined
      state = states.pop() ?? state
    } else if (command === 'cm') {
      state = { ...state, matrix: times(state.matrix, operands) }
      if (block && block.step === step && !block.colour) {
        block.placed = at
        skipSame(block)
      }
    } else if (command === 'W' || command === 'W*') {
      clipTo(block)
      block = undefined
    } else if (command === 'gs') {
      state = { ...state, isPlain: false }
      block = undefined
    } else if (!block) return
    else if (command === 'w') block.weight = operands[0] ?? 0
    else if ((command === 'SCN' || command === 'RG') && count === 3) {
      const [red = 0, green = 0, blue = 0] = operands.subarray(0, 3).map((share) => Math.round(share * 255))
      block.colour = { red, green, blue, alpha: 1 }
    } else if (command === 'S') {
      if (block.colour && !block.isStroked && isFine(block.weight, block.figure, figure))
        block.isStroked = true
      else block = undefined
    } else if (!['CS', 'M', 'J', 'j'].includes(command) || block.isStroked) block = undefined
  }

  const isDelimiter = (byte: number) =>
    byte <= 32 || byte === 0x2f || byte === 0x28 || byte === 0x5b || byte === 0x3c
  const skipString = () => {
    for (let depth = 0; at < commands.length; at += 1) {
      const byte = commands[at]
      if (byte === 0x5c) at += 1
      else if (byte === 0x28) depth += 1
      else if (byte === 0x29) {
        depth -= 1
        if (depth === 0) break
      }
    }
    at += 1
  }
  const number = (first: number): number => {
    const isNegative = first === 0x2d
    if (isNegative) at += 1
    let value = 0
    let point = -1
    for (; ; at += 1) {
      const byte = commands[at] ?? 0
      if (byte >= 0x30 && byte <= 0x39) value = value * 10 + byte - 0x30
      else if (byte === 0x2e) point = at
      else break
    }
    if (point >= 0) value *= powers[at - point - 1] ?? 0
    return isNegative ? -value : value
  }

  while (at < commands.length) {
    const byte = commands[at] ?? 0
    if (byte <= 32) at += 1
    else if ((byte >= 0x30 && byte <= 0x39) || byte === 0x2d || byte === 0x2e) {
      operands[count & 63] = number(byte)
      count += 1
    } else if (byte === 0x28) skipString()
    else if (byte === 0x2f || byte === 0x3c) {
      at += 1
      while (at < commands.length && !isDelimiter(commands[at] ?? 0)) at += 1
    } else if (byte === 0x5b || byte === 0x5d) at += 1
    else {
      const begin = at
      at += 1
      const isShort = isDelimiter(commands[at] ?? 32)
      if (isShort && byte === 0x63) take(pathSteps.cubic, 6)
      else if (isShort && byte === 0x6c) take(pathSteps.line, 2)
      else if (isShort && byte === 0x6d) take(pathSteps.move, 2)
      else if (isShort && byte === 0x68) take(pathSteps.close, 0)
      else {
        while (at < commands.length && !isDelimiter(commands[at] ?? 0)) at += 1
        obey(commands.toString('latin1', begin, at), begin)
      }
      count = 0
    }
  }
  rest.push(commands.subarray(copied))
  return { paths, runs, rest: withoutProfiles(Buffer.concat(rest)) }
}
