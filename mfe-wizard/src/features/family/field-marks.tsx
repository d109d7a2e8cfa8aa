import { memo } from 'react'
import styled from 'styled-components'
import type { Comment } from '@shared/contracts/comments'
import type { LiveState } from '@shared/contracts/live-state'
import { birthFieldNames } from '@shared/contracts/birth-form'
import { fieldWords } from '@shared/contracts/field-words'
import { isPermitted } from '@shared/contracts/permissions'
import { capitalOf } from '@shared/insights/capitals'
import { Icon } from '@shared/web/parts/icon'
import { VisuallyHidden } from '@shared/web/parts/visually-hidden'
import { useCommentsQuery } from '../../api/family-api'
import { Announced } from '../../form/announced'
import { gapLineStyle } from '../../form/gap-line-style'
import { useDesk, useFamily } from './family-context'

const choiceHeight = '32px'
const Margin = styled.div`
  position: absolute;
  top: 0;
  inset-inline-end: 0;
  display: flex;
  gap: 10px;
  align-items: center;
  height: 23px;

  /* Room for it at the end of the label's line. */
  :has(> &) > :is(label, legend, div:first-child) {
    padding-inline-end: 56px;
  }
  /* Its comments are open: a wash over the whole field, which no layout has to make room for. */
  :has(> &[data-margin='open']) {
    background: var(--gilt-wash);
    box-shadow:
      0 0 0 8px var(--gilt-wash),
      0 10px 0 0 var(--gilt);
  }
  /* On the label's line, below what is to be chosen. */
  div:has(> [data-choice]) > & {
    top: calc(${choiceHeight} + 4px);
  }
  /* The box that places it in a group begins below the legend. */
  fieldset > & {
    top: calc(var(--fs-label) * -1.35);
  }
  fieldset:has(> div > [aria-label^='Clear']) > & {
    inset-inline-end: 56px;
  }
  /* The line of a label with a switch or a box beside it is higher, unless a second line takes that. */
  @media (max-width: 47.9375em) {
    :has(> div:first-child > label ~ label):not(:has(> div:first-child button:enabled)) > & {
      height: 44px;
    }
  }
  @media (min-width: 48em) {
    :has(> div:first-child [role='switch']) > & {
      height: 32px;
    }
  }
`
/* A link, and no button: a record that is only read has all its controls disabled, and is commented on all the same. */
const Act = styled.a`
  position: relative;
  display: inline-flex;
  gap: 5px;
  align-items: center;
  font-size: 1rem;
  font-weight: 500;
  line-height: 1;
  color: var(--ink-3);
  text-decoration: none;
  font-variant-numeric: tabular-nums lining-nums;

  &::after {
    content: '';
    position: absolute;
    inset: -13px -10px -8px -12px;
  }
  &:hover {
    color: var(--ink);
  }
  &[data-count],
  [data-margin='open'] > & {
    color: var(--gilt-text);
    font-weight: 600;
  }
`
const Here = styled.span`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  max-width: 7em;
  padding: 1px 6px 2px;
  border: 1px solid var(--success);
  border-radius: var(--radius);
  background: var(--sheet);
  font-size: 0.9375rem;
  line-height: 1.15;
  color: var(--success);

  &::before {
    content: '';
    flex: none;
    width: 7px;
    height: 7px;
    transform: rotate(45deg);
    background: currentColor;
  }
`
const Held = styled.span`
  ${gapLineStyle}
  overflow-x: clip;
  text-overflow: ellipsis;
`
/* Above the label, so that neighbours, which line up by their foot, stay on one line. */
const Choice = styled.a`
  order: -1;
  margin-bottom: 4px;
  padding-inline: 8px;
  border-inline-start: 2px solid var(--gilt);
  background: var(--gilt-wash);
  font-size: var(--fs-meta);
  font-weight: 600;
  line-height: ${choiceHeight};
  color: var(--action-text);

  span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

/** Fields that share one frame, under the name of the frame. */
const together: Readonly<Record<string, readonly string[]>> = {
  babyHeight: ['babyHeightFeet', 'babyHeightInches'],
  babyWeight: ['babyWeightPounds', 'babyWeightOunces'],
}
const names: ReadonlySet<string> = new Set(birthFieldNames)
const fieldsOf = (name: string): readonly string[] => together[name] ?? (names.has(name) ? [name] : [])

/** How many threads stand at some fields, and how many of them are still open. */
function countThreads(comments: readonly Comment[] | undefined, fields: readonly string[]) {
  const threads = (comments ?? []).filter(
    ({ field, replyTo }) => replyTo === null && field !== null && fields.includes(field),
  )
  return { count: threads.length, openCount: threads.filter(({ resolvedAt }) => resolvedAt === null).length }
}

/** Names are addresses: their first letter is one character. */
const initialOf = (name: string) => capitalOf(Array.from(name)[0] ?? '')

/** Who else is on some fields, as one text, so that a page that says the same again draws nothing. */
const othersOn = (live: LiveState | null, fields: readonly string[]) =>
  [
    ...new Set(
      (live?.present ?? [])
        .filter(({ field, isYou }) => !isYou && field !== null && fields.includes(field))
        .map(({ name }) => name),
    ),
  ].join('\n')

/** At one field of a shared record: the way to its comments with how many are open, who else is on it just now, and whether two gave it different answers. */
export const FieldMarks = memo(function FieldMarks({ name }: { name: string }) {
  const { record, desk } = useFamily()
  const fields = fieldsOf(name)
  const [field] = fields
  const { count, openCount } = useCommentsQuery(record.proofId, {
    selectFromResult: ({ data }) => countThreads(data, fields),
  })
  const others = useDesk(({ live }) => othersOn(live, fields))
  const isOpen = useDesk(({ place }) => place !== null && fields.some((one) => one === place.field))
  if (field === undefined) return null
  const here = others ? others.split('\n') : []
  const words = fieldWords(field)
  const canComment = isPermitted(record.role, 'comment')
  const { choices } = record
  const label = openCount
    ? `Comments on ${words}, ${openCount} open`
    : `${canComment ? 'Comment' : 'Comments'} on ${words}`
  return (
    <>
      <Margin data-margin={isOpen ? 'open' : ''}>
        {here.length ? (
          <Here title={here.join(', ')}>
            <span aria-hidden="true">{here.map(initialOf).join(' ')}</span>
            <VisuallyHidden>
              {here.join(', ')} {here.length === 1 ? 'is' : 'are'} on this field.
            </VisuallyHidden>
          </Here>
        ) : null}
        {/* Who may not comment is led to what was said, and nowhere else. */}
        {canComment || count ? (
          <Act
            href={`#comments-${field}`}
            data-count={openCount || undefined}
            aria-label={label}
            onClick={(event) => {
              event.preventDefault()
              desk.open({ field })
            }}
          >
            <Icon name="chat" />
            {openCount || null}
          </Act>
        ) : null}
      </Margin>
      {fields.some((one) => one === choices?.heldBack) ? (
        <Announced>
          <Held>Somebody else changed this too</Held>
        </Announced>
      ) : null}
      {choices?.fields.some((one) => fields.includes(one)) ? (
        <Choice
          data-choice=""
          href={`#choose-${field}`}
          onClick={(event) => {
            event.preventDefault()
            choices.show()
          }}
        >
          <span>
            Two answers: please choose<VisuallyHidden> for {words}</VisuallyHidden>
          </span>
        </Choice>
      ) : null}
    </>
  )
})
