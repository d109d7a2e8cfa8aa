const kilobyte = 1024
/** Times as much input in the second round. Linear time grows as much, quadratic time by its square. */
const growth = 8
/** Between the two, far from both: machines are busy, and memory is not free. */
const maxGrowthOfTime = 28
/** Whatever takes less than this, on the larger input, holds nobody. Milliseconds of processor time. */
const unnoticed = 25

/** Texts that expressions stumble over, of about a given length. */
export const hostileTexts: Readonly<Record<string, (size: number) => string>> = {
  blanks: (size) => `1${' '.repeat(size)}x`,
  digits: (size) => `${'1'.repeat(size)}x`,
  'digits and points': (size) => '1.'.repeat(size / 2),
  separators: (size) => `1${' ,'.repeat(size / 2)}x`,
  marks: (size) => `a${'\u0301'.repeat(size)}`,
  'invisible characters': (size) => `${'\u200b'.repeat(size)}x`,
  'line ends': (size) => '\r\n'.repeat(size / 2),
  letters: (size) => 'a'.repeat(size),
  slashes: (size) => `http:/${'/'.repeat(size)}`,
  dots: (size) => `${'.'.repeat(size)}/`,
  'letters before a bracket': (size) => `${'a'.repeat(size)}[`,
  'words of an address': (size) => `${'a.a@'.repeat(size / 4)}!`,
}

const timeOf = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage()
  // A refusal is an answer too.
  await Promise.resolve()
    .then(work)
    .catch(() => undefined)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Milliseconds of this process's own time, which a busy machine does not stretch; the best of a few, or the first below `enough`. */
async function costOf(work: () => unknown, enough = 0): Promise<number> {
  let best = await timeOf(work)
  for (let round = 1; round < 5 && best >= enough && best < 1000; round += 1)
    best = Math.min(best, await timeOf(work))
  return best
}

export interface Growth {
  /** Milliseconds of processor time for the larger input. */
  large: number
  isLinear: boolean
}

async function measure(prepare: (size: number) => () => unknown, small: number): Promise<Growth> {
  const large = await costOf(prepare(small * growth), unnoticed)
  if (large < unnoticed) return { large, isLinear: true }
  // What the work costs however little it is given: a request's way there and back.
  const least = await costOf(prepare(8))
  const grown = Math.max((await costOf(prepare(small))) - least, 1)
  return { large, isLinear: (large - least) / grown < maxGrowthOfTime }
}

/**
 * Whether the time of what `prepare` answers grows at most with the size it is given: tried with `small` (8 KB unless given), and
 * with eight times as much. Processor time is compared with itself, never with a clock: what is quadratic takes 64 times as long.
 */
export async function growthOf(
  prepare: (size: number) => () => unknown,
  small = 8 * kilobyte,
): Promise<Growth> {
  let measured = await measure(prepare, small)
  for (let again = 0; again < 2 && !measured.isLinear; again += 1) measured = await measure(prepare, small)
  return measured
}
