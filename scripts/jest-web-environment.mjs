import { createRequire } from 'node:module'
import './jest-compiled-once.mjs'

/*
 * jsdom asks for every style of a page which elements it is of, with a full selector engine, each time anything has changed: a third of
 * the time of the browser side's tests. Here an element that lacks the class or the tag by which a selector ends is not asked further.
 */
const ofJsdom = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'))
const selectors = ofJsdom('jsdom/lib/jsdom/living/helpers/selectors.js')
const { matchesDontThrow } = selectors

/** The selector without what stands in its brackets, which only asks for more; null for one that has more than names in it. */
function withoutBrackets(selector) {
  let bare = selector
  for (let before = ''; before !== bare;) {
    before = bare
    bare = bare.replace(/\([^()]*\)|\[[^[\]]*\]/g, '')
  }
  return /[()[\]"'\\|&]/.test(selector.includes('\\') ? '\\' : bare) ? null : bare
}

/** What an element must have to match one of the selectors: a tag ('' for any), and classes. */
function neededBy(text) {
  const bare = typeof text === 'string' ? withoutBrackets(text) : null
  return bare?.split(',').map((selector) => {
    const last =
      selector
        .trim()
        .toLowerCase()
        .split(/[\s>+~]+/)
        .at(-1) ?? ''
    return {
      tag: /^[^.:#*]*/.exec(last)?.[0] ?? '',
      classes: Array.from(last.matchAll(/\.([^.:#*]+)/g), ([, name]) => name),
    }
  })
}

const needs = new Map()
let known = { text: '', classes: new Set() }
function classesOf(element) {
  const text = element.getAttributeNS(null, 'class') ?? ''
  if (text !== known.text) known = { text, classes: new Set(text.toLowerCase().split(/\s+/)) }
  return known.classes
}

selectors.matchesDontThrow = (element, text) => {
  if (!needs.has(text)) needs.set(text, neededBy(text))
  const needed = needs.get(text)
  if (needed) {
    const own = classesOf(element)
    const tag = element._localName.toLowerCase()
    const isOfIt = needed.some(
      (one) => (one.tag === '' || one.tag === tag) && one.classes.every((name) => own.has(name)),
    )
    if (!isOfIt) return false
  }
  return matchesDontThrow(element, text)
}

// Only now: it takes over how elements are matched when it is read.
export default (await import('jest-fixed-jsdom')).default
