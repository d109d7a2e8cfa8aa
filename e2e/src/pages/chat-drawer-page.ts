import type { Locator, Page } from '@playwright/test'

/** MYA's drawer, opened from the form. */
export class ChatDrawerPage {
  readonly drawer: Locator
  readonly input: Locator
  /** Where what was said scrolls. */
  readonly conversation: Locator
  /** What was said, by both. */
  readonly bubbles: Locator
  readonly sources: Locator
  readonly retry: Locator

  constructor(private readonly page: Page) {
    this.drawer = page.getByRole('dialog', { name: 'MYA' })
    this.input = this.drawer.getByLabel('Your message')
    this.conversation = this.drawer.getByRole('region', { name: 'Conversation with MYA' })
    this.bubbles = this.drawer.getByRole('log').locator('p[dir]')
    this.sources = this.drawer.getByText(/^Sources?: /)
    this.retry = this.drawer.getByRole('button', { name: 'Try again' })
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Ask MYA', exact: true }).click()
  }

  async ask(message: string): Promise<void> {
    await this.input.fill(message)
    await this.input.press('Enter')
  }
}
