import type { Locator, Page } from '@playwright/test'

/** /success */
export class SuccessPage {
  readonly heading: Locator
  readonly wrongEmail: Locator
  readonly newEmail: Locator
  readonly update: Locator
  readonly cancel: Locator

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Your Birth Bio Is on the Way!' })
    this.wrongEmail = page.getByRole('button', { name: 'Wrong email?' })
    this.newEmail = page.getByRole('textbox', { name: 'New email' })
    this.update = page.getByRole('button', { name: 'Update' })
    this.cancel = page.getByRole('button', { name: 'Cancel' })
  }

  open(proofId: string): Promise<unknown> {
    return this.page.goto(`/success?Proof_ID=${proofId}`)
  }
}
