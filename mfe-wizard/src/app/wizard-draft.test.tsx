import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { draftKey, draftLifetime } from '@shared/web/form/kept-drafts'
import { asidePrefix } from '../features/draft/draft-storage'
import {
  button,
  completeForm,
  leaveDraft,
  pass,
  press,
  renderWizard,
  storedDraft,
  title,
  type,
} from '../testing/render-wizard'

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') })
  window.scrollTo = jest.fn()
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})
const forbidWriting = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })

describe('draft', () => {
  it('[DRF-002] [DRF-003] autosaves a second after a change, and tells the time', async () => {
    renderWizard()
    expect(screen.queryByText(/Autosaved/)).toBeNull()
    type(/first name/, 'Amara')
    await pass(999)
    expect(storedDraft()).toBeNull()
    await pass(1)
    expect(storedDraft().values.babyFirstName).toBe('Amara')
    const label = () =>
      `Autosaved ${new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(Date.now())}`
    const first = label()
    expect(screen.getByText(first)).toBeVisible()
    // It is the time of the last save, not of the first one, and not that at which it is read.
    await pass(120_000)
    type(/first name/, 'Amara N')
    await pass(999)
    expect(screen.getByText(first)).toBeVisible()
    await pass(1)
    expect(label()).not.toBe(first)
    expect(screen.getByText(label())).toBeVisible()
  })

  it('[DRF-004] keeps a saved draft on the device and calls no server, however it is saved', async () => {
    const fetch = jest.spyOn(globalThis, 'fetch')
    const send = jest.spyOn(XMLHttpRequest.prototype, 'send')
    const sendBeacon = jest.fn(() => true)
    Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
    renderWizard()
    const savings = [
      () => pass(1000),
      () => press('Save Draft'),
      () => fireEvent.blur(screen.getByLabelText(/first name/)),
      () => fireEvent(window, new Event('pagehide')),
    ]
    for (const [index, save] of savings.entries()) {
      type(/first name/, `Amara ${index}`)
      await save()
      await pass(500)
      expect(storedDraft().values.babyFirstName).toBe(`Amara ${index}`)
    }
    for (const call of [fetch, send, sendBeacon]) expect(call).not.toHaveBeenCalled()
  })

  it('fills in the zone of coordinates that an older form wrote without one', async () => {
    leaveDraft({ ...completeForm(), birthLatitude: 51.5074, birthLongitude: -0.1278, birthTimeZone: '' })
    renderWizard()
    // The map of the zones is loaded first, in real time.
    jest.useRealTimers()
    await waitFor(() => expect(storedDraft().values.birthTimeZone).toBe('Europe/London'), { timeout: 4500 })
  })

  it('[DRF-016] saves at once when a field is left', async () => {
    renderWizard()
    type(/first name/, 'Amara')
    fireEvent.blur(screen.getByLabelText(/first name/))
    // A frame later: what the press shows goes first. Unasked it would take a second.
    await pass(50)
    expect(storedDraft().values.babyFirstName).toBe('Amara')
  })

  it('[DRF-016] saves at once when the page goes away', () => {
    renderWizard()
    type(/first name/, 'Amara')
    fireEvent(window, new Event('pagehide'))
    expect(storedDraft().values.babyFirstName).toBe('Amara')
  })

  it('[DRF-016] saves at once when the step changes, and the step with it', async () => {
    leaveDraft(completeForm(), 'moment')
    renderWizard()
    press('Next')
    await pass(0)
    expect(storedDraft().stepId).toBe('lineage')
  })

  it('[DRF-005] [DRF-006] shows "Saving..." and then "Progress Saved"', async () => {
    const { toast } = renderWizard()
    type(/first name/, 'Amara')
    press('Save Draft')
    expect(button('Saving...')).toHaveAttribute('aria-disabled', 'true')
    expect(storedDraft().values.babyFirstName).toBe('Amara')
    await pass(500)
    expect(button('Save Draft')).not.toHaveAttribute('aria-disabled')
    expect(toast()?.title).toBe('Progress Saved')
  })

  it('[DRF-007] says "Save Failed" for a full device, once for autosaves and each time it is asked to save', async () => {
    const { log } = renderWizard()
    forbidWriting()
    const failures = () => log.toasts.filter((toast) => toast.title === 'Save Failed')
    type(/first name/, 'A')
    await pass(1000)
    type(/first name/, 'Am')
    await pass(1000)
    expect(failures()).toHaveLength(1)
    expect(failures()[0]).toMatchObject({ description: 'Failed to save progress. Please try again.' })
    expect(screen.getByText('Not saved')).toBeVisible()
    press('Save Draft')
    await pass(500)
    expect(failures()).toHaveLength(2)
    expect(log.toasts.map((toast) => toast.title)).not.toContain('Progress Saved')
    jest.restoreAllMocks()
    press('Save Draft')
    await pass(500)
    expect(log.toasts.at(-1)?.title).toBe('Progress Saved')
  })

  it('[DRF-007] asks before the page is left with answers that could not be saved', () => {
    renderWizard()
    forbidWriting()
    type(/first name/, 'Amara')
    const leaving = new Event('beforeunload', { cancelable: true })
    fireEvent(window, leaving)
    expect(leaving.defaultPrevented).toBe(true)
  })

  it('[DRF-008] fills the form from the stored draft, on its step, with the toast "Draft Restored"', () => {
    leaveDraft(completeForm(), 'moment')
    const { log } = renderWizard()
    expect(title()).toBe('The Sacred Moment')
    expect(screen.getByLabelText(/^Birth place/)).toHaveValue('Östra')
    expect(log.toasts.map((toast) => toast.title)).toEqual(['Draft Restored'])
  })

  it('[DRF-015] gives back after a crash what was typed a second before', async () => {
    const first = renderWizard()
    type(/first name/, 'Amara')
    await pass(1000)
    const stored = localStorage.getItem(draftKey)
    first.unmount()
    localStorage.setItem(draftKey, stored ?? '')
    renderWizard()
    expect(screen.getByLabelText(/first name/)).toHaveValue('Amara')
  })

  it('[DRF-009] [DRF-010] removes an expired draft and says so', async () => {
    leaveDraft(completeForm(), 'moment', { savedAt: Date.now() - draftLifetime - 1 })
    const { log } = renderWizard()
    expect(storedDraft()).toBeNull()
    expect(await screen.findByText(/older than 14 days and has been removed/)).toBeVisible()
    expect(screen.getByLabelText(/first name/)).toHaveValue('')
    expect(log.toasts).toEqual([])
    press('Close this note')
    expect(screen.queryByText(/older than 14 days/)).toBeNull()
  })

  it('[DRF-012] [DRF-013] tells that an unreadable draft was set aside', () => {
    localStorage.setItem(draftKey, 'not json')
    renderWizard()
    expect(screen.getByText(/could not be read. It has been set aside/)).toBeVisible()
    const aside = Object.keys(localStorage).find((key) => key.startsWith(asidePrefix))
    expect(localStorage.getItem(aside ?? '')).toBe('not json')
  })

  it('[DRF-011] names answers of an older form that have no place', () => {
    localStorage.setItem('birth-form-draft', JSON.stringify({ firstName: 'Amara', godParent: 'Åke' }))
    renderWizard()
    expect(screen.getByLabelText(/first name/)).toHaveValue('Amara')
    expect(screen.getByText(/kept beside it: God parent/)).toBeVisible()
  })

  it('[DRF-014] shows what another tab writes, and lets the parent choose where both wrote', async () => {
    const { toast } = renderWizard()
    const tellOtherTab = (values: object, revision: string, parent: string | null) => {
      leaveDraft(values, 'identity', { revision, parent })
      const event = new StorageEvent('storage', { key: draftKey, newValue: localStorage.getItem(draftKey) })
      act(() => void window.dispatchEvent(event))
    }
    tellOtherTab({ babyFirstName: 'Amara' }, 'x1', null)
    expect(screen.getByLabelText(/first name/)).toHaveValue('Amara')
    type(/^Last name/, 'Okafor')
    tellOtherTab({ babyFirstName: 'Amara', babyLastName: 'Lindqvist' }, 'x2', 'x1')
    expect(screen.getByLabelText(/^Last name/)).toHaveValue('Okafor')
    expect(screen.getByText(/Another tab changed the same answers/)).toBeVisible()
    // The answers stand at the head of the page, which need not be in sight.
    expect(toast()).toMatchObject({
      title: 'Please Choose',
      description: 'Another tab changed the same answer. Press here to see both.',
    })
    act(() => toast()?.onPress?.())
    expect(screen.getByText(/Another tab changed the same answers/).parentElement).toHaveFocus()
    press('Take “Lindqvist”')
    expect(screen.getByLabelText(/^Last name/)).toHaveValue('Lindqvist')
    expect(screen.queryByText(/Another tab changed/)).toBeNull()
    expect(storedDraft()).toMatchObject({ values: { babyLastName: 'Lindqvist' }, rivals: {} })
    await pass(1)
  })

  it('shows what another tab wrote while the browser kept this page aside', async () => {
    renderWizard()
    leaveDraft({ babyFirstName: 'Amara' }, 'identity', { revision: 'x1', parent: null })
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })))
    expect(screen.getByLabelText(/first name/)).toHaveValue('')
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect(screen.getByLabelText(/first name/)).toHaveValue('Amara')
    await pass(1)
  })
})
