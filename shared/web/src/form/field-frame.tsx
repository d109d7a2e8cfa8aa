import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '../parts/icon'
import { VisuallyHidden } from '../parts/visually-hidden'
import { describedBy, errorId, fieldId, hintId, noteId } from './field-id'
import { FieldMargin } from './field-margin'
import { FieldNote } from './field-note'
import { fieldStyle, hintStyle, labelStyle, noteStyle } from './field-style'

const Field = styled.div`
  ${fieldStyle}
`
const Group = styled.fieldset`
  ${fieldStyle}

  /* The browser sets the legend above the group's own box: its mark ends where this one begins. */
  &&::before {
    top: 0;
  }
`
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 4px 12px;

  & > :first-child {
    margin-inline-end: auto;
  }

  &:has([role='switch']) {
    min-height: 32px;
  }

  @media (max-width: 47.9375em) {
    flex-wrap: wrap;

    /* A switch or a box beside the label: as high as a finger needs, whatever stands below it. Twice the class: over its own height. */
    && > label:not(:first-child),
    && > div > label {
      min-height: 44px;
    }
  }
`
const Label = styled.label`
  ${labelStyle}
`
const Legend = styled.legend`
  position: relative;
  ${labelStyle}
`
const Hint = styled.p`
  ${hintStyle}
`
const Note = styled.div`
  ${noteStyle}
`
const Asterisk = styled.span`
  margin-inline-start: 3px;
  font-weight: 600;
  color: var(--gilt-text);
`
const Optional = styled.span`
  font-weight: 400;
  color: var(--ink-3);
`
const Message = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 7px;
  margin: 3px 0 0;
  font-size: var(--fs-hint);
  line-height: 1.35;
  font-weight: 600;
  color: var(--error);

  & > svg {
    margin-top: 1px;
  }
`

/** The asterisk of a required field, for the eye: the control itself says it by `aria-required`. */
export const RequiredMark = () => <Asterisk aria-hidden="true">*</Asterisk>

interface FieldErrorProps {
  name: string
  message: string | undefined
}

/** The message of a field, above its control; announced as an error when it appears. */
export const FieldError = ({ name, message }: FieldErrorProps) => (
  // The place stays: where neighbours line up by their foot, a message that comes moves nothing else.
  <div>
    {message ? (
      <Message id={errorId(name)} role="alert">
        <Icon name="alert" />
        <span>{message}</span>
      </Message>
    ) : null}
  </div>
)

export interface FieldWords {
  label: string
  /** Read aloud before the label, where several fields share it ('Mother’s'). */
  spokenPrefix?: string
  /** Stands above the control; keyboards and autofill cover what is below. */
  hint?: string
  isRequired?: boolean
  /** Writes '(optional)' after the label, where most neighbours are required. */
  isMarkedOptional?: boolean
  /** Takes a whole row of the grid. */
  isWide?: boolean
}

interface FrameProps extends FieldWords {
  name: string
  error?: string
  /** Stands at the end of the label's line (a switch, a checkbox). */
  end?: ReactNode
  /** A quiet result below the control. */
  note?: ReactNode
  className?: string
  children: ReactNode
}

const Words = ({ label, spokenPrefix, isRequired, isMarkedOptional }: FieldWords) => (
  <>
    {spokenPrefix ? <VisuallyHidden>{spokenPrefix} </VisuallyHidden> : null}
    {label}
    {isRequired ? <RequiredMark /> : null}
    {isMarkedOptional ? <Optional> (optional)</Optional> : null}
  </>
)

/** Label, hint, message, control, result, in this order. The control carries `fieldId(name)` and `describedBy(name, …)`. */
export function FieldFrame({
  name,
  error,
  hint,
  end,
  note,
  isWide,
  className,
  children,
  ...words
}: FrameProps) {
  const label = (
    <Label htmlFor={fieldId(name)}>
      <Words {...words} />
    </Label>
  )
  return (
    <Field className={className} data-invalid={error ? true : undefined} data-span={isWide || undefined}>
      {end ? (
        <Head>
          {label}
          {end}
        </Head>
      ) : (
        label
      )}
      {hint ? <Hint id={hintId(name)}>{hint}</Hint> : null}
      <FieldError name={name} message={error} />
      <FieldNote name={name} />
      {children}
      {note ? <Note id={noteId(name)}>{note}</Note> : null}
      <FieldMargin name={name} />
    </Field>
  )
}

interface GroupProps extends Omit<FrameProps, 'error' | 'end'> {
  /** Messages of the fields inside, each under its own name. */
  errors: Readonly<Record<string, string | undefined>>
}

/** The same for several controls under one legend (radios, feet and inches). */
export function GroupFrame({ name, errors, hint, note, isWide, className, children, ...words }: GroupProps) {
  const messages = Object.entries(errors)
  return (
    <Group
      id={fieldId(name)}
      className={className}
      data-invalid={messages.some(([, message]) => message) || undefined}
      data-span={isWide || undefined}
      aria-describedby={describedBy(name, { hint, error: errors[name] })}
    >
      <Legend>
        <Words {...words} />
      </Legend>
      {hint ? <Hint id={hintId(name)}>{hint}</Hint> : null}
      {messages.map(([field, message]) => (
        <FieldError key={field} name={field} message={message} />
      ))}
      {children}
      {note ? <Note id={noteId(name)}>{note}</Note> : null}
      <FieldMargin name={name} />
    </Group>
  )
}
