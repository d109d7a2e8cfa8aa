import { storedMessages } from '@shared/node/outbox'
import type { OutboxRelay } from '@shared/node/outbox'
import type { ProofFiles } from '../files/proof-files'
import type { MailKind } from '../mails/mail-target'
import type { Renderer } from '../rendering/renderer'
import { unprintableOf } from '../rendering/unprintable'
import type { StageWork } from './job-work'
import type { Hold, JobRepository } from './job.repository'
import type { SubjectOf } from './job-subject'

export interface RenderProofDependencies {
  repository: JobRepository
  renderer: Pick<Renderer, 'renderProof'>
  files: ProofFiles
  subjectOf: SubjectOf
  relay: Pick<OutboxRelay, 'nudge'>
  now: () => Date
}

/** Sets the watermarked proof, shows its first page as soon as it is drawn, and says when the book is there. */
export function createProofWork(dependencies: RenderProofDependencies): StageWork {
  const { repository, renderer, files, subjectOf, relay, now } = dependencies

  const show = async (hold: Hold, image: Buffer) => {
    const hash = await files.keepImage(image)
    await repository.showImage(hold, hash)
    return hash
  }

  return async (job, hold, version) => {
    let shown: Promise<string> | undefined
    const book = await renderer.renderProof(await subjectOf(version), {
      onFirstImage: (image) => {
        shown = show(hold, image)
        // Waited for below, unless the book fails first.
        shown.catch(() => undefined)
      },
    })
    const [image, kept] = await Promise.all([shown ?? show(hold, book.firstImage), files.keepBook(book)])
    const preparedAt = now()
    const mail: MailKind = 'mail.proof-ready'
    const messages = storedMessages([{ type: mail, payload: { proofJobId: job._id } }], preparedAt)
    const unprintable = unprintableOf(version.form)
    if (!(await repository.finish(hold, { image, files: kept, unprintable, preparedAt, messages })))
      return { kind: 'lost' }
    void relay.nudge(job._id, messages, 0)
    return { kind: 'done' }
  }
}
