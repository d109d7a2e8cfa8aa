/**
 * Has the rules that a style element is given from now on kept in a sheet beside it: each change of a sheet that is in the page has the
 * browser make a frame, though it may take no effect.
 *
 * @returns the sheet beside it
 */
function divert(style: HTMLStyleElement): CSSStyleSheet {
  const apart = new CSSStyleSheet()
  const { sheet } = style
  if (!sheet) return apart
  for (let at = 0; sheet.cssRules[0]; at += 1) {
    apart.insertRule(sheet.cssRules[0].cssText, at)
    sheet.deleteRule(0)
  }
  sheet.insertRule = (rule, at) => apart.insertRule(rule, at)
  sheet.deleteRule = (at) => apart.deleteRule(at)
  return apart
}

/**
 * Keeps the rules that components bring out of the page: while it is drawn beside its first screen, each of them would have the browser
 * work out the styles of that screen anew, for nothing.
 *
 * @returns what puts them into force; to be called before the drawn page is measured or painted
 */
export function holdStyles(): () => void {
  // Browsers that are older have the rules as they come.
  if (!('adoptedStyleSheets' in document)) return () => undefined
  const held: CSSStyleSheet[] = []
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLStyleElement && 'styled' in node.dataset) held.push(divert(node))
  })
  observer.observe(document.head, { childList: true })
  return () => {
    observer.disconnect()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...held.splice(0)]
  }
}
