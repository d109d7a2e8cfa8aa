/**
 * Yields the positions from `from` (inclusive) to `to` (exclusive) of `values` in falling order of their value, without
 * sorting them all: ranges wait in a heap under their largest value and are halved as they come up.
 */
export function* bestFirst(
  values: Uint32Array,
  from: number,
  to: number,
): Generator<{ index: number; value: number }> {
  const heap: { from: number; to: number; at: number; value: number }[] = []
  const isBetter = (a: number, b: number) => (heap[a]?.value ?? 0) > (heap[b]?.value ?? 0)
  const swap = (a: number, b: number) => {
    const [left, right] = [heap[a], heap[b]]
    if (left && right) {
      heap[a] = right
      heap[b] = left
    }
  }
  const push = (low: number, high: number) => {
    if (low >= high) return
    let at = low
    for (let index = low + 1; index < high; index++) if ((values[index] ?? 0) > (values[at] ?? 0)) at = index
    heap.push({ from: low, to: high, at, value: values[at] ?? 0 })
    for (let child = heap.length - 1; child > 0;) {
      const parent = (child - 1) >> 1
      if (!isBetter(child, parent)) break
      swap(child, parent)
      child = parent
    }
  }
  const pop = () => {
    swap(0, heap.length - 1)
    const top = heap.pop()
    for (let parent = 0; ;) {
      const [left, right] = [2 * parent + 1, 2 * parent + 2]
      let largest = parent
      if (left < heap.length && isBetter(left, largest)) largest = left
      if (right < heap.length && isBetter(right, largest)) largest = right
      if (largest === parent) break
      swap(parent, largest)
      parent = largest
    }
    return top
  }
  push(from, to)
  for (let top = pop(); top; top = pop()) {
    yield { index: top.at, value: top.value }
    push(top.from, top.at)
    push(top.at + 1, top.to)
  }
}
