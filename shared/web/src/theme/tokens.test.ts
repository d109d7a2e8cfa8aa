import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8').replace(/\/\*[^]*?\*\//g, '')

const blockOf = (selector: string): Record<string, string> => {
  const blocks = css
    .split('}')
    // The last of what stands open there: a block may stand in a media query.
    .map((block) => block.split('{').slice(-2))
    .filter(([head]) => head?.trim() === selector)
  return Object.fromEntries(
    blocks.flatMap(([, body]) =>
      [...(body ?? '').matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value?.trim()]),
    ),
  )
}
const paper = blockOf(':root')
const night = { ...paper, ...blockOf(":root[data-theme='night']") }

/** Relative luminance of a #rrggbb colour (WCAG 2.2, definition of contrast ratio). */
const luminance = (colour: string): number => {
  const channels = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['ground', 'paper', 'sheet', 'plate', 'tint', 'gilt-wash']
const pairs = (names: readonly string[], on: readonly string[]) =>
  names.flatMap((name) => on.map((ground) => [name, ground] as const))

/** Text and the grounds it stands on: 4.5:1. */
const text = [
  ...pairs(['ink', 'ink-2', 'ink-3'], grounds),
  ...pairs(['ink', 'ink-2', 'ink-3'], ['disabled']),
  ...pairs(['ink-off'], ['paper', 'sheet', 'disabled', 'tint']),
  ...pairs(['gilt-text', 'action-text'], grounds),
  ...pairs(['error'], ['ground', 'paper', 'sheet', 'tint', 'error-wash']),
  ...pairs(['ink'], ['error-wash', 'success-wash']),
  ...pairs(['success'], ['ground', 'paper', 'sheet', 'tint', 'success-wash']),
  ...pairs(['action-ink'], ['action', 'action-hover']),
  // Tooltip and toast: inverted.
  ...pairs(['paper'], ['ink']),
]
/** Control boundaries, focus and drawings that carry meaning: 3:1. */
const ui = [
  ...pairs(['edge', 'gilt', 'focus', 'action'], grounds),
  ...pairs(['edge-strong'], ['paper', 'sheet']),
  ...pairs(['error'], ['paper', 'error-wash']),
  ...pairs(['toast-gilt'], ['ink']),
  ...pairs(['focus'], ['disabled', 'error-wash']),
]

describe.each([
  ['paper', paper],
  ['night', night],
])('%s', (_, tokens) => {
  const ratio = (name: string, ground: string) => {
    const [one, other] = [tokens[name], tokens[ground]]
    if (!one || !other) throw new Error(`no token --${one ? ground : name}`)
    return contrast(one, other)
  }
  it.each(text)('--%s can be read on --%s', (name, ground) => {
    expect(ratio(name, ground)).toBeGreaterThanOrEqual(4.5)
  })
  it.each(ui)('--%s can be seen on --%s', (name, ground) => {
    expect(ratio(name, ground)).toBeGreaterThanOrEqual(3)
  })
})

it('measures as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

it('gives night a value for every colour of paper', () => {
  const colours = Object.entries(paper).filter(([, value]) => /^#|^rgb/.test(value))
  expect(Object.keys(blockOf(":root[data-theme='night']"))).toEqual(
    expect.arrayContaining(colours.map(([name]) => name)),
  )
})

it('keeps the night on the screen: what is printed is ink on paper', () => {
  expect(css.match(/data-theme='night'/g)).toHaveLength(1)
  expect(css).toMatch(/@media screen {\s*:root\[data-theme='night'\] {/)
})

it('turns every movement off for people who ask for that', () => {
  const times = Object.keys(paper).filter((name) => name.startsWith('t-'))
  const still = /prefers-reduced-motion: reduce\)\s*{\s*:root\s*{([^}]*)/.exec(css)?.[1] ?? ''
  expect(times.length).toBeGreaterThan(3)
  for (const name of times) expect(still).toMatch(new RegExp(`--${name}:\\s*0ms`))
})
