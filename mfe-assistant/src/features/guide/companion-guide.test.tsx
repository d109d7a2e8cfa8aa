import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { guideWords } from '@shared/contracts/companion-guide'
import { http, HttpResponse } from 'msw'
import { FakeHost } from '@shared/web/testing/fake-host'
import { mockApi, problem, withMockApi } from '@shared/web/testing/mock-api'
import companionGuide from '../../export-companion-guide'
import { someGuide } from './testing/some-guide'

withMockApi()
// jsdom has no layout to scroll.
beforeAll(() => void (Element.prototype.scrollIntoView ??= () => undefined))

const setUp = (props: { proofId?: string; birthDate?: string; answers?: object } = {}) => {
  const onClose = jest.fn()
  render(
    <FakeHost>
      {(host) => {
        const Guide = companionGuide.Component as React.ComponentType<
          typeof host & Readonly<Record<string, unknown>>
        >
        return <Guide {...host} {...props} onClose={onClose} />
      }}
    </FakeHost>,
  )
  return { onClose, person: userEvent.setup() }
}
const button = (name: string) => screen.getByRole('button', { name })

it('[GDE-001] [GDE-002] [GDE-004] is titled, starts idle and can be closed', async () => {
  const { onClose, person } = setUp()
  expect(screen.getByRole('dialog', { name: 'Birth Bio Companion Guide' })).toHaveAccessibleDescription(
    'Extended spiritual and astrological insights',
  )
  expect(button('Generate Companion Guide')).toBeVisible()
  expect(screen.getByText(/^Seven chapters, drawn from the birth date/)).toBeVisible()
  await person.click(button('Close'))
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('says whose guide it will be where the name is known', () => {
  setUp({ birthDate: '2026-04-21', answers: { babyFirstName: ' نور ' } })
  expect(screen.getByText('نور')).toHaveAttribute('dir', 'auto')
})

it('[GDE-007] needs a birth date', async () => {
  const { person } = setUp()
  await person.click(button('Generate Companion Guide'))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Birth date is required to generate companion guide',
  )
})

it('[GDE-005] [GDE-006] shows that it generates, why it could not, and tries again', async () => {
  const bodies: unknown[] = []
  let answer: () => void = () => undefined
  mockApi.use(
    http.post('*/api/companion-guide', async ({ request }) => {
      bodies.push(await request.json())
      await new Promise<void>((resolve) => (answer = resolve))
      return problem('conflict', 'The companion guide cannot be written yet.')
    }),
  )
  const { person } = setUp({ proofId: 'kq3' })
  await person.click(button('Generate Companion Guide'))
  expect(await screen.findByText('Generating your companion guide...')).toBeVisible()
  await waitFor(() => expect(bodies).toHaveLength(1))
  answer()
  expect(await screen.findByRole('alert')).toHaveTextContent('The companion guide cannot be written yet.')
  await person.click(button('Try Again'))
  expect(await screen.findByText('Generating your companion guide...')).toBeVisible()
  await waitFor(() => expect(bodies).toEqual([{ proofId: 'kq3' }, { proofId: 'kq3' }]))
  answer()
})

const generated = async (props = { proofId: 'kq3' } as Parameters<typeof setUp>[0]) => {
  const bodies: unknown[] = []
  mockApi.use(
    http.post('*/api/companion-guide', async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json(someGuide)
    }),
  )
  const { person } = setUp(props)
  await person.click(button('Generate Companion Guide'))
  const tabs = within(await screen.findByRole('tablist')).getAllByRole('tab')
  return { person, bodies, tabs }
}
const shown = () => screen.getByRole('tabpanel')

it('[GDE-008] [GDE-009] shows the guide in seven tabs, with every field under its heading', async () => {
  const { person, tabs } = await generated()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    'personality',
    'spiritual',
    'guidance',
    'timing',
    'compatibility',
    'development',
    'mystical',
  ])
  for (const [at, { chapter, fields }] of guideWords.entries()) {
    await person.click(tabs[at] ?? document.body)
    expect(tabs[at]).toHaveAttribute('aria-selected', 'true')
    expect(shown()).toHaveAccessibleName(tabs[at]?.textContent ?? '')
    const headings = within(shown()).getAllByRole('heading', { level: 4 })
    expect(headings.map((heading) => heading.textContent)).toEqual(Object.values(fields))
    // Every text of the chapter, and no other.
    const told = JSON.stringify(someGuide[chapter]).match(/(?<=")[^"]*\.(?=")/g) ?? []
    expect(told.length).toBeGreaterThanOrEqual(Object.keys(fields).length)
    for (const text of told) expect(within(shown()).getByText(text)).toBeInTheDocument()
  }
  expect(screen.getByText('From birth to 3')).toBeInTheDocument()
  expect(screen.getByText(/^As the hour of birth/)).toBeInTheDocument()
})

it('goes on at the first tab, and from tab to tab by arrow keys, Home and End', async () => {
  const { person, tabs } = await generated()
  await waitFor(() => expect(tabs[0]).toHaveFocus())
  for (const [key, at] of [
    ['{ArrowRight}', 1],
    ['{ArrowLeft}', 0],
    ['{ArrowLeft}', 6],
    ['{ArrowRight}', 0],
    ['{End}', 6],
    ['{Home}', 0],
  ] as const) {
    await person.keyboard(key)
    expect(tabs[at]).toHaveFocus()
    expect(tabs[at]).toHaveAttribute('aria-selected', 'true')
  }
  // One tab is reached by Tab, then what it shows.
  expect(tabs.filter((tab) => tab.tabIndex === 0)).toEqual([tabs[0]])
  await person.tab()
  expect(shown()).toHaveFocus()
  // Firefox and Chrome would stop, without a name, at what scrolls around it.
  const panels = shown().parentElement
  for (const around of [panels, panels?.parentElement]) expect(around).toHaveAttribute('tabindex', '-1')
})

it('brings the tab that is chosen into view, of the row that a phone cuts off', async () => {
  const { person, tabs } = await generated()
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  await person.click(tabs[4] ?? document.body)
  await person.keyboard('{End}')
  expect(scroll.mock.contexts).toEqual([tabs[4], tabs[6]])
  scroll.mockRestore()
})

it('shows a chapter from its beginning, below the tabs that stay at the top', async () => {
  const { person, tabs } = await generated()
  const panels = shown().parentElement ?? document.body
  const result = panels.parentElement ?? document.body
  const tab = tabs[1] ?? document.body
  // A phone: a head of 120 px, then the tabs, then the chapter.
  Object.defineProperty(result, 'offsetTop', { value: 130 })
  Object.defineProperty(panels, 'offsetTop', { value: 130 + 120 + 48 })
  Object.defineProperty(tab, 'offsetHeight', { value: 48 })
  result.scrollTop = 900
  await person.click(tab)
  expect(result.scrollTop).toBe(120)
  result.scrollTop = 40
  await person.click(tab)
  expect(result.scrollTop).toBe(40)
})

it('asks for a form that was not sent yet with what was typed', async () => {
  const answers = { babyFirstName: 'Amara', babyTimeOfBirth: '04:27' }
  const { bodies } = await generated({ birthDate: '2026-04-21', answers })
  expect(bodies).toEqual([{ birthDate: '2026-04-21', answers }])
})

it('[GDE-019] is printed by the browser, and saved as the press sets it, under the name that the press gives', async () => {
  const { person } = await generated()
  window.print = jest.fn()
  await person.click(button('Print'))
  expect(window.print).toHaveBeenCalledTimes(1)

  const saved: string[] = []
  URL.createObjectURL = () => 'blob:guide'
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`)
  })
  const bodies: unknown[] = []
  const disposition = 'attachment; filename="birth-codex-companion-guide-01ABCDEFGH.pdf"'
  mockApi.use(
    http.post(
      '*/api/companion-guide/pdf',
      () => problem('rate_limited', 'Your guide is just being printed. Please wait for it.'),
      { once: true },
    ),
  )
  await person.click(button('Save as PDF'))
  expect(await screen.findByText('Your guide is just being printed. Please wait for it.')).toBeVisible()
  mockApi.use(
    http.post('*/api/companion-guide/pdf', async ({ request }) => {
      bodies.push(await request.json())
      return new HttpResponse('%PDF-1.7', { headers: { 'content-disposition': disposition } })
    }),
  )
  await person.click(button('Save as PDF'))
  await waitFor(() => expect(saved).toEqual(['birth-codex-companion-guide-01ABCDEFGH.pdf blob:guide']))
  expect(bodies).toEqual([{ proofId: 'kq3' }])
  expect(screen.queryByText(/just being printed/)).not.toBeInTheDocument()
})
