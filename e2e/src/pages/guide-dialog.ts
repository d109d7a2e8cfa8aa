import type { Locator, Page } from '@playwright/test'

/** The companion guide, above any page. */
export class GuideDialog {
  readonly dialog: Locator
  readonly tabs: Locator
  readonly panel: Locator

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Birth Bio Companion Guide' })
    this.tabs = this.dialog.getByRole('tab')
    this.panel = this.dialog.getByRole('tabpanel')
  }

  async generate(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Generate Companion Guide' }).click()
    await this.tabs.first().waitFor()
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close' }).click()
    await this.dialog.waitFor({ state: 'detached' })
  }
}
