import { act, fireEvent, render, screen } from '@testing-library/react'
import { emptyBirthForm } from '@shared/contracts/birth-form'
import type { BirthFormDraft } from '@shared/contracts/birth-form'
import type { WizardStepId } from '@shared/contracts/form-rules'
import type { HostProps } from '@shared/contracts/remote-app'
import { draftKey } from '@shared/web/form/kept-drafts'
import { FakeHost, createHostLog } from '@shared/web/testing/fake-host'
import { preloadLateCode } from '../app/use-late-code'
import { WizardApp } from '../app/wizard-app'

// As in a browser that has been idle for a moment.
beforeAll(preloadLateCode)

interface Options {
  path?: string
  settings?: Partial<HostProps['settings']>
}

/** Renders the whole remote, with a host that notes what it was asked to do. */
export function renderWizard({ path = '/', settings }: Options = {}) {
  const log = createHostLog()
  const view = render(
    <FakeHost log={log} path={path} settings={settings}>
      {(host) => <WizardApp {...host} />}
    </FakeHost>,
  )
  return { ...view, log, toast: () => log.toasts.at(-1) }
}

/** A form that passes every rule. */
export const completeForm = (): BirthFormDraft => ({
  ...emptyBirthForm(),
  email: 'hanna@posteo.se',
  babyFirstName: 'Amara',
  babyMiddleName: 'Noor',
  babyLastName: 'Okafor',
  babyDateOfBirth: '2026-02-14',
  babyTimeOfBirth: '04:17',
  babyBirthPlace: 'Östra',
  babyBirthLocation: 'Göteborg',
  acknowledgement: true,
})

/** Puts a draft on the device, as an earlier visit left it. */
export function leaveDraft(
  values: Partial<BirthFormDraft>,
  stepId: WizardStepId = 'identity',
  extra: object = {},
) {
  const draft = {
    revision: 'r1',
    parent: null,
    ancestors: [],
    savedAt: Date.now(),
    stepId,
    values: { ...emptyBirthForm(), ...values },
    rivals: {},
    recordId: null,
    unplaced: {},
    ...extra,
  }
  localStorage.setItem(draftKey, JSON.stringify(draft))
}

export const storedDraft = () => JSON.parse(localStorage.getItem(draftKey) ?? 'null')
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const press = (name: string | RegExp) => fireEvent.click(button(name))
export const type = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
export const title = () => screen.getByRole('heading', { level: 1 }).textContent
/** Lets a key be painted, after which the whole page hears of it. */
export const drawn = () => pass(50)
/** Lets time pass, with all that React and the page do in it. */
export const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
