/**
 * Keeps the rules that components bring from taking effect: while a page is drawn beside its first screen, each of them would have the browser
 * work out the styles of that screen anew, for nothing.
 *
 * @returns what puts them into force; to be called before the drawn page is measured or painted
 */
export function holdStyles(): () => void {
  const held: HTMLStyleElement[] = []
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLStyleElement && 'styled' in node.dataset) {
        node.media = 'not all'
        held.push(node)
      }
  })
  observer.observe(document.head, { childList: true })
  return () => {
    observer.disconnect()
    for (const style of held) style.media = ''
  }
}
