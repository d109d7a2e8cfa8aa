import { useState } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import type { BirthFormField } from '@shared/contracts/birth-form'
import { groupOf } from '@shared/contracts/field-groups'
import { fieldWords } from '@shared/contracts/field-words'
import { focusField } from '@shared/web/form/field-id'
import { useFormStore } from '@shared/web/form/form-scope'
import { Button } from '@shared/web/parts/button'
import { IconButton } from '@shared/web/parts/icon-button'
import { answerText } from '../../form/answer-text'
import { noteStyle } from '../../form/note-style'
import type { DraftKeeper } from './draft-keeper'
import type { OpenedDraft } from './draft-storage'
import { choicesId, useChoiceToast } from './use-choice-toast'
import { useCloud, useRivals, useWasRemovedElsewhere } from './use-draft'

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 12px;
  align-items: start;
  ${noteStyle}

  p:has(+ button) {
    padding-top: 9px;
  }
  ul {
    grid-column: 1 / -1;
    display: grid;
    gap: 12px;
  }
  li {
    display: grid;
    gap: 6px;
  }
  b {
    font-weight: 600;
    color: var(--ink);
  }
  li > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  button {
    max-width: 100%;
    overflow-wrap: anywhere;
  }
`

/** A sentence that stays until it is closed. */
function Note({ children }: { children: ReactNode }) {
  const [isClosed, setClosed] = useState(false)
  if (isClosed) return null
  return (
    <Box>
      <p>{children}</p>
      <IconButton icon="close" label="Close this note" onClick={() => setClosed(true)} />
    </Box>
  )
}

const isSameAnswer = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The pressed button goes with its choice: the focus goes on to the next choice, or to the answer, where that is on the page. */
function decide(field: BirthFormField, choose: (field: BirthFormField) => void) {
  flushSync(() => choose(field))
  const next = document.querySelector<HTMLElement>(`#${choicesId} li button`)
  if (next) next.focus()
  else if (!focusField(field)) document.querySelector('h1')?.focus()
}

export interface DraftNewsProps {
  keeper: DraftKeeper
  opened: OpenedDraft
}

/** The words of all that a parent is told about the draft itself. */
export function DraftNews({ keeper, opened }: DraftNewsProps) {
  const rivals = useRivals(keeper)
  const cloud = useCloud(keeper)
  const wasRemovedElsewhere = useWasRemovedElsewhere(keeper)
  const store = useFormStore()
  // Of answers that are taken together, the first speaks for all.
  const contested = (Object.keys(rivals) as BirthFormField[]).filter(
    (field) => groupOf(field).find((name) => name in rivals) === field,
  )
  const isOfOthers = contested.every((field) => cloud && isSameAnswer(cloud.values[field], rivals[field]))
  const whose = isOfOthers ? 'Somebody else' : 'Another tab'
  // Of what others changed the sync, or the shared record, says so itself.
  useChoiceToast(!isOfOthers)
  const unplaced = Object.keys(opened.draft?.unplaced ?? {}).map(fieldWords)
  return (
    <>
      {opened.hasExpired ? (
        <Note>
          A draft on this device was older than 14 days and has been removed, as promised when it was saved.
        </Note>
      ) : null}
      {opened.wasSetAside ? (
        <Note>
          A draft on this device could not be read. It has been set aside, not deleted; the form starts empty.
        </Note>
      ) : null}
      {unplaced.length ? (
        <Note>
          Your draft comes from an older form. These answers have no place in this one and are kept beside it:{' '}
          {unplaced.join(', ')}.
        </Note>
      ) : null}
      {wasRemovedElsewhere ? (
        <Note>
          This draft was removed in another tab. It is saved again as soon as you change something here.
        </Note>
      ) : null}
      {contested.length ? (
        <Box id={choicesId} tabIndex={-1}>
          <p>{whose} changed the same answers at the same time. Please choose which to keep.</p>
          <ul>
            {contested.map((field) => {
              const mine = store.values()[field]
              return (
                <li key={field}>
                  <b>{fieldWords(field)}</b>
                  <div>
                    <Button size="small" onClick={() => decide(field, keeper.keepMine)}>
                      {`Keep “${answerText(mine)}”`}
                    </Button>
                    <Button size="small" onClick={() => decide(field, keeper.takeRival)}>
                      {`Take “${answerText(rivals[field])}”`}
                    </Button>
                  </div>
                </li>
              )
            })}
          </ul>
        </Box>
      ) : null}
    </>
  )
}
