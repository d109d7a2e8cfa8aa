/** What the tests' page makes of a style: whether an element is of it. */
const isOf = (selector: string, html: string) => {
  document.head.innerHTML = `<style>${selector} { visibility: hidden }</style>`
  document.body.innerHTML = html
  const element = document.querySelector('[data-asked]')
  return element !== null && getComputedStyle(element).visibility === 'hidden'
}

it.each([
  ['button', '<button data-asked></button>'],
  ['.one', '<p data-asked class="none one two"></p>'],
  ['p.one.two', '<p data-asked class="two one"></p>'],
  ['.none, p', '<p data-asked></p>'],
  ['main > .one:not(.two, em)', '<main><p data-asked class="one"></p></main>'],
  ['.before ~ :is(p, .none)', '<i class="before"></i><p data-asked></p>'],
  ['[data-asked="a,.b)"]', '<p data-asked="a,.b)"></p>'],
  ['p[title]:has(> em.one)', '<p data-asked title="[("><em class="one"></em></p>'],
  ['*', '<p data-asked></p>'],
  ['.größe', '<p data-asked class="größe"></p>'],
])('the style %s is of its element', (selector, html) => expect(isOf(selector, html)).toBe(true))

it.each([
  ['button', '<p data-asked class="button"></p>'],
  ['.one', '<p data-asked class="ones"></p>'],
  ['p.one.two', '<p data-asked class="one"></p>'],
  ['main > .one:not(.two)', '<main><p data-asked class="one two"></p></main>'],
  ['main > .one', '<main><i><p data-asked class="one"></p></i></main>'],
  ['p:has(> em)', '<p data-asked><i></i></p>'],
])('the style %s is of no other', (selector, html) => expect(isOf(selector, html)).toBe(false))
