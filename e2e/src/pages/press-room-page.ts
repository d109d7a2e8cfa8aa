import type { Locator, Page } from '@playwright/test'

/** /admin/press-room */
export class PressRoomPage {
  readonly live: Locator
  readonly failedJobs: Locator
  readonly proofMails: Locator
  readonly invitations: Locator
  readonly accessCodes: Locator

  constructor(readonly page: Page) {
    const region = (name: string) => page.getByRole('region', { name, exact: true })
    const rowsOf = (name: string) => region(name).getByRole('row')
    this.live = page.getByText('Live', { exact: true })
    this.failedJobs = rowsOf('Failed jobs')
    this.proofMails = rowsOf('Outbox: proofs')
    this.invitations = rowsOf('Invitations')
    this.accessCodes = region('Access codes').getByRole('listitem')
  }

  open(range = 'month'): Promise<unknown> {
    return this.page.goto(`/admin/press-room?range=${range}`)
  }

  chart(title: string): Locator {
    return this.page.getByRole('img', { name: new RegExp(`^${title}, drawn`) }).locator('canvas')
  }

  /** Opens the table of a chart, and answers its cells. */
  async tableOf(title: string): Promise<Locator> {
    await this.page.getByText(`${title} as a table`).click()
    return this.page.getByRole('figure', { name: title }).getByRole('table').getByRole('cell')
  }

  /** Makes a code for one registration, and answers it. */
  async makeAccessCode(note: string, password: string): Promise<string> {
    await this.page.getByRole('button', { name: 'Make an access code' }).click()
    await this.page.getByRole('dialog').getByLabel('Whom it is for').fill(note)
    await this.page.getByRole('button', { name: 'Make the code' }).click()
    const confirmation = this.page.getByRole('dialog', { name: 'Confirm that it is you' })
    await confirmation.getByLabel('Password').fill(password)
    await confirmation.getByRole('button', { name: 'Confirm' }).click()
    return this.page.getByRole('dialog').getByRole('status', { name: 'Access code' }).innerText()
  }
}
