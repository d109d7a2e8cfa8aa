import type { Locator, Page } from '@playwright/test'

/** /?proof={proofId}: a record that several people work on. */
export class SharedRecordPage {
  readonly heading: Locator
  readonly choice: Locator
  readonly isSavedForAll: Locator

  constructor(readonly page: Page) {
    this.heading = page.getByRole('region', { name: 'Shared record' })
    this.choice = page.getByText('Somebody else changed the same answers')
    this.isSavedForAll = page.getByText('Saved for all')
  }

  async open(proofId: string): Promise<void> {
    await this.page.goto(`/?proof=${proofId}`)
    await this.heading.waitFor()
  }

  /** The input of a field, by its specified name. */
  field(name: string): Locator {
    return this.page.locator(`#field-${name}`)
  }

  async keep(answer: string): Promise<void> {
    await this.page.getByRole('button', { name: `Keep “${answer}”` }).click()
  }

  /** Syncs what stands in the form, with a note. */
  async sync(note: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Sync to Cloud' }).click()
    const dialog = this.page.getByRole('dialog', { name: 'Sync to Cloud' })
    await dialog.getByLabel('Note (optional)').fill(note)
    await dialog.getByRole('button', { name: 'Sync to Cloud' }).click()
  }

  async openHistory(): Promise<Locator> {
    await this.page.getByRole('button', { name: 'View History' }).click()
    return this.page.getByRole('dialog', { name: 'Version History' })
  }
}
