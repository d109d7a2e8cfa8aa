import { fieldWords } from '@shared/contracts/field-words'
import { emailWord } from '@shared/node/mail-page'
import type { MailPage } from '@shared/node/mail-page'
import { isolate, oneLine } from '@shared/node/one-line'
import type { StoredComment } from '../comments/comment.repository'

export interface MentionMail {
  subject: string
  page: MailPage
}

/** Comments that one e-mail repeats, and letters of each; the rest is read where the button leads. */
const maxRepeated = 10
const maxLetters = 400

const repeated = ({ author, field, text }: StoredComment) => {
  const who = isolate(oneLine(author.email ?? 'The owner'))
  const where = field === null ? '' : ` on “${fieldWords(field)}”`
  return `${who}${where}: “${isolate(oneLine(text, maxLetters))}”`
}

const wordsFor = (comments: readonly StoredComment[]): string[] => {
  const more = comments.length - maxRepeated
  return [
    ...comments.slice(0, maxRepeated).map(repeated),
    ...(more > 0 ? [`And ${more === 1 ? 'one more comment' : `${more} more comments`}.`] : []),
  ]
}

/**
 * Tells somebody of the comments that mention them. To an address that nobody has confirmed it says nothing that others wrote, not
 * even who they are.
 */
export function mentionMail(
  comments: readonly StoredComment[],
  { address, isConfirmed, proofId }: { address: string; isConfirmed: boolean; proofId: string },
): MentionMail {
  const heading =
    comments.length === 1
      ? 'You were mentioned in a comment'
      : `You were mentioned in ${comments.length} comments`
  return {
    subject: `${heading} on a Birth Codex`,
    page: {
      heading,
      paragraphs: isConfirmed
        ? wordsFor(comments)
        : [
            'Somebody who works on the Birth Codex of a child with you would like you to see what they wrote.',
          ],
      button: { label: comments.length === 1 ? 'Read the comment' : 'Read the comments', address },
      footnote: `Proof ID ${proofId}. You get this ${emailWord} because you take part in this record; mentions within five minutes come as one.`,
    },
  }
}
