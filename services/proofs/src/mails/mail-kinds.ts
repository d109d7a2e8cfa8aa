import type { ProofMail } from '@shared/contracts/proofs'

/** Messages of this service to itself: an e-mail is due. They carry the job's id; who it goes to is asked of records then. */
export type MailKind = `mail.${ProofMail['kind'] | 'approval-undone' | 'access-link' | 'address-changed'}`
