import { Fragment } from 'react'
import styled from 'styled-components'
import { fieldWords } from '@shared/contracts/field-words'
import { TextButton } from '@shared/web/parts/text-button'
import type { LinkStatus } from './record-link'
import type { OpenChoices } from './shared-record-context'

/* In sight however far the page is scrolled; below the form's bar and all that opens. */
const Standing = styled.div`
  position: sticky;
  top: 0;
  z-index: 5;

  p {
    padding: 9px 0 10px 14px;
    border-bottom: 1px solid var(--hair);
    border-left: 2px solid var(--error);
    background: var(--paper);
    font-size: var(--fs-hint);
    line-height: 1.4;
    color: var(--ink);
    overflow-wrap: anywhere;
  }
  p[data-choice] {
    border-left-color: var(--gilt);
  }

  /* As wide as the phone: nothing shows beside it of what is scrolled below. */
  @media (max-width: 47.9375em) {
    margin-inline: calc(-1 * var(--s-2));

    p {
      padding-inline: calc(var(--s-2) - 2px) var(--s-2);
    }
  }
`

/** Questions that are named; of more their number is said. */
const maxNamed = 3

interface StandingNoteProps {
  link: Pick<LinkStatus, 'isAway' | 'refusal'>
  choices: OpenChoices
  canEdit: boolean
}

/** What keeps the others from having what is changed here: no connection, a refusal, an answer that has to be chosen. */
export const StandingNote = ({ link, choices, canEdit }: StandingNoteProps) => (
  <Standing>
    <div role="status">
      {link.isAway ? (
        <p>There is no connection just now{canEdit ? ': what you change waits on this device' : ''}.</p>
      ) : null}
      {link.refusal === null ? null : <p>Your last change was not taken over: {link.refusal}</p>}
    </div>
    <div role="status">
      {choices.fields.length ? (
        <p data-choice="">
          Somebody else changed this too. Please choose:{' '}
          {choices.fields.slice(0, maxNamed).map((field, at) => (
            <Fragment key={field}>
              {at > 0 ? ', ' : null}
              <TextButton onClick={choices.show}>{fieldWords(field)}</TextButton>
            </Fragment>
          ))}
          {choices.fields.length > maxNamed ? ` and ${choices.fields.length - maxNamed} more` : null}
        </p>
      ) : null}
    </div>
  </Standing>
)
