import { act, fireEvent, screen } from '@testing-library/react'
import { PlaceField } from './place-field'
import type { PlaceSearch } from './place-search'
import { renderForm } from './testing/render-form'

const goteborg = { description: 'Göteborg, Västra Götaland, Sweden', place_id: 'se-1' }
const gotene = { description: 'Götene, Västra Götaland, Sweden', place_id: 'se-2' }
const fills = { latitude: 'latitude', longitude: 'longitude', timeZone: 'timeZone' }

function setUp(parts: Partial<PlaceSearch> = {}, initial = {}) {
  const find = jest.fn(async (_input: string, _signal: AbortSignal) => [goteborg, gotene])
  const look = jest.fn(async (_placeId: string) => ({
    city: 'Göteborg',
    state: 'Västra Götaland',
    country: 'Sweden',
    latitude: 57.70716,
    longitude: 11.96679,
    timeZone: 'Europe/Stockholm',
  }))
  const places = { find, look, ...parts }
  const form = renderForm(
    <PlaceField
      name="place"
      label="Birth location"
      places={places}
      fills={fills}
      unknownNote="The place is not known."
      unreachedNote="The place cannot be looked up."
    />,
    {
      place: '',
      latitude: null,
      longitude: null,
      timeZone: '',
      ...initial,
    },
  )
  return { ...form, find, look }
}
const input = () => screen.getByRole('combobox', { name: 'Birth location' })
const type = (text: string) => {
  fireEvent.focus(input())
  fireEvent.change(input(), { target: { value: text } })
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const press = (key: string) => fireEvent.keyDown(input(), { key })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

describe('PlaceField', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('[PLC-001] asks for nothing under three characters', async () => {
    const { find } = setUp()
    for (const text of ['G', 'Gö', '  Gö ', '北京']) {
      type(text)
      await pass(1000)
    }
    expect(find).not.toHaveBeenCalled()
    type('Göt')
    await pass(1000)
    expect(find).toHaveBeenCalledTimes(1)
  })

  it('says by which other name a place was found, to eye and ear, and fills in its own', async () => {
    const find = async () => [{ ...goteborg, otherName: 'Gothenburg' }, gotene]
    const { values } = setUp({ find })
    type('Gothenburg')
    await pass(300)
    const [option] = screen.getAllByRole('option')
    expect(option).toHaveTextContent('Göteborg, Västra Götaland, Swedenalso called Gothenburg')
    expect(option).toHaveAccessibleName('Göteborg, Västra Götaland, Sweden, also called Gothenburg')
    press('ArrowDown')
    press('Enter')
    await pass(0)
    expect(values()).toMatchObject({ place: goteborg.description })
  })

  it('[PLC-002] asks 300 ms after the last keystroke, once', async () => {
    const { find } = setUp()
    type('Göt')
    await pass(200)
    type('Göte')
    await pass(299)
    expect(find).not.toHaveBeenCalled()
    await pass(1)
    expect(find).toHaveBeenCalledTimes(1)
    expect(find.mock.calls[0]?.[0]).toBe('Göte')
    expect(options()).toEqual([goteborg.description, gotene.description])
  })

  it('cancels an older question when a newer one is asked', async () => {
    const answers: ((found: (typeof goteborg)[]) => void)[] = []
    const signals: AbortSignal[] = []
    setUp({
      find: (_input, signal) =>
        new Promise((resolve) => {
          signals.push(signal)
          answers.push(resolve)
        }),
    })
    type('Göte')
    await pass(300)
    type('Göten')
    await pass(300)
    expect(signals.map((signal) => signal.aborted)).toEqual([true, false])
    answers[1]?.([gotene])
    await pass(0)
    answers[0]?.([goteborg])
    await pass(0)
    expect(options()).toEqual([gotene.description])
  })

  it('[PLC-003] closes the list 200 ms after the focus has gone', async () => {
    // Newer browsers answer with a promise, which no effect may hand on.
    const scrollIntoView = jest.fn(() => Promise.resolve())
    Object.assign(Element.prototype, { scrollIntoView })
    setUp()
    type('Göte')
    await pass(300)
    fireEvent.blur(input())
    await pass(199)
    expect(options()).toHaveLength(2)
    await pass(1)
    expect(options()).toHaveLength(0)
    expect(input()).toHaveAttribute('aria-expanded', 'false')
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' })
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  })

  it('[PLC-004] clears the list without a word when the search fails', async () => {
    const find = jest.fn<Promise<(typeof goteborg)[]>, [string, AbortSignal]>()
    find.mockResolvedValueOnce([goteborg]).mockRejectedValueOnce(new Error('500: out of order'))
    setUp({ find })
    type('Göte')
    await pass(300)
    expect(options()).toHaveLength(1)
    type('Göteb')
    await pass(300)
    expect(options()).toHaveLength(0)
    expect(document.body).not.toHaveTextContent(/500|order|error/i)
  })

  it('fills coordinates and time zone from the chosen place', async () => {
    const { values, look } = setUp()
    type('Göte')
    await pass(300)
    fireEvent.click(screen.getByRole('option', { name: goteborg.description }))
    await pass(0)
    expect(look).toHaveBeenCalledWith('se-1')
    expect(values()).toEqual({
      place: goteborg.description,
      latitude: 57.70716,
      longitude: 11.96679,
      timeZone: 'Europe/Stockholm',
    })
    expect(options()).toHaveLength(0)
  })

  it('forgets the coordinates when the text is changed, and keeps free text', async () => {
    const { values } = setUp(
      {},
      { place: 'Göteborg', latitude: 57.7, longitude: 12, timeZone: 'Europe/Stockholm' },
    )
    type('Our farm')
    expect(values()).toEqual({ place: 'Our farm', latitude: null, longitude: null, timeZone: '' })
  })

  it('ignores the answer for a place that is no longer the text', async () => {
    let answer: (place: Awaited<ReturnType<PlaceSearch['look']>>) => void = () => undefined
    const { values } = setUp({ look: () => new Promise((resolve) => (answer = resolve)) })
    type('Göte')
    await pass(300)
    fireEvent.click(screen.getByRole('option', { name: goteborg.description }))
    type('Somewhere else')
    answer({ city: '', state: '', country: '', latitude: 1, longitude: 2, timeZone: 'Etc/UTC' })
    await pass(0)
    expect(values()).toMatchObject({ place: 'Somewhere else', latitude: null })
  })

  it('is a combobox for keys and screen readers', async () => {
    const { values } = setUp()
    type('Göte')
    await pass(300)
    expect(input()).toHaveAttribute('aria-expanded', 'true')
    expect(input()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
    expect(screen.getByRole('status')).toHaveTextContent('2 places found')
    press('ArrowDown')
    press('ArrowDown')
    const second = screen.getByRole('option', { name: gotene.description })
    expect(second).toHaveAttribute('aria-selected', 'true')
    expect(input()).toHaveAttribute('aria-activedescendant', second.id)
    press('ArrowDown')
    expect(screen.getByRole('option', { name: goteborg.description })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    press('Escape')
    expect(options()).toHaveLength(0)
    expect(values()['place']).toBe('Göte')
    press('ArrowDown')
    press('Enter')
    await pass(0)
    expect(values()['place']).toBe(goteborg.description)
  })

  describe('left with a text that was not chosen', () => {
    const leave = async () => {
      fireEvent.blur(input())
      await pass(0)
    }
    it('fills in the one place that is called so', async () => {
      const { values, look } = setUp({ find: async () => [gotene, { ...goteborg, isExact: true }] })
      type('göteborg, sweden')
      await leave()
      expect(look).toHaveBeenCalledWith('se-1')
      expect(values()).toEqual({
        place: 'göteborg, sweden',
        latitude: 57.70716,
        longitude: 11.96679,
        timeZone: 'Europe/Stockholm',
      })
      expect(input()).not.toHaveAccessibleDescription(/not known/)
    })

    it('says that the place is not known where none is called so, until another is typed', async () => {
      const { values } = setUp()
      type('Our farm')
      await leave()
      expect(values()).toMatchObject({ place: 'Our farm', latitude: null })
      expect(input()).toHaveAccessibleDescription('The place is not known.')
      type('Götene')
      expect(input()).not.toHaveAccessibleDescription('The place is not known.')
    })

    it('says while somebody types, and not as an error, that no place can be looked up; and looks once it can', async () => {
      const find = jest.fn(async () => [{ ...goteborg, isExact: true }])
      find.mockRejectedValue(new Error('away'))
      const { values } = setUp({ find })
      type('Göteborg')
      await pass(300)
      expect(input()).toHaveAccessibleDescription('The place cannot be looked up.')
      expect(input()).toBeValid()
      type('')
      expect(input()).not.toHaveAccessibleDescription(/looked up/)
      type('Göteborg')
      await leave()
      expect(input()).toHaveAccessibleDescription('The place cannot be looked up.')
      find.mockResolvedValue([{ ...goteborg, isExact: true }])
      fireEvent(window, new Event('online'))
      await pass(0)
      expect(input()).not.toHaveAccessibleDescription(/looked up|not known/)
      expect(values()).toMatchObject({ latitude: 57.70716, timeZone: 'Europe/Stockholm' })
    })
  })

  it('lets Escape through to the page when no list is open', () => {
    setUp()
    const isUnhandled = press('Escape')
    expect(isUnhandled).toBe(true)
  })
})
