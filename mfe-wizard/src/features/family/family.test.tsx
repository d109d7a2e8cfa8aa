import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Formik } from 'formik'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { Provider } from 'react-redux'
import type { GrantRole } from '@shared/contracts/enumerations'
import { FormScope } from '@shared/web/form/form-scope'
import { TextField } from '@shared/web/form/text-field'
import { HostProvider } from '@shared/web/host/host-context'
import { createHostLog, FakeHost } from '@shared/web/testing/fake-host'
import { mockApi, problem, withMockApi } from '@shared/web/testing/mock-api'
import { ApiContext } from '../../api/api-scope'
import { createApiStore } from '../../api/api-store'
import { FamilyScope } from './family-scope'
import { FamilyRail } from './family-rail'
import { openFamily, proofId, somePerson } from './testing/family-service'

function Page({ role, isLocked }: { role: GrantRole; isLocked: boolean }) {
  const [revision, setRevision] = useState(4)
  return (
    <FamilyScope record={{ proofId, role, revision, isLocked }}>
      <Formik initialValues={{ babyFirstName: '', babyLastName: '' }} onSubmit={() => undefined}>
        <FormScope>
          <fieldset disabled={role !== 'OWNER' && role !== 'EDITOR'}>
            <TextField name="babyFirstName" label="First name" />
            <TextField name="babyLastName" label="Last name" />
          </fieldset>
        </FormScope>
      </Formik>
      <button onClick={() => setRevision(revision + 1)}>The page shows the newer revision</button>
      <FamilyRail onShow={() => undefined}>
        <p>Other marginalia</p>
      </FamilyRail>
    </FamilyScope>
  )
}
function renderFamily(role: GrantRole, { isLocked = false } = {}) {
  const log = createHostLog()
  const store = createApiStore()
  const pageOf = (as: GrantRole) => (
    <FakeHost log={log}>
      {(host) => (
        <HostProvider host={host}>
          <ApiContext value={{ store }}>
            <Provider store={store}>
              <Page role={as} isLocked={isLocked} />
            </Provider>
          </ApiContext>
        </HostProvider>
      )}
    </FakeHost>
  )
  const view = render(pageOf(role))
  return { ...view, log, become: (next: GrantRole) => view.rerender(pageOf(next)) }
}

const owner = somePerson('owner', 'OWNER')
const marta = somePerson('marta', 'COMMENTER')
const ngozi = somePerson('ngozi', 'APPROVER')
const asYou = (person: typeof owner) => ({ ...person, isYou: true })

const markOf = (words: string | RegExp) => screen.findByRole('link', { name: words })
/** Presses the way to a field's comments. (`userEvent` takes a link within disabled controls for disabled; browsers do not.) */
const openMark = async (words: string) => fireEvent.click(await markOf(words))
const panel = () => within(screen.getByRole('region', { name: 'Comments' }))
const newLine = (words = 'Comment on Last name') => panel().getByLabelText(words)
const news = () => screen.getByRole('status', { name: 'News of this record' })
/** Lets what is on its way arrive, and the page draw it. */
const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 0))))

withMockApi()
beforeEach(() => localStorage.clear())

it('comments on a field, answers, resolves and reopens', async () => {
  const user = userEvent.setup()
  const family = openFamily([owner, asYou(marta), ngozi])
  renderFamily('COMMENTER')
  family.say(ngozi, 'Is it spelled with qv?', { field: 'babyLastName' })
  // The record is only read, and its fields are disabled: it is commented on all the same.
  expect(await screen.findByLabelText('Last name')).toBeDisabled()
  await openMark('Comments on Last name, 1 open')
  expect(screen.getByRole('heading', { name: 'Comments on Last name' })).toHaveFocus()
  expect(screen.queryByText('Other marginalia')).toBeNull()
  expect(panel().getByText('Is it spelled with qv?')).toBeVisible()
  await user.click(panel().getByRole('button', { name: 'Reply' }))
  expect(panel().getByLabelText('Reply')).toHaveFocus()
  await user.keyboard('Yes{Control>}{Enter}{/Control}')
  expect(await panel().findByText('Yes')).toBeVisible()
  expect(panel().getByRole('button', { name: 'Reply' })).toHaveFocus()
  fireEvent.change(newLine(), { target: { value: 'And the first name?' } })
  await user.click(panel().getByRole('button', { name: 'Comment' }))
  expect(await panel().findByText('And the first name?')).toBeVisible()
  expect(newLine()).toHaveValue('')
  expect(family.written).toMatchObject([
    { text: 'Yes', field: 'babyLastName', replyTo: family.comments[0]?.id, mentions: [] },
    { text: 'And the first name?', field: 'babyLastName', replyTo: null },
  ])
  expect(await markOf('Comments on Last name, 2 open')).toBeVisible()
  await user.click(panel().getAllByRole('button', { name: 'Resolve' })[0] ?? document.body)
  await waitFor(() => expect(panel().queryByText('Is it spelled with qv?')).toBeNull())
  expect(panel().getByText('The comment is resolved.')).toHaveAttribute('role', 'status')
  await user.click(panel().getByRole('button', { name: 'Show resolved (1)' }))
  await user.click(panel().getByRole('button', { name: 'Reopen' }))
  expect(await markOf('Comments on Last name, 2 open')).toBeVisible()
  await user.click(panel().getByRole('button', { name: 'Close comments' }))
  expect(await markOf('Comments on Last name, 2 open')).toHaveFocus()
  expect(screen.getByText('Other marginalia')).toBeVisible()
})

it('begins in the text box where nothing was said yet, and describes it by the heading', async () => {
  const user = userEvent.setup()
  const family = openFamily([owner, asYou(marta)])
  family.say(owner, 'So pretty!', { field: 'babyFirstName' })
  renderFamily('COMMENTER')
  await openMark('Comment on Last name')
  await waitFor(() => expect(newLine()).toHaveFocus())
  expect(newLine()).toHaveAccessibleDescription('Comments on Last name')
  await user.keyboard('Is it spelled with qv?')
  expect(newLine()).toHaveValue('Is it spelled with qv?')
  fireEvent.click(await markOf(/first name, 1 open/))
  expect(screen.getByRole('heading', { name: /first name$/ })).toHaveFocus()
})

it('leads who may only read to what was said, and nowhere else', async () => {
  const family = openFamily([owner, asYou(somePerson('ebba', 'VIEWER'))])
  renderFamily('VIEWER')
  expect(await screen.findByText('Nothing has been said yet.')).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Comment/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Comments on the record' })).toBeNull()
  await settle()
  family.say(owner, 'Så fin!', { field: 'babyLastName' })
  expect(await screen.findByRole('button', { name: 'Comments on the record' })).toBeVisible()
  await openMark('Comments on Last name, 1 open')
  expect(await panel().findByText('Så fin!')).toBeVisible()
  const [comment] = family.comments
  if (comment) comment.resolvedAt = new Date().toISOString()
  family.tell({ comments: 9 })
  expect(await markOf('Comments on Last name')).toBeVisible()
  expect(screen.queryAllByRole('link', { name: /^Comment/ })).toHaveLength(1)
})

it('shows what others say without a reload, and reads it aloud when there is a pause', async () => {
  const user = userEvent.setup()
  const family = openFamily([asYou(owner), marta])
  renderFamily('OWNER')
  await user.click(await screen.findByRole('button', { name: 'Comment on the record' }))
  await panel().findByText('Nothing has been said here yet.')
  await settle()
  family.say(marta, 'Så fin!')
  expect(await panel().findByText('Så fin!')).toBeVisible()
  expect(panel().getByText('marta@telia.se')).toBeVisible()
  await waitFor(() => expect(news()).toHaveTextContent('marta@telia.se wrote a comment on the whole record.'))
  // Somebody else settles it.
  const [comment] = family.comments
  if (comment) comment.resolvedAt = new Date().toISOString()
  family.tell({ comments: 9 })
  expect(await panel().findByText('Everything said here is resolved.')).toBeVisible()
})

it('reads everything again when the stream is back after an interruption', async () => {
  const family = openFamily([asYou(owner), marta])
  renderFamily('OWNER')
  expect(await screen.findByText('Nothing has been said yet.')).toBeVisible()
  await settle()
  family.say(marta, 'Så fin!')
  await markOf('Comment on Last name')
  await screen.findByRole('button', { name: 'On the whole record' })
  // Whatever was counted before means nothing after a restart.
  const { reads } = family
  const before = { ...reads }
  family.lose()
  await screen.findByText('Who is here is not known just now.', {}, { timeout: 5000 })
  await waitFor(() => expect(reads.comments).toBeGreaterThan(before.comments), { timeout: 5000 })
  expect(reads.access).toBeGreaterThan(before.access)
  const legend = await screen.findByText('Filled marks are here now.')
  expect(legend).toBeVisible()
  expect(legend).toHaveAttribute('aria-hidden', 'true')
})

it('[COL-003] mentions people by keyboard, and tells the server whom', async () => {
  const user = userEvent.setup()
  const family = openFamily([asYou(owner), marta, somePerson('marten', 'EDITOR'), ngozi])
  renderFamily('OWNER')
  await openMark('Comment on Last name')
  await waitFor(() => expect(family.reads.access).toBeGreaterThan(0))
  await user.click(newLine())
  await user.keyboard('Ask @ma')
  const options = () => panel().getAllByRole('option')
  expect(options().map((option) => option.getAttribute('aria-label'))).toEqual([
    'marta@telia.se',
    'marten@telia.se',
  ])
  await user.keyboard('{ArrowDown}')
  expect(newLine()).toHaveAttribute('aria-activedescendant', options()[1]?.id)
  await user.keyboard('{ArrowDown}{Enter}')
  expect(newLine()).toHaveValue('Ask @marta ')
  expect(panel().queryByRole('listbox')).toBeNull()
  await user.keyboard('and @ngozi')
  await user.keyboard('{Escape}')
  expect(panel().queryByRole('listbox')).toBeNull()
  // Escape closed the list, and not the comments.
  await user.paste('. Not marten@telia.se, and nobody@here.')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(family.written).toHaveLength(1))
  expect(family.written[0]).toMatchObject({
    text: 'Ask @marta and @ngozi. Not marten@telia.se, and nobody@here.',
    mentions: ['marta', 'ngozi'],
  })
  expect((await panel().findByText('@marta')).tagName).toBe('BDI')
})

it('closes by Escape the list of people alone, also where the comments lie over a phone’s page', async () => {
  const narrow = { matches: false, addEventListener: jest.fn(), removeEventListener: jest.fn() }
  Object.assign(window, { matchMedia: () => narrow })
  try {
    const user = userEvent.setup()
    const family = openFamily([asYou(owner), marta])
    renderFamily('OWNER')
    await openMark('Comment on Last name')
    const sheet = await screen.findByRole('dialog', { name: 'Comments' })
    await waitFor(() => expect(family.reads.access).toBeGreaterThan(0))
    await user.click(within(sheet).getByLabelText('Comment on Last name'))
    await user.keyboard('Ask @ma')
    expect(within(sheet).getByRole('listbox')).toBeVisible()
    await user.keyboard('{Escape}')
    expect(within(sheet).queryByRole('listbox')).toBeNull()
    expect(sheet).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  } finally {
    Reflect.deleteProperty(window, 'matchMedia')
  }
})

it('keeps unsent words through a reload, and sends them once though an answer was lost', async () => {
  const user = userEvent.setup()
  const family = openFamily([owner, asYou(marta)])
  const first = renderFamily('COMMENTER')
  await openMark('Comment on Last name')
  fireEvent.change(await panel().findByLabelText('Comment on Last name'), {
    target: { value: 'Half a thought' },
  })
  first.unmount()
  renderFamily('COMMENTER')
  await openMark('Comment on Last name')
  expect(await panel().findByLabelText('Comment on Last name')).toHaveValue('Half a thought')
  mockApi.use(
    http.post(
      `*/api/proofs/${proofId}/comments`,
      async ({ request }) => {
        family.written.push(await request.json())
        return problem('unavailable', 'Please try again in a moment.')
      },
      { once: true },
    ),
  )
  await user.click(panel().getByRole('button', { name: 'Comment' }))
  expect(await panel().findByRole('alert')).toHaveTextContent('Please try again in a moment.')
  expect(newLine()).toHaveValue('Half a thought')
  await user.click(panel().getByRole('button', { name: 'Comment' }))
  await waitFor(() => expect(newLine()).toHaveValue(''))
  const ids = family.written.map((body) => (body as { id: string }).id)
  expect(ids).toHaveLength(2)
  expect(ids[0]).toBe(ids[1])
  expect(JSON.stringify(localStorage)).not.toContain('Half a thought')
})

it('shows what somebody was writing when their access level ended commenting', async () => {
  const family = openFamily([owner, asYou(marta)])
  family.say(owner, 'Så fin!', { field: 'babyLastName' })
  const { become } = renderFamily('COMMENTER')
  await openMark('Comments on Last name, 1 open')
  fireEvent.change(await panel().findByLabelText('Comment on Last name'), { target: { value: 'A thought' } })
  fireEvent.click(panel().getByRole('button', { name: 'Reply' }))
  fireEvent.change(await panel().findByLabelText('Reply'), { target: { value: 'An answer' } })
  become('VIEWER')
  expect(panel().queryByRole('textbox')).toBeNull()
  expect(panel().getByText('A thought')).toBeVisible()
  expect(panel().getByText('An answer')).toBeVisible()
  expect(panel().getAllByText(/^You wrote this, and it was not sent:/)).toHaveLength(2)
})

it('refuses in its own words what the contract refuses', async () => {
  const user = userEvent.setup()
  const family = openFamily([owner, asYou(marta)])
  renderFamily('COMMENTER')
  await openMark('Comment on Last name')
  const send = () => user.click(panel().getByRole('button', { name: 'Comment' }))
  await panel().findByLabelText('Comment on Last name')
  for (const [text, words] of [
    ['  ', 'Please write something first'],
    ['a\u202Eb', 'Please leave out control characters'],
    ['x'.repeat(10_001), 'A comment has at most 10000 characters'],
  ] as const) {
    fireEvent.change(newLine(), { target: { value: text } })
    await send()
    expect(await panel().findByRole('alert')).toHaveTextContent(words)
    expect(newLine()).toHaveValue(text)
  }
  expect(family.written).toEqual([])
})

it('shows what is written as it is: lines, markup, right-to-left words', async () => {
  const family = openFamily([owner, asYou(marta), ngozi])
  const text = 'שלום\n<img src=x onerror=alert(1)> @marta!'
  family.say(ngozi, text, { field: 'babyLastName', mentions: ['marta'] })
  renderFamily('COMMENTER')
  await openMark('Comments on Last name, 1 open')
  const shown = (await panel().findByText(/שלום/)).closest('p')
  expect(shown?.textContent).toBe(text)
  expect(shown).toHaveAttribute('dir', 'auto')
  expect(document.querySelector('img')).toBeNull()
})

it('says who is here and on which field, by shape and words', async () => {
  const family = openFamily([asYou(owner), marta, ngozi])
  renderFamily('OWNER')
  const people = async () => within(await screen.findByRole('region', { name: 'On this proof' }))
  await (await people()).findByText('marta@telia.se')
  const page = (personId: string, field: string | null, isYou = false) => ({
    personId,
    pageId: `page-${personId}`,
    name: isYou ? 'The owner' : `${personId}@telia.se`,
    role: 'COMMENTER' as const,
    field,
    isYou,
  })
  family.tell({ present: [page('owner', 'babyFirstName', true), page('marta', 'babyLastName')] })
  expect(await screen.findByText('marta@telia.se is on this field.')).toBeInTheDocument()
  const rows = (await people()).getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'You, here nowowner',
    'marta@telia.se, here nowCOMMENTERon Last name',
    'ngozi@telia.seAPPROVER',
  ])
  family.tell({ present: [page('owner', null, true)] })
  await waitFor(() => expect(screen.queryByText('marta@telia.se is on this field.')).toBeNull())
})

it('lists an owner with two devices as one person, to themselves and to others', async () => {
  openFamily([owner, asYou(owner), marta])
  const { unmount } = renderFamily('OWNER')
  const rows = async () => {
    const card = within(await screen.findByRole('region', { name: 'On this proof' }))
    await card.findByText('marta@telia.se')
    return card.getAllByRole('listitem').map(({ textContent }) => textContent)
  }
  expect(await rows()).toEqual(['Youowner', 'marta@telia.seCOMMENTER'])
  unmount()
  openFamily([owner, owner, asYou(marta)])
  renderFamily('COMMENTER')
  await screen.findByText('You')
  const card = within(screen.getByRole('region', { name: 'On this proof' }))
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'The owner',
    'YouCOMMENTER',
  ])
})

it('tells the others on which field this page is, and that it leaves', async () => {
  const user = userEvent.setup()
  const family = openFamily([asYou(owner), marta])
  const { unmount } = renderFamily('OWNER')
  await waitFor(() => expect(family.presence).toEqual([{ method: 'PUT', field: null }]))
  await user.click(screen.getByLabelText('Last name'))
  await waitFor(() => expect(family.presence.at(-1)).toEqual({ method: 'PUT', field: 'babyLastName' }), {
    timeout: 5000,
  })
  unmount()
  await waitFor(() => expect(family.presence.at(-1)).toEqual({ method: 'DELETE', field: 'babyLastName' }))
})

it('marks ‘Ready to Seal’, takes it back, and loses the mark by a later edit', async () => {
  const user = userEvent.setup()
  const family = openFamily([owner, marta, asYou(ngozi)])
  renderFamily('APPROVER')
  await settle()
  await user.click(await screen.findByRole('button', { name: 'Mark ‘Ready to Seal’' }))
  expect(await screen.findByRole('heading', { name: 'Ready to Seal' })).toBeVisible()
  expect(family.written).toEqual([{ isReady: true, revision: 4 }])
  await user.click(screen.getByRole('button', { name: 'Take back' }))
  await user.click(await screen.findByRole('button', { name: 'Mark ‘Ready to Seal’' }))
  await screen.findByRole('heading', { name: 'Ready to Seal' })
  family.edit()
  expect(
    await screen.findByText('The record was changed after you marked it. Please look at it again.'),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'The page shows the newer revision' }))
  await user.click(screen.getByRole('button', { name: 'Mark ‘Ready to Seal’' }))
  await waitFor(() => expect(family.written.at(-1)).toEqual({ isReady: true, revision: 5 }))
})

it('asks nobody to look again at a record that is closed', async () => {
  const family = openFamily([owner, asYou(ngozi)])
  family.mark(ngozi, true)
  const { unmount } = renderFamily('APPROVER', { isLocked: true })
  expect(await screen.findByRole('heading', { name: 'Ready to Seal' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Take back|Ready to Seal/ })).toBeNull()
  unmount()
  family.edit()
  renderFamily('APPROVER', { isLocked: true })
  await screen.findByRole('region', { name: 'On this proof' })
  await settle()
  expect(screen.queryByRole('region', { name: 'Ready to Seal' })).toBeNull()
})

it('[COL-019] shows the owner who finds it ready, beside the people and the comments', async () => {
  const family = openFamily([asYou(owner), ngozi])
  renderFamily('OWNER')
  expect(await screen.findByText('No approver has said so yet.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Ready to Seal/ })).toBeNull()
  await settle()
  family.mark(ngozi, true)
  const card = within(await screen.findByRole('region', { name: 'Ready to Seal' }))
  expect(await card.findByText('ngozi@telia.se')).toBeVisible()
  await waitFor(() => expect(news()).toHaveTextContent('ngozi@telia.se marked the record ‘Ready to Seal’.'))
  const people = within(screen.getByRole('region', { name: 'On this proof' }))
  expect(people.getByText('ngozi@telia.se')).toBeVisible()
  family.edit()
  expect(await screen.findByText('The record was changed after it was marked ‘Ready to Seal’.')).toBeVisible()
  family.say(ngozi, 'As in the letter?')
  fireEvent.click(await screen.findByRole('button', { name: 'On the whole record' }))
  expect(panel().getByText('As in the letter?')).toBeVisible()
})

it('tells the owner so after a reload too', async () => {
  const family = openFamily([asYou(owner), ngozi])
  family.mark(ngozi, true)
  family.edit()
  renderFamily('OWNER')
  expect(await screen.findByText('The record was changed after it was marked ‘Ready to Seal’.')).toBeVisible()
})

it('reads again, once the device is online, what could not be read without a connection', async () => {
  const family = openFamily([asYou(owner), ngozi])
  family.mark(ngozi, true)
  renderFamily('OWNER')
  await screen.findByRole('heading', { name: 'Ready to Seal' })
  await settle()
  let lost = 0
  const online = mockApi.listHandlers()
  mockApi.use(
    http.get(`*/api/proofs/${proofId}/seal`, () => {
      lost += 1
      return HttpResponse.error()
    }),
  )
  family.edit()
  await waitFor(() => expect(lost).toBe(1))
  mockApi.resetHandlers(...online)
  fireEvent(window, new Event('online'))
  expect(await screen.findByText('The record was changed after it was marked ‘Ready to Seal’.')).toBeVisible()
})

it('does not tell the owner of a change where the approver took the mark back', async () => {
  const family = openFamily([asYou(owner), ngozi])
  renderFamily('OWNER')
  await settle()
  family.mark(ngozi, true)
  await screen.findByRole('heading', { name: 'Ready to Seal' })
  family.mark(ngozi, false)
  expect(await screen.findByText('No approver has said so yet.')).toBeVisible()
  family.edit()
  await settle()
  expect(screen.getByText('No approver has said so yet.')).toBeVisible()
})

it('lets a viewer read what others say, and say nothing', async () => {
  const family = openFamily([owner, asYou(somePerson('vera', 'VIEWER')), ngozi])
  family.say(ngozi, 'Is it spelled with qv?', { field: 'babyLastName' })
  renderFamily('VIEWER')
  await openMark('Comments on Last name, 1 open')
  expect(await panel().findByText('Is it spelled with qv?')).toBeVisible()
  expect(panel().getByText('Your access level lets you read what others say.')).toBeVisible()
  expect(panel().queryByRole('textbox')).toBeNull()
  expect(
    panel()
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Close comments'])
})
