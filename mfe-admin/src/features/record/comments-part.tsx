import { useState } from 'react'
import { useRecordCommentsQuery } from '../../api/record-api'
import { Address } from '@shared/web/parts/address'
import { ReadList } from '../../layout/read-list'
import { TurnPages } from '../../layout/turn-pages'
import { writtenMoment } from '../../layout/written-time'
import { Comments, Part } from './record-style'

/** What the people of a record wrote to each other about it, last first. */
export function CommentsPart({ recordId }: { recordId: string }) {
  const [after, setAfter] = useState<string>()
  const { data, error, refetch } = useRecordCommentsQuery(
    { recordId, after },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <Part aria-labelledby="comments">
      <h2 id="comments">Comments</h2>
      <ReadList
        rows={data?.comments}
        error={error}
        fallback="The comments could not be read."
        onRetry={refetch}
        empty="Nobody has written anything yet."
      >
        {(comments) => (
          <Comments>
            {comments.map(({ id, text, about, replyTo, author, createdAt, resolvedAt }) => (
              <li key={id}>
                <div>
                  <b>
                    <Address>{author.role === 'OWNER' ? 'The owner' : (author.email ?? 'Somebody')}</Address>
                  </b>{' '}
                  <span>
                    {[
                      author.role === 'OWNER' ? '' : author.role,
                      replyTo === null ? '' : 'in answer',
                      about === null ? '' : `on ‘${about}’`,
                      resolvedAt === null ? '' : 'closed',
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                  <time dateTime={createdAt}>{writtenMoment(createdAt)}</time>
                </div>
                <p dir="auto">{text}</p>
              </li>
            ))}
          </Comments>
        )}
      </ReadList>
      <TurnPages of="comments" after={after} next={data?.after} onTurn={setAfter} />
    </Part>
  )
}
