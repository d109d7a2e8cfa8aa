import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { AppError } from '@shared/node/errors'
import type { FileService } from '../uploads/file.service'

export interface DraftFiles {
  /** @throws AppError `invalid_body` for files that neither `known` names nor the visitor has recorded */
  assertStored(visitorId: string, form: BirthFormDraft, known: BirthFormDraft | null): Promise<void>
}

/** Files that are still on their way have no address yet; a draft may name them. */
export const createDraftFiles = (files: Pick<FileService, 'faultsOf'>): DraftFiles => ({
  async assertStored(visitorId, { uploadedFiles }, known) {
    const faults = await files.faultsOf(visitorId, uploadedFiles, known?.uploadedFiles)
    if (faults.length)
      throw new AppError({
        code: 'invalid_body',
        publicMessage: 'Some of the birth files are not stored any more. Please choose them again.',
        faults,
      })
  },
})
