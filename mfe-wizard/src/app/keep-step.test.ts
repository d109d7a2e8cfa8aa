import type { WizardStepId } from '@shared/contracts/form-rules'
import { keepStep } from './keep-step'

describe('the steps in the browser’s history', () => {
  const pop = () => new Promise<void>((done) => addEventListener('popstate', () => done(), { once: true }))
  const keep = (stepId: WizardStepId) => {
    const turnedTo: WizardStepId[] = []
    const left = new AbortController()
    keepStep(stepId, (turned) => turnedTo.push(turned), left.signal)
    return { turnedTo, leave: () => left.abort() }
  }
  beforeEach(() => history.pushState({ key: 'of the router' }, ''))

  it('take an entry each, beside what the router keeps there, and Back and Forward turn to them', async () => {
    const entries = history.length
    keep('identity').leave()
    expect(history.length).toBe(entries)
    expect(history.state).toEqual({ key: 'of the router', wizardStep: 'identity' })
    const moment = keep('moment')
    expect(history.length).toBe(entries + 1)
    history.back()
    await pop()
    expect(moment.turnedTo).toEqual(['identity'])
    moment.leave()
    const identity = keep('identity')
    expect(history.length).toBe(entries + 1)
    history.forward()
    await pop()
    expect(identity.turnedTo).toEqual(['moment'])
    identity.leave()
  })

  it('stay as they are where Back closes a dialog', async () => {
    keep('identity').leave()
    const moment = keep('moment')
    const dialog = document.createElement('div')
    dialog.role = 'dialog'
    document.body.append(dialog)
    addEventListener('keydown', ({ key }) => key === 'Escape' && dialog.remove(), { once: true })
    history.back()
    await pop()
    await pop()
    expect(dialog.isConnected).toBe(false)
    expect(moment.turnedTo).toEqual([])
    expect(history.state).toMatchObject({ wizardStep: 'moment' })
    history.back()
    await pop()
    expect(moment.turnedTo).toEqual(['identity'])
    moment.leave()
  })

  it('are left alone by a form that is no longer there', async () => {
    keep('identity').leave()
    const gone = keep('moment')
    gone.leave()
    history.back()
    await pop()
    expect(gone.turnedTo).toEqual([])
    const left = new AbortController()
    left.abort()
    keepStep('moment', () => undefined, left.signal)
    expect(history.state).toMatchObject({ wizardStep: 'identity' })
  })
})
