import type { BirthForm } from '@shared/contracts/birth-form'
import type { RecordResearch } from '@shared/contracts/name-research'

/** The answers of a stored birth record that a book is made of, by their specified names. All may be missing. */
export type CodexForm = { [Field in keyof BirthForm]?: BirthForm[Field] | null }

/** What a book is made of. */
export type CodexSubject = {
  form: CodexForm
  /** What MYA found out of the name, where the parents asked her. */
  research?: RecordResearch | null
  /** The ten characters printed on the certificate. */
  proofId: string
  /** The product's address with the printed Proof ID, for the QR code. Never a job id. */
  verifyUrl: string
  /** When its answers were sent, or the proof of them approved: the moment of making that the book's file tells. */
  madeAt?: Date
  /** The day of approval, YYYY-MM-DD; absent on a proof. */
  sealedOn?: string | null
  /**
   * Pictures of a hand or foot, as uploaded (PNG, JPEG, WebP or GIF): two at most are printed. Nothing tells which is which. One
   * that cannot be read leaves its space for a print by hand.
   */
  prints?: readonly Uint8Array[] | undefined
}
