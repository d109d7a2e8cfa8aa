import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { completeForm, leaveDraft, pass, renderWizard, storedDraft } from '../testing/render-wizard'
import { server, useServer } from '../testing/server'
import { someRecord } from '../testing/some-record'

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers({
    now: new Date('2026-03-01T12:00:00Z'),
    doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'],
  })
  window.scrollTo = jest.fn()
})
afterEach(() => jest.useRealTimers())

const family = { ...completeForm(), motherFullName: 'Ngozi Okafor' }

describe('another record, asked for by the address', () => {
  useServer()

  it('[SUC-011] begins a sibling record after a submitted one, and makes the address plain', async () => {
    leaveDraft(family, 'review', { recordId: 'record-1' })
    const { log } = renderWizard({ path: '/?start=sibling' })
    await pass(1500)
    expect(screen.getByLabelText(/first name/)).toHaveValue('')
    expect(screen.getByLabelText(/Email/)).toHaveValue('hanna@posteo.se')
    expect(storedDraft()?.recordId ?? null).toBeNull()
    expect(log.visited).toEqual(['/'])
    // The record before it is not here again: its toast would stand over empty questions.
    expect(log.toasts).toEqual([])
  })

  it('[SUC-011] begins an empty record after a submitted one', async () => {
    leaveDraft(family, 'review', { recordId: 'record-1' })
    renderWizard({ path: '/?start=fresh' })
    await pass(1500)
    expect(screen.getByLabelText(/Email/)).toHaveValue('')
  })

  it('begins a sibling record where the draft was submitted from its shared page', async () => {
    const { data: values, ...about } = someRecord(family)
    leaveDraft(family, 'review', { cloud: { ...about, values, sent: {} } })
    server.use(
      http.get('*/api/proofs/:id/record', () =>
        HttpResponse.json(someRecord(family, { revision: 2, proofJobId: 'kq3vN0pXw2T8Zb1LrYc7Dg' })),
      ),
    )
    const { log } = renderWizard({ path: '/?start=sibling' })
    await waitFor(() => expect(log.visited).toEqual(['/']))
    await pass(1500)
    expect(screen.getByLabelText(/first name/)).toHaveValue('')
    expect(screen.getByLabelText(/Email/)).toHaveValue('hanna@posteo.se')
    expect(storedDraft()?.cloud ?? null).toBeNull()
    expect(log.toasts).toEqual([])
  })

  it('throws nothing away that was synced and not submitted, nor while that cannot be known', async () => {
    const { data: values, ...about } = someRecord(family)
    for (const answer of [() => HttpResponse.json(someRecord(family)), () => HttpResponse.error()]) {
      leaveDraft(family, 'identity', { cloud: { ...about, values, sent: {} } })
      server.use(http.get('*/api/proofs/:id/record', answer))
      const { log, unmount } = renderWizard({ path: '/?start=fresh' })
      await waitFor(() => expect(log.visited).toEqual(['/']))
      await pass(1500)
      expect(screen.getByLabelText(/first name/)).toHaveValue('Amara')
      unmount()
    }
  })

  it('throws nothing away that was not sent', async () => {
    leaveDraft(family, 'identity')
    const { log } = renderWizard({ path: '/?start=fresh' })
    await pass(1500)
    expect(screen.getByLabelText(/first name/)).toHaveValue('Amara')
    expect(log.visited).toEqual(['/'])
  })
})
