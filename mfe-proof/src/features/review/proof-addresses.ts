import type { proofImageExtensions } from '@shared/contracts/proofs'

/** The address of the picture of the same pages: the PDF's, with its extension swapped. */
export const imageAddress = (pdfAddress: string, extension: (typeof proofImageExtensions)[number]): string =>
  pdfAddress.replace(/\.pdf(?=$|\?)/, `.${extension}`)

/** The address of one page's picture, counted from 1. The first page's is the plain address. */
export const pageAddress = (address: string, page: number): string =>
  page === 1 ? address : `${address}${address.includes('?') ? '&' : '?'}page=${page}`
