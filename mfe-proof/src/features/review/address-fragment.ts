/** Takes a parameter out of the address's fragment and out of the history, if it is there; what else stands beside it stays. */
export function dropFromFragment(parameter: string, value: string): void {
  const { pathname, search, hash } = window.location
  const rest = new URLSearchParams(hash.slice(1))
  if (rest.get(parameter) !== value) return
  rest.delete(parameter)
  const left = rest.size ? `#${rest}` : ''
  window.history.replaceState(window.history.state, '', pathname + search + left)
}
