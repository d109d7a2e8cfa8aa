import { createRequire } from 'node:module'
import './jest-compiled-once.mjs'
import { endContexts } from './jest-ended-contexts.mjs'

/*
 * jsdom asks for every style of a page which elements it is of, with a full selector engine, each time anything has changed, and makes the
 * computed style of an element anew each time it is asked for: together a third of the time of the browser side's tests. Here an element
 * that lacks the class or the tag by which a selector ends is not asked further, one that has all of a selector is not either, and a
 * computed style serves until something changes.
 */
const ofJsdom = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'))
const selectors = ofJsdom('jsdom/lib/jsdom/living/helpers/selectors.js')
const { implForWrapper } = ofJsdom('jsdom/lib/jsdom/living/generated/utils.js')
const { matchesDontThrow } = selectors

/** The selector without what stands in its brackets but the names of attributes, as `@name`; null for one that has more than names in it. */
function withoutBrackets(selector) {
  let bare = selector
  for (let before = ''; before !== bare;) {
    before = bare
    bare = bare.replace(/\[([a-z-]+)(?:[^a-z[\]-][^[\]]*)?\]/g, '@$1').replace(/\([^()]*\)/g, '')
  }
  return /[()[\]"'\\|&]/.test(selector.includes('\\') ? '\\' : bare) ? null : bare
}

const controls = ['button', 'fieldset', 'input', 'optgroup', 'option', 'select', 'textarea']
/** What a state asks of an element, as far as it is told at a look. */
const states = {
  ':root': (element) => element._ownerDocument.documentElement === element,
  ':focus': (element) => element._ownerDocument.activeElement === element,
  ':focus-visible': (element) => element._ownerDocument.activeElement === element,
  ':disabled': (element) => controls.includes(element._localName),
  ':checked': (element) => controls.includes(element._localName),
}

/** What an element must have to match one of the selectors, told by the end of each; `isAll` where nothing else is asked. */
function neededBy(text) {
  const bare = typeof text === 'string' ? withoutBrackets(text) : null
  return bare?.split(',').map((part) => {
    const selector = part.trim()
    const names = (selector.split(/[\s>+~]+/).at(-1) ?? '').match(/(?:::?|[.#@])?[^.:#@*]+/g) ?? []
    const after = (mark) => names.filter((name) => name.startsWith(mark)).map((name) => name.slice(1))
    return {
      tag: names.find((name) => /^\w/.test(name))?.toLowerCase(),
      classes: after('.'),
      attributes: after('@'),
      states: names.map((name) => states[name]).filter(Boolean),
      isAll: bare === text && /^(?:[a-z][a-z\d]*)?(?:\.[\w-]+)*$/.test(selector) && selector !== '',
    }
  })
}

const needs = new Map()
let known = { text: '', classes: new Set() }
function classesOf(element) {
  const text = element.getAttributeNS(null, 'class') ?? ''
  if (text !== known.text) known = { text, classes: new Set(text.split(/\s+/)) }
  return known.classes
}

selectors.matchesDontThrow = (element, text) => {
  if (!needs.has(text)) needs.set(text, neededBy(text))
  const needed = needs.get(text)
  if (needed) {
    const own = classesOf(element)
    const localName = element._localName.toLowerCase()
    const met = needed.filter(
      ({ tag = localName, classes, attributes, states }) =>
        tag === localName &&
        classes.every((name) => own.has(name)) &&
        attributes.every((name) => element.hasAttributeNS(null, name)) &&
        states.every((isMet) => isMet(element)),
    )
    if (met.length === 0) return false
    if (met.some(({ isAll }) => isAll)) return true
  }
  return matchesDontThrow(element, text)
}

// Only now: it takes over how elements are matched when it is read.
const { default: WebEnvironment } = await import('jest-fixed-jsdom')

export default class extends WebEnvironment {
  async setup() {
    await super.setup()
    const { getComputedStyle } = this.global
    // By the document's own memory of which rules are of its elements, which is put away at each change.
    const computed = new WeakMap()
    this.global.getComputedStyle = (element, pseudo) => {
      const impl = implForWrapper(element)
      if (pseudo || !impl?.isConnected) return getComputedStyle(element, pseudo)
      const { _ownerDocument: document } = impl
      const before = document._styleCache && computed.get(document._styleCache)?.get(impl)
      if (before) return before
      const style = getComputedStyle(element)
      const styles = computed.get(document._styleCache) ?? new WeakMap()
      computed.set(document._styleCache, styles.set(impl, style))
      return style
    }
  }

  async teardown() {
    endContexts()
    await super.teardown()
  }
}
