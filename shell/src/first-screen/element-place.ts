/** Where an element stands below `root`, in a way that finds its like in the same markup drawn again. */
export interface ElementPlace {
  id: string
  tag: string
  /** Its number among its siblings, and so on up to the root, the outermost first. */
  steps: readonly number[]
}

const numberOf = (element: Element): number =>
  Array.from(element.parentElement?.children ?? []).indexOf(element)

export function placeOf(element: Element, root: Element): ElementPlace {
  const steps: number[] = []
  for (let at: Element | null = element; at && at !== root; at = at.parentElement) steps.unshift(numberOf(at))
  return { id: element.id, tag: element.tagName, steps }
}

/** The element in that place: by its id, else by where it stands. Null when another one stands there. */
export function elementIn(root: Element, { id, tag, steps }: ElementPlace): HTMLElement | null {
  const named = id ? root.querySelector(`#${CSS.escape(id)}`) : null
  const found = named ?? steps.reduce<Element | null>((at, step) => at?.children[step] ?? null, root)
  return found instanceof HTMLElement && found.tagName === tag ? found : null
}
