import type { PressState } from '@shared/contracts/press-room'
import { SkeletonLine, SkeletonTitle } from '@shared/web/parts/skeleton'
import { useNow } from '@shared/web/time/use-now'
import { Words } from '../../layout/page-style'
import { Figures, Part, PartHead } from './press-room-style'
import { ageWords, countWords, numberOf } from './press-words'

const labels = ['Waiting', 'At the press', 'Failed', 'Oldest'] as const

function figuresOf({ queue, failed }: PressState, now: number) {
  const { proof, final, held, oldestAt } = queue
  const stages = (key: 'waiting' | 'running') =>
    `${numberOf(proof[key], 'proof', 'proofs')}, ${numberOf(final[key], 'finished book', 'finished books')}`
  return [
    { figure: countWords(proof.waiting + final.waiting), detail: stages('waiting'), isAlarm: false },
    { figure: countWords(proof.running + final.running), detail: stages('running'), isAlarm: false },
    {
      figure: countWords(failed),
      detail: failed ? 'to be tried again' : 'nothing to do',
      isAlarm: failed > 0,
    },
    {
      figure: oldestAt ? ageWords(now - Date.parse(oldestAt)) : '—',
      detail: held
        ? `${held} ${held === 1 ? 'waits' : 'wait'} for a part that is away`
        : oldestAt
          ? 'since it was asked for'
          : 'nothing waits',
      isAlarm: held > 0,
    },
  ]
}

/** How things stand at this moment. */
export function NowPart({ state }: { state: PressState | undefined }) {
  const now = useNow(10_000)
  const figures = state && figuresOf(state, now)
  const away = [
    state?.records === null ? 'the archive of records' : '',
    state?.invites === null ? 'the invitations' : '',
  ].filter(Boolean)
  return (
    <Part aria-labelledby="press-now">
      <PartHead>
        <h2 id="press-now">Now</h2>
      </PartHead>
      <Figures aria-label="The queue" aria-busy={!figures}>
        {labels.map((label, at) => {
          const { figure, detail, isAlarm } = figures?.[at] ?? {}
          return (
            <div key={label}>
              <dt>{label}</dt>
              <dd data-alarm={isAlarm}>{figure ?? <SkeletonTitle $width="3ch" $height="1.1em" />}</dd>
              <dd>{detail ?? <SkeletonLine $width="12ch" $height="1.4em" />}</dd>
            </div>
          )
        })}
      </Figures>
      {away.length ? (
        <Words role="status">{`Away just now: ${away.join(' and ')}. This page goes on by itself.`}</Words>
      ) : null}
    </Part>
  )
}
