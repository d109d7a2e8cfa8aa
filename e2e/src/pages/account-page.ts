import type { Locator, Page } from '@playwright/test'

/** /admin/account */
export class AccountPage {
  readonly heading: Locator
  readonly passkeys: Locator
  readonly sessions: Locator
  readonly addPasskey: Locator
  readonly confirmDialog: Locator

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Your account' })
    this.passkeys = page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem')
    this.sessions = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem')
    this.addPasskey = page.getByRole('button', { name: 'Add a passkey' })
    this.confirmDialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  }

  open(): Promise<unknown> {
    return this.page.goto('/admin/account')
  }

  async confirmByPassword(password: string): Promise<void> {
    await this.confirmDialog.getByLabel('Password').fill(password)
    await this.confirmDialog.getByRole('button', { name: 'Confirm' }).click()
  }

  confirmByPasskey(): Promise<void> {
    return this.confirmDialog.getByRole('button', { name: 'Use your passkey' }).click()
  }
}
