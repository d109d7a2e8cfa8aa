import { createBookTurns } from './book-turns'

/** A book that is being set until it is let go. */
const slowBook = (begun: string[], name: string) => {
  let end = () => {}
  const set = new Promise<void>((resolve) => (end = resolve))
  const make = async () => {
    begun.push(name)
    await set
    return name
  }
  return { make, end }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

it('books begin in their order, as many at once as there are workers', async () => {
  const begun: string[] = []
  const { inTurn } = createBookTurns({ workers: 2, isImageWaiting: async () => false })
  const books = ['one', 'two', 'three', 'four'].map((name) => slowBook(begun, name))
  const made = Promise.all(books.map(({ make }) => inTurn(make)))
  await turn()
  expect(begun).toEqual(['one', 'two'])
  books[1]?.end()
  await turn()
  expect(begun).toEqual(['one', 'two', 'three'])
  for (const { end } of books) end()
  expect(await made).toEqual(['one', 'two', 'three', 'four'])
})

it('none begins while a first page waits, and the next one does when it has come', async () => {
  const begun: string[] = []
  let looks = 0
  const isImageWaiting = async () => (looks += 1) < 4
  const { inTurn } = createBookTurns({ workers: 2, isImageWaiting, pauseMs: 1 })
  const book = slowBook(begun, 'one')
  book.end()
  await inTurn(async () => {
    expect(looks).toBe(4)
    return book.make()
  })
  expect(begun).toEqual(['one'])
})

it('all begin that wait when the press closes, and where nobody can say whether a page waits', async () => {
  const { inTurn, open } = createBookTurns({ workers: 1, isImageWaiting: async () => true, pauseMs: 1 })
  const waiting = Promise.all(['one', 'two'].map((name) => inTurn(async () => name)))
  open()
  expect(await waiting).toEqual(['one', 'two'])
  const blind = createBookTurns({
    workers: 1,
    isImageWaiting: () => Promise.reject(new Error('The database is away')),
  })
  expect(await blind.inTurn(async () => 'book')).toBe('book')
})
