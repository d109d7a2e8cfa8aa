const liveRegion = '[role="status"], [aria-live="polite"]'

/**
 * What a screen reader says of live regions from now on, as Orca and NVDA do in Firefox: what comes into a region that
 * stands in the page already. A region that comes together with its words is passed over.
 */
export function listen(): readonly string[] {
  const heard: string[] = []
  new MutationObserver((records) => {
    for (const { target, type, addedNodes } of records) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(liveRegion)
      if (region && (type === 'characterData' || addedNodes.length)) heard.push(region.textContent ?? '')
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
  return heard
}
