import { fillFirstScreen } from './fill-first-screen'

const now = Date.parse('2026-03-01T12:00:00Z')
const lifetime = 14 * 86_400_000
const draft = {
  stepId: 'identity',
  savedAt: now - 1000,
  values: {
    email: 'hanna@posteo.se',
    babyFirstName: 'Amara',
    babyNameOrigin: 'two\nlines',
    myaCalculateOrigin: false,
  },
  rivals: {},
  unplaced: {},
  recordId: null,
  cloud: null,
  waiting: null,
}
const texts = () =>
  Array.from(
    document.querySelectorAll<HTMLInputElement>('#first-screen :is(input, textarea)'),
    ({ value }) => value,
  )

/** As it runs in the page: from its text alone. */
const run = () => {
  const text = `(${String(fillFirstScreen)})('first-screen', ['draft:v2', 'draft:v1'], ${lifetime})`
  window.eval(text)
}

beforeEach(() => {
  jest.useFakeTimers({ now })
  localStorage.clear()
  document.body.innerHTML = `<div id="first-screen"><input name="email"><input name="babyFirstName"><textarea
    name="babyNameOrigin"></textarea><input type="checkbox" name="myaCalculateOrigin" value="on"></div>`
})
afterEach(() => jest.useRealTimers())

describe('the first screen of the form', () => {
  it('stays as it is where there is no draft', () => {
    run()
    expect(texts()).toEqual(['', '', '', 'on'])
  })

  it('shows the draft of this device', () => {
    localStorage.setItem('draft:v2', JSON.stringify(draft))
    run()
    expect(texts()).toEqual(['hanna@posteo.se', 'Amara', 'two\nlines', 'on'])
  })

  it.each([
    ['stands at another step', { stepId: 'moment' }],
    ['is too old', { savedAt: now - lifetime }],
    ['was sent', { recordId: 'r' }],
    ['is kept in the cloud', { cloud: { proofId: '01X' } }],
    ['waits for the cloud', { waiting: { key: 'k' } }],
    ['asks between two answers', { rivals: { email: 'other@posteo.se' } }],
    ['holds answers of an older form', { unplaced: { moonPhase: 'full' } }],
    ['is answered by MYA', { values: { ...draft.values, myaCalculateOrigin: true } }],
    ['has a Proof ID', { values: { ...draft.values, babyDateOfBirth: '2026-02-01' } }],
    ['is none', { values: undefined }],
  ])('is left to the scripts when the draft %s', (_, change) => {
    localStorage.setItem('draft:v2', JSON.stringify({ ...draft, ...change }))
    run()
    expect(document.getElementById('first-screen')).toBeNull()
  })

  it('is left to the scripts when the draft is of an older form', () => {
    localStorage.setItem('draft:v1', JSON.stringify({ email: 'hanna@posteo.se' }))
    run()
    expect(document.getElementById('first-screen')).toBeNull()
  })
})
