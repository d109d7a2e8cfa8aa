import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { Partner } from '@shared/contracts/partners'
import { createHostLog, FakeHost } from '@shared/web/testing/fake-host'
import { mockApi, problem, withMockApi } from '@shared/web/testing/mock-api'
import { AdminApp } from '../../app/admin-app'

withMockApi()

const shop: Partner = {
  id: 'k3xk3xk3xk3x',
  name: 'Shop',
  origins: ['https://shop.example'],
  maxQuestionsADay: 2000,
  isOn: true,
  addedAt: '2026-11-22T10:00:00.000Z',
  changedAt: '2026-11-22T10:00:00.000Z',
  questionsToday: 17,
}
let kept: Partner[] = []
let sent: unknown[] = []
beforeEach(() => {
  kept = [shop]
  sent = []
  const save = async (request: Request, id: string) => {
    const order = (await request.json()) as Partial<Partner>
    sent.push(order)
    const partner = { ...(kept.find((one) => one.id === id) ?? shop), ...order, id }
    kept = [...kept.filter((other) => other.id !== id), partner]
    return HttpResponse.json(partner)
  }
  mockApi.use(
    http.get('*/api/admin/partners', () => HttpResponse.json({ partners: kept })),
    http.post('*/api/admin/partners', ({ request }) => save(request, 'm4ym4ym4ym4y')),
    http.patch('*/api/admin/partners/:id', ({ request, params }) => save(request, String(params['id']))),
  )
})

const setUp = async () => {
  const log = createHostLog()
  render(
    <FakeHost log={log} path="/admin/partners" user={{ id: 'u1', username: 'ingrid' }}>
      {(host) => <AdminApp {...host} />}
    </FakeHost>,
  )
  await screen.findByRole('heading', { name: 'Partners' })
  return { person: userEvent.setup() }
}
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

it('lists the partners with their origins and the questions of today', async () => {
  await setUp()
  const line = await row('Shop')
  expect(within(line).getByText('https://shop.example')).toBeVisible()
  expect(within(line).getByText('17 of 2,000')).toBeVisible()
  expect(within(line).getByText('on')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Partners' })).toHaveAttribute('aria-current', 'page')
})

it('adds a partner, and says at its field which origin is none', async () => {
  const { person } = await setUp()
  await person.click(screen.getByRole('button', { name: 'Add a partner' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add a partner' })
  const name = within(dialog).getByLabelText(/^Name/)
  expect(name).toBeRequired()
  expect(within(dialog).getByLabelText(/^Questions a day/)).toBeRequired()
  const add = within(dialog).getByRole('button', { name: 'Add the partner' })
  await person.click(add)
  await waitFor(() => expect(name).toHaveFocus())
  await person.keyboard('Zoo')
  const origins = within(dialog).getByLabelText('Origins')
  await person.type(origins, 'https://zoo.example{Enter}http://zoo.example')
  await person.click(add)
  expect(await within(dialog).findByText(/Write an origin alone/)).toBeVisible()
  await waitFor(() => expect(origins).toHaveFocus())
  expect(sent).toEqual([])
  const questions = within(dialog).getByLabelText(/^Questions a day/)
  await person.clear(questions)
  await person.type(questions, '1.5')
  await person.tab()
  expect(await within(dialog).findByText('Use a whole number from 1 to 1,000,000')).toBeVisible()
  await person.clear(questions)
  await person.type(questions, '2000')
  await person.clear(origins)
  await person.type(origins, 'https://zoo.example{Enter}https://www.zoo.example')
  await person.click(add)
  expect(await row('Zoo')).toBeVisible()
  expect(sent).toEqual([
    {
      name: 'Zoo',
      origins: ['https://zoo.example', 'https://www.zoo.example'],
      maxQuestionsADay: 2000,
      isOn: true,
    },
  ])
})

it('switches a partner off and on, and leaves the rest as it is', async () => {
  const { person } = await setUp()
  await row('Shop')
  await person.click(screen.getByRole('button', { name: 'Switch Shop off' }))
  expect(await within(await row('Shop')).findByText('off')).toBeVisible()
  expect(sent).toEqual([{ isOn: false }])
  await person.click(await screen.findByRole('button', { name: 'Switch Shop on' }))
  expect(await within(await row('Shop')).findByText('on')).toBeVisible()
})

it('changes what one changes, and leaves what a colleague has changed meanwhile', async () => {
  const { person } = await setUp()
  await row('Shop')
  kept = [{ ...shop, name: 'The shop', isOn: false }]
  await person.click(screen.getByRole('button', { name: 'Change Shop' }))
  const dialog = await screen.findByRole('dialog', { name: 'Change a partner' })
  const origins = within(dialog).getByLabelText('Origins')
  await person.type(origins, '{Enter}https://www.shop.example')
  await person.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([{ origins: ['https://shop.example', 'https://www.shop.example'] }]),
  )
  expect(within(await row('The shop')).getByText('off')).toBeVisible()
})

it('gives a partner the two tags for its pages', async () => {
  const { person } = await setUp()
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await row('Shop')
  await person.click(screen.getByRole('button', { name: 'Copy the tags of Shop' }))
  await waitFor(() => expect(written).toHaveBeenCalledTimes(1))
  expect(written.mock.calls[0]?.[0]).toBe(
    `<script src="${location.origin}/widget/mya.js" async data-partner="k3xk3xk3xk3x"></script>\n<mya-chat></mya-chat>`,
  )
})

it('reads a list again by itself once its service is back', async () => {
  mockApi.use(http.get('*/api/admin/partners', () => problem('unavailable', 'Please try again in a moment.')))
  await setUp()
  expect(await screen.findByText(/Please try again in a moment\.$/)).toBeVisible()
  mockApi.use(http.get('*/api/admin/partners', () => HttpResponse.json({ partners: kept })))
  fireEvent(window, new Event('online'))
  expect(await row('Shop')).toBeVisible()
})

it('says why there is no list, and reads it again', async () => {
  mockApi.use(http.get('*/api/admin/partners', () => problem('unavailable', 'Please try again in a moment.')))
  const { person } = await setUp()
  expect(await screen.findByText(/Please try again in a moment\.$/)).toBeVisible()
  mockApi.use(http.get('*/api/admin/partners', () => HttpResponse.json({ partners: kept })))
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await row('Shop')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})
