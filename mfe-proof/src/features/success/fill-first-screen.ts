/**
 * Puts the name and the address that the link carries into the first screen before it is painted. It runs by itself in the page, as
 * text: it must name nothing but its parameter.
 *
 * @param screenId of the element of the first screen
 */
export function fillFirstScreen(screenId: string): void {
  const parameters = new URLSearchParams(location.search)
  const put = (place: string, name: string) => {
    const element = document.querySelector(`#${screenId} main ${place}`)
    const text = parameters.get(name)?.trim()
    if (element && text) element.textContent = text
  }
  put('header bdi', 'name')
  put('section b', 'email')
}
