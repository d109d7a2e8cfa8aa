import type { Locator, Page } from '@playwright/test'

/** The drop area of the birth files on step 3. */
export class FileDrop {
  readonly input: Locator

  constructor(readonly page: Page) {
    this.input = page.locator('#field-uploadedFiles')
  }

  /** The line of one file. */
  row(name: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByText(name, { exact: true }) })
  }

  /** Drags files from outside over the area and lets them go. */
  async drop(files: readonly { name: string; mimeType: string; text: string }[]): Promise<void> {
    const dataTransfer = await this.page.evaluateHandle((dropped) => {
      const transfer = new DataTransfer()
      for (const { name, mimeType, text } of dropped)
        transfer.items.add(new File([text], name, { type: mimeType }))
      return transfer
    }, files)
    const area = this.page.getByText('Drop files here')
    for (const event of ['dragenter', 'dragover', 'drop']) await area.dispatchEvent(event, { dataTransfer })
  }
}
