import type { Locator, Page } from '@playwright/test'

/** 'Invite a Co-Contributor', opened from the wizard. */
export class InviteDialogPage {
  readonly dialog: Locator
  readonly emails: Locator

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Invite a Co-Contributor' })
    this.emails = this.dialog.getByLabel('Email addresses')
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Invite A Co-Contributor' }).click()
    await this.dialog.waitFor()
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true })
  }

  async add(email: string): Promise<void> {
    await this.emails.fill(email)
    await this.button('Add').click()
  }

  /** Fills the form and sends it; the dialog then shows what became of it. */
  async invite(email: string, role: string): Promise<void> {
    await this.fill(email, role)
    await this.button('Send Invites').click()
    await this.button('Invite More').waitFor()
  }

  async fill(email: string, role: string, more: { passcode?: string; message?: string } = {}): Promise<void> {
    await this.add(email)
    await this.dialog.getByRole('radio', { name: new RegExp(role) }).check({ force: true })
    if (more.passcode) await this.dialog.getByLabel('Passcode').fill(more.passcode)
    if (more.message) await this.dialog.getByLabel('Message').fill(more.message)
  }
}
