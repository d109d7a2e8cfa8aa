import styled from 'styled-components'
import { Icon } from '@shared/web/parts/icon'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'

const steps = [
  { title: 'Data Received', note: 'Every answer, as you wrote it.' },
  { title: 'Processing Insights', note: 'Drawn from what you told us, and nothing else.' },
  { title: 'Designing Your Certificate', note: 'Set in type, engraved, sealed.' },
  { title: 'Finalizing Your Birth Record', note: 'Read once more, then bound.' },
]

const Spine = styled.ol`
  margin-top: 8px;
`

const Step = styled.li<{ $state: 'done' | 'now' | 'next' }>`
  position: relative;
  display: grid;
  grid-template-columns: 44px 1fr auto;
  align-items: baseline;
  gap: 0 4px;
  padding-bottom: 26px;
  line-height: 1.3;
  color: ${({ $state }) => ($state === 'next' ? 'var(--ink-3)' : 'var(--ink)')};
  &:last-child {
    padding-bottom: 0;
  }
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    left: 13px;
    top: 22px;
    bottom: -4px;
    width: 1.5px;
    background: ${({ $state }) => ($state === 'done' ? 'var(--success)' : 'var(--rule)')};
  }
  b {
    display: block;
    font: 400 1.375rem/1.25 var(--serif);
  }
  small {
    display: block;
    margin-top: 2px;
    font-size: var(--fs-meta);
    color: var(--ink-3);
  }
  em {
    font: italic 400 1.125rem/1 var(--serif);
    color: ${({ $state }) => ($state === 'now' ? 'var(--gilt-text)' : 'var(--ink-3)')};
  }
`

const Marker = styled.span<{ $isNow: boolean }>`
  position: relative;
  z-index: 1;
  align-self: start;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  margin-top: -1px;
  background: var(--paper);
  color: var(--success);
  i {
    width: ${({ $isNow }) => ($isNow ? 13 : 11)}px;
    height: ${({ $isNow }) => ($isNow ? 13 : 11)}px;
    transform: rotate(45deg);
    border: 1.5px solid ${({ $isNow }) => ($isNow ? 'var(--gilt)' : 'var(--edge)')};
    background: ${({ $isNow }) => ($isNow ? 'var(--gilt)' : 'none')};
  }
`

/** The four steps; `reached` of them (0 to 4) are done and the next one, if any, is in hand. */
export const Timeline = ({ reached }: { reached: number }) => (
  <>
    <VisuallyHidden role="status">
      {steps[reached - 1] ? `${steps[reached - 1]?.title}: done` : ''}
    </VisuallyHidden>
    <Spine>
      {steps.map(({ title, note }, index) => {
        const state = index < reached ? 'done' : index === reached ? 'now' : 'next'
        return (
          <Step key={title} $state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <Marker $isNow={state === 'now'} aria-hidden="true">
              {state === 'done' ? <Icon name="check" /> : <i />}
            </Marker>
            <span>
              <b>{title}</b>
              {/* Its place is kept: nothing below moves when its turn comes. */}
              <small>{state === 'next' ? '\u00A0' : note}</small>
            </span>
            <em key={state}>{state === 'done' ? 'done' : state === 'now' ? 'in hand' : ''}</em>
          </Step>
        )
      })}
    </Spine>
  </>
)
