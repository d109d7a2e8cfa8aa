import type { ReactNode } from 'react'
import { controlWords } from './control-words'
import type { FieldWords } from './field-frame'
import { useShownError } from './form-scope'

export interface TextFrameProps extends FieldWords {
  name: string
  /** Stands at the end of the label's line. */
  end?: ReactNode
  /** A quiet line below the control. */
  note?: ReactNode
}

/**
 * Parts the props of a field of text: what its frame shows, and what its control gets. The control's are plain values, so
 * that a memoised control is drawn by its text alone.
 */
export function useTextFrame<Props extends TextFrameProps>(props: Props) {
  const {
    label: _label,
    spokenPrefix: _spokenPrefix,
    isMarkedOptional: _isMarkedOptional,
    isWide: _isWide,
    end: _end,
    hint,
    note,
    isRequired,
    ...own
  } = props
  const error = useShownError(props.name)
  return {
    // It takes what is its own of them.
    frame: { ...props, error },
    control: { ...own, ...controlWords(props.name, { hint, note, isRequired, error }) },
  }
}
