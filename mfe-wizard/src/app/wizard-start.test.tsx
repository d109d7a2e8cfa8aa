import { screen } from '@testing-library/react'
import { completeForm, leaveDraft, pass, renderWizard, storedDraft } from '../testing/render-wizard'

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') })
  window.scrollTo = jest.fn()
})
afterEach(() => jest.useRealTimers())

const family = { ...completeForm(), motherFullName: 'Ngozi Okafor' }

describe('another record, asked for by the address', () => {
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

  it('throws nothing away that was not sent', async () => {
    leaveDraft(family, 'identity')
    const { log } = renderWizard({ path: '/?start=fresh' })
    await pass(1500)
    expect(screen.getByLabelText(/first name/)).toHaveValue('Amara')
    expect(log.visited).toEqual(['/'])
  })
})
