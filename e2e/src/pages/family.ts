import type { Locator, Page } from '@playwright/test'

/** What the people of a shared record have beside the form at /?proof={proofId}. */
export class FamilyPage {
  readonly comments: Locator
  readonly people: Locator
  readonly ready: Locator

  constructor(readonly page: Page) {
    this.comments = page.getByRole('region', { name: 'Comments' })
    this.people = page.getByRole('region', { name: 'On this proof' })
    this.ready = page.getByRole('region', { name: 'Ready to Seal' })
  }

  async open(proofId: string): Promise<void> {
    await this.page.goto(`/?proof=${proofId}`)
    await this.people.waitFor()
  }

  /** The way to the comments of a field, by the field's label. */
  mark(label: string): Locator {
    return this.page.getByRole('link', { name: new RegExp(`^Comments? on ${label}`) })
  }

  /** Writes a comment on a field. */
  async comment(label: string, text: string): Promise<void> {
    await this.mark(label).click()
    await this.comments.getByRole('textbox', { name: `Comment on ${label}` }).fill(text)
    await this.comments.getByRole('button', { name: 'Comment', exact: true }).click()
  }
}
