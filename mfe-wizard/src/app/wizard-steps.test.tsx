import { act, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { guideAnswersSchema } from '@shared/contracts/companion-guide'
import { wizardSteps } from '@shared/contracts/form-rules'
import { proofIdOf } from '@shared/insights/proof-id'
import {
  button,
  completeForm,
  drawn,
  leaveDraft,
  pass,
  press,
  renderWizard,
  title,
  type,
} from '../testing/render-wizard'

// jsdom measures nothing; the tooltip only wants to be told.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') })
  window.scrollTo = jest.fn()
})
afterEach(() => jest.useRealTimers())

const names = () => {
  type(/^Email/, 'hanna@posteo.se')
  type(/first name/, 'Amara')
  type(/^Last name/, 'Okafor')
}

describe('steps', () => {
  it('[WIZ-001] [WIZ-002] [WIZ-003] [WIZ-005] shows five steps with numerals and titles to a visitor', () => {
    renderWizard()
    const steps = within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('listitem')
    expect(steps.map((step) => step.textContent)).toEqual([
      'INames & Identity',
      'IIThe Sacred Moment',
      'IIILineage & Bonds',
      'IVForm & Essence',
      'VReview & Seal',
    ])
  })

  it('[WIZ-004] names the area of each step, in order', () => {
    const areas = wizardSteps.map(({ id, title: heading }) => {
      leaveDraft(completeForm(), id)
      const { unmount } = renderWizard()
      const area =
        id === 'review'
          ? within(screen.getByRole('main')).getAllByRole('heading', { level: 2 }).at(-1)
          : screen.getByRole('heading', { name: heading }).previousElementSibling
      const text = area?.textContent
      unmount()
      return text
    })
    expect(areas).toEqual([
      'Identity',
      'Chronicle of Birth',
      'Provenance',
      'Physical Codex',
      'Final Inscription',
    ])
  })

  it('[WIZ-006] [WIZ-009] highlights the current step, dims those before, and those after further', () => {
    leaveDraft(completeForm(), 'lineage')
    renderWizard()
    const steps = within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('listitem')
    expect(steps.map((step) => step.dataset['state'])).toEqual(['past', 'past', 'now', 'later', 'later'])
    expect(steps[2]).toHaveAttribute('aria-current', 'step')
    // --ink, --ink-2 and --ink-3 of the theme, each fainter than the one before.
    expect(steps.map((step) => getComputedStyle(step).color)).toEqual([
      'var(--ink-2)',
      'var(--ink-2)',
      'var(--ink)',
      'var(--ink-3)',
      'var(--ink-3)',
    ])
    expect(screen.getByText('Step 3/5')).toBeVisible()
  })

  it('[WIZ-008] shows the percent of the progress bar', async () => {
    renderWizard()
    const bar = screen.getByRole('progressbar', { name: 'Progress' })
    expect(bar).toHaveAttribute('aria-valuenow', '0')
    names()
    await drawn()
    expect(bar).toHaveAttribute('aria-valuenow', '20')
    expect(screen.getByText('20%').parentElement).toHaveTextContent('Progress 20%')
  })

  it('[WIZ-027] [WIZ-028] [WIZ-030] has the bottom bar with its note; Previous is disabled on step 1', () => {
    renderWizard()
    expect(button('Previous')).toBeDisabled()
    expect(button('Save Draft')).toBeEnabled()
    expect(button('Next')).toBeVisible()
    // Twice: in the bar, and for phones at the end of the form.
    const notes = screen.getAllByText('Saved privately on this device. Drafts are never sold or shared.')
    expect(notes.length).toBe(2)
  })

  it('[WIZ-031] [WIZ-054] keeps Next focusable while disabled, says why, and leads to what is missing', async () => {
    const { toast } = renderWizard()
    const next = button('Next')
    expect(next).toHaveAttribute('aria-disabled', 'true')
    expect(next).toBeEnabled()
    fireEvent.focus(next)
    expect(screen.getByRole('tooltip').textContent).toBe(
      'Please complete all required fields before continuing',
    )
    type(/^Email/, 'hanna@posteo.se')
    fireEvent.click(next)
    await pass(50)
    expect(toast()).toMatchObject({
      title: 'Please complete required fields',
      description: 'Some required fields are missing or incomplete.',
    })
    expect(screen.getAllByText('First name is required').length).toBeGreaterThan(0)
    expect(screen.getAllByText('Last name is required').length).toBeGreaterThan(0)
    expect(screen.getByLabelText(/first name/)).toHaveFocus()
    expect(title()).toBe('Names & Identity')
  })

  it.each([
    ['a step', 'identity', { email: '' }, 'Next', () => type(/^Email/, 'hanna@posteo.se')],
    [
      'the last step, before anything is sent',
      'review',
      { acknowledgement: false },
      'Attest & Submit',
      () => fireEvent.click(screen.getByRole('checkbox')),
    ],
  ] as const)('takes the note of missing fields away when none is missing on %s', async (...row) => {
    const [, stepId, open, go, fill] = row
    leaveDraft({ ...completeForm(), ...open }, stepId)
    const { toast } = renderWizard()
    press(go)
    await pass(50)
    expect(toast()).toMatchObject({ title: 'Please complete required fields', isDismissed: false })
    fill()
    await drawn()
    expect(toast()).toMatchObject({ title: 'Please complete required fields', isDismissed: true })
  })

  it('takes the note of missing fields away when the step is left: on a phone it would hide the next fields', async () => {
    const { toast } = renderWizard()
    press('Next')
    await pass(50)
    expect(toast()).toMatchObject({ title: 'Please complete required fields', isDismissed: false })
    names()
    press('Next')
    await pass(50)
    expect(title()).toBe('The Sacred Moment')
    expect(toast()).toMatchObject({ title: 'Please complete required fields', isDismissed: true })
  })

  it('[WIZ-032] [WIZ-033] goes on only when every rule of the step passes, not the required ones alone', async () => {
    leaveDraft({ ...completeForm(), babyWeightPounds: 21 }, 'form')
    const { toast } = renderWizard()
    press('Next')
    await pass(50)
    expect(title()).toBe('Form & Essence')
    expect(toast()).toMatchObject({
      title: 'Please complete required fields',
      description: 'Some required fields are missing or incomplete.',
    })
    expect(screen.getAllByText('Weight pounds must be between 1-20').length).toBeGreaterThan(0)
  })

  // A smooth scroll is left unfinished in Safari where the height of the page changes meanwhile.
  it('[WIZ-029] [WIZ-034] turns forward and back to the top of the page at once, and reads the new heading', async () => {
    const top = { top: 0, behavior: 'instant' }
    renderWizard()
    names()
    press('Next')
    await pass(50)
    expect(title()).toBe('The Sacred Moment')
    expect(window.scrollTo).toHaveBeenLastCalledWith(top)
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleDescription('Step 2/5')
    expect(button('Next')).toHaveAttribute('aria-disabled', 'true')
    press('Previous')
    await pass(50)
    expect(title()).toBe('Names & Identity')
    expect(jest.mocked(window.scrollTo).mock.calls).toEqual([[top], [top]])
    expect(screen.getByLabelText(/first name/)).toHaveValue('Amara')
  })

  it('[WIZ-029] goes back from every later step down to the first', async () => {
    leaveDraft({ babyWeightPounds: 99 }, 'review')
    renderWizard()
    for (const expected of ['Form & Essence', 'Lineage & Bonds', 'The Sacred Moment', 'Names & Identity']) {
      press('Previous')
      await pass(20)
      expect(title()).toBe(expected)
    }
    expect(button('Previous')).toBeDisabled()
  })

  it('[VAL-022] clears a field’s message when it is edited', async () => {
    renderWizard()
    press('Next')
    await pass(50)
    expect(screen.getAllByText('First name is required').length).toBeGreaterThan(0)
    type(/first name/, 'A')
    expect(screen.queryByText('First name is required')).toBeNull()
  })

  it('[WIZ-036] [WIZ-038] loads test data in test mode, and offers it in no other', async () => {
    const { unmount } = renderWizard()
    expect(screen.queryByRole('button', { name: 'Load Test Data' })).toBeNull()
    unmount()
    renderWizard({ settings: { testMode: true } })
    press('Load Test Data')
    // Its code comes when it is asked for.
    await act(() => import('../form/sample-data'))
    await pass(0)
    expect(screen.getByLabelText(/^Email/)).toHaveValue('parent@example.com')
    expect(screen.getByLabelText(/first name/)).not.toHaveValue('')
    expect(button('Next')).not.toHaveAttribute('aria-disabled')
  })
})

describe('marginalia', () => {
  it('[WIZ-043] [WIZ-044] [WIZ-045] [WIZ-053] counts questions of all steps and of this one', async () => {
    leaveDraft({ motherFullName: 'Hanna' }, 'identity')
    renderWizard()
    const card = screen.getByRole('heading', { name: 'Questions Left (All Steps)' }).closest('section')
    if (!card) throw new Error('no card')
    expect(card).toHaveTextContent('50Questions Left (All Steps)')
    expect(card).toHaveTextContent('THIS STEP: 0/8')
    type(/first name/, 'Amara')
    type(/^Email/, 'nobody')
    await drawn()
    expect(card).toHaveTextContent('49Questions Left')
    expect(card).toHaveTextContent('THIS STEP: 1/8')
    expect(within(card).getByRole('progressbar', { hidden: true })).toHaveAttribute('aria-valuenow', '2')
    expect(within(card).getByRole('progressbar', { hidden: true })).toHaveAttribute('aria-valuemax', '51')
  })

  it('counts no questions of the last step, which asks none', async () => {
    leaveDraft(completeForm(), 'review')
    renderWizard()
    const card = (await screen.findByText(/^Questions Left/)).closest('section')
    expect(card).not.toHaveTextContent('THIS STEP')
    expect(within(card ?? document.body).getByRole('progressbar', { hidden: true })).toBeInTheDocument()
  })

  it('names the page by the step that is open', async () => {
    leaveDraft(completeForm())
    renderWizard()
    expect(document.title).toBe('Names & Identity · Birth Codex')
    press('Next')
    await drawn()
    expect(document.title).toBe('The Sacred Moment · Birth Codex')
  })

  it('[WIZ-046] [WIZ-047] shows the Proof ID once it is known, and how the draft is kept', async () => {
    leaveDraft({ ...completeForm(), babyLastName: '' })
    renderWizard()
    const card = screen.getByRole('region', { name: 'Proof status' })
    expect(card).not.toHaveTextContent(/01[0-9A-Z]{8}/)
    expect(card).toHaveTextContent('Saved locally (14-day expiry)')
    type(/^Last name/, 'Okafor')
    await drawn()
    const child = { firstName: 'Amara', lastName: 'Okafor', birthDate: '2026-02-14', birthTime: '04:17' }
    expect(within(card).getByText(/^01[0-9A-Z]{8}$/)).toHaveTextContent(proofIdOf(child))
    expect(card).toHaveTextContent('Saved locally (14-day expiry)')
  })

  it('is gone through by Tab from the last question to the bar, and only then to the margin', async () => {
    leaveDraft(completeForm(), 'moment')
    renderWizard()
    const controls = screen.getByRole('form').querySelectorAll<HTMLElement>('input, select, button')
    act(() => [...controls].at(-1)?.focus())
    const user = userEvent.setup({ delay: null })
    for (const name of ['Previous', 'Save Draft', 'Next', 'View History']) {
      await user.tab()
      expect(button(name)).toHaveFocus()
    }
  })

  it('[WIZ-050] lists what happens next', () => {
    renderWizard()
    const card = screen.getByRole('heading', { name: 'What happens next' }).closest('section')
    expect(
      within(card ?? document.body)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      '1Record prepared for permanence',
      '2Crafted on archival stock',
      '3Certified & sealed',
      '4Preserved privately for generations',
    ])
  })

  it('[WIZ-051] opens the chat drawer from "Need help?"', () => {
    const { log } = renderWizard()
    expect(screen.getByRole('heading', { name: 'Need help?' })).toBeVisible()
    press('Ask MYA')
    expect(screen.getByTestId('slot-chat-drawer')).toBeInTheDocument()
    expect(log.slots[0]?.name).toBe('chat-drawer')
  })

  it('on the last step opens the companion guide of the child as the form tells of it', () => {
    leaveDraft({ ...completeForm(), babyFirstName: 'Amara', babyDateOfBirth: '2026-02-14' }, 'form')
    const { unmount } = renderWizard()
    expect(screen.queryByRole('button', { name: 'Open the guide' })).not.toBeInTheDocument()
    unmount()
    leaveDraft({ ...completeForm(), babyFirstName: 'Amara', babyDateOfBirth: '2026-02-14' }, 'review')
    const { log } = renderWizard()
    press('Open the guide')
    expect(screen.getByTestId('slot-companion-guide')).toBeInTheDocument()
    const props = log.slots[0]?.props ?? {}
    expect([props['birthDate'], props['proofId']]).toEqual(['2026-02-14', undefined])
    expect(guideAnswersSchema.parse(props['answers'])).toMatchObject({ babyFirstName: 'Amara' })
    // Neither address nor names of the family are in it.
    expect(JSON.stringify(props['answers'])).not.toMatch(/@|FullName/)
  })
})
