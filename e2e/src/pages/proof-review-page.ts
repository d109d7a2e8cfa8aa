import type { Locator, Page } from '@playwright/test'

/** /proof-review/{proofId} */
export class ProofReviewPage {
  readonly heading: Locator
  readonly preview: Locator
  readonly pdfLink: Locator
  readonly fullSizeLink: Locator
  readonly edit: Locator
  readonly approve: Locator

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1 })
    this.preview = page.getByRole('img', { name: /watermarked proof/i })
    this.pdfLink = page.getByRole('link', { name: 'View PDF' })
    this.fullSizeLink = page.getByRole('link', { name: 'View Full Size' })
    this.edit = page.getByRole('button', { name: 'Edit Provenance' })
    this.approve = page.getByRole('button', { name: 'Approve & Continue to Order' })
  }

  /** The width in pixels of the picture as it arrived; 0 while there is none. */
  previewWidth(): Promise<number> {
    return this.preview.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))
  }
}
