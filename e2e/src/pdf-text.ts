import { PDFiumLibrary } from '@hyzyla/pdfium'

/** The text of each page of a PDF, as a reader would select it. */
export async function pdfText(pdf: Uint8Array): Promise<string[]> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  try {
    return [...document.pages()].map((page) => page.getText().replace(/\s+/g, ' '))
  } finally {
    document.destroy()
    library.destroy()
  }
}
