type Attributes = Readonly<Record<string, string>>

/** An element with attributes, and children; texts become text nodes, never markup. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

const svg = 'http://www.w3.org/2000/svg'

/** A drawing in the colour of its place; paths in a square of 24. */
export function drawing(...paths: readonly string[]): SVGSVGElement {
  const element = document.createElementNS(svg, 'svg')
  const attributes = {
    viewBox: '0 0 24 24',
    width: '1.4em',
    height: '1.4em',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.5',
    'aria-hidden': 'true',
  }
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  for (const path of paths) element.appendChild(document.createElementNS(svg, 'path')).setAttribute('d', path)
  return element
}

const petal = (turn: number) => {
  const at = (angle: number, radius: number) =>
    `${(12 + radius * Math.sin(angle)).toFixed(2)} ${(12 - radius * Math.cos(angle)).toFixed(2)}`
  const [from, to] = [turn, turn + (Math.PI * 2) / 3]
  return `M${at(from, 9)}Q${at((from + to) / 2, 1)} ${at(to, 9)}`
}
const ring = 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20Z'

/** MYA's seal: a ring, and a lace of curves in it. */
export const seal = (): SVGSVGElement =>
  drawing(ring, ...Array.from({ length: 9 }, (_, at) => petal((at * Math.PI * 2) / 9)))
