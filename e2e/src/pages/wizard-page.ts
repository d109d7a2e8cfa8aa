import type { Locator, Page } from '@playwright/test'
import type { Answers } from '../answers'
import { takenOver } from '../held-scripts'

const fieldsOfSteps = [
  ['email', 'babyFirstName', 'babyMiddleName', 'babyLastName'],
  ['babyDateOfBirth', 'babyTimeOfBirth', 'babyBirthPlace', 'babyBirthLocation'],
  ['motherFullName', 'fatherFullName'],
  [],
] as const satisfies readonly (readonly (keyof Answers)[])[]

/** The birth form at /. */
export class WizardPage {
  readonly next: Locator
  readonly previous: Locator
  readonly saveDraft: Locator
  readonly submit: Locator
  readonly acknowledgement: Locator
  readonly title: Locator

  constructor(readonly page: Page) {
    this.next = page.getByRole('button', { name: 'Next' })
    this.previous = page.getByRole('button', { name: 'Previous' })
    this.saveDraft = page.getByRole('button', { name: 'Save Draft' })
    this.submit = page.getByRole('button', { name: 'Attest & Submit' })
    this.acknowledgement = page.getByRole('checkbox', { name: /I acknowledge that these insights/ })
    this.title = page.getByRole('heading', { level: 1 })
  }

  /** Opens the form, and waits until its scripts keep what is typed. */
  async open(): Promise<void> {
    await this.page.goto('/')
    await this.field('email').waitFor()
    await takenOver(this.page)
  }

  /** Opens the last step, with `answers` in the draft on the device: for what begins there. */
  async openReview(answers: Answers): Promise<void> {
    const revision = 'filled-in-before'
    const draft = { revision, parent: null, savedAt: Date.now(), stepId: 'review', values: answers }
    await this.page.addInitScript((text) => {
      // Only before the first page: what the test does to the draft stays done.
      if (sessionStorage.getItem('has-draft')) return
      sessionStorage.setItem('has-draft', 'yes')
      localStorage.setItem('birth-form-draft:v2', text)
    }, JSON.stringify(draft))
    await this.page.goto('/')
    await this.acknowledgement.waitFor({ state: 'attached' })
  }

  /** The input of a field, by its specified name. */
  field(name: string): Locator {
    return this.page.locator(`#field-${name}`)
  }

  /** Fills the current step's fields from `answers`. */
  async fillStep(step: number, answers: Answers): Promise<void> {
    for (const name of fieldsOfSteps[step] ?? []) {
      const answer = answers[name]
      if (answer === undefined) continue
      await this.field(name).fill(answer)
    }
    // A list of places may hang over the next field.
    await this.page.keyboard.press('Escape')
  }

  /** Fills every step with `answers` and arrives on the last one. */
  async fillRequired(answers: Answers): Promise<void> {
    for (let step = 0; step < fieldsOfSteps.length; step++) {
      await this.page
        .getByText(`Step ${step + 1}/5`)
        .first()
        .waitFor()
      await this.fillStep(step, answers)
      await this.next.click()
    }
    await this.acknowledgement.waitFor({ state: 'attached' })
  }

  /** Presses Next while something is missing: it says that it cannot be used, so a pointer would wait for it. */
  async pressNextTooSoon(): Promise<void> {
    await this.next.focus()
    await this.page.keyboard.press('Enter')
  }

  async attest(): Promise<void> {
    // By key: the picture of the box is drawn over the input, and the page may still be growing around it.
    if (!(await this.acknowledgement.isChecked())) await this.acknowledgement.press('Space')
  }

  async goToFirstStep(): Promise<void> {
    await this.title.waitFor()
    while (!(await this.field('email').isVisible())) await this.previous.click()
  }

  async goToReview(): Promise<void> {
    while (!(await this.submit.isVisible())) await this.next.click()
  }
}
