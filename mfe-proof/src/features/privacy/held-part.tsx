import type { Holdings } from '@shared/contracts/privacy'
import { writtenDay } from '@shared/web/time/written-moment'
import { Lines, Part } from './privacy-style'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const sized = (bytes: number) =>
  bytes < 100_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
const away = 'cannot be read just now'

/** Nothing goes without notice where there is an address for it. */
function untilWhen({ endsAt, email }: Holdings): string {
  if (endsAt === null) return 'It stays until you erase it.'
  const notice = email ? 'before that we write to you' : 'without an e-mail address we cannot tell you before'
  return `Nobody has approved it yet: it is removed on ${writtenDay(endsAt)}, unless it is changed or approved by then; ${notice}.`
}

/** What is held of a record, in numbers. */
export function HeldPart({ holdings }: { holdings: Holdings }) {
  const { name, createdAt, email, versions, files, proofs, books, comments } = holdings
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  const lines: readonly (readonly [string, string])[] = [
    ['The record of', name || 'a child without a name yet'],
    ['What you wrote', `${counted(versions, 'version', 'versions')}, since ${writtenDay(createdAt)}`],
    ['Files', files.length ? `${counted(files.length, 'file', 'files')}, ${sized(bytes)}` : '0'],
    ['Proofs', proofs === null ? away : String(proofs)],
    ['Finished books', books === null ? away : String(books)],
    ['Comments', comments === null ? away : String(comments)],
    ['E-mails go to', email ?? 'no address yet'],
  ]
  return (
    <Part aria-labelledby="held">
      <h2 id="held">What we hold</h2>
      <Lines aria-label="What we hold">
        {lines.map(([what, much]) => (
          <li key={what}>
            <span>{what}</span>
            <small>
              <bdi>{much}</bdi>
            </small>
          </li>
        ))}
      </Lines>
      <p>{untilWhen(holdings)}</p>
    </Part>
  )
}
