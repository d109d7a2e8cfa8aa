import styled from 'styled-components'
import { visuallyHiddenStyle } from '../parts/visually-hidden'

const Row = styled.div`
  display: flex;
  min-height: var(--target);
  margin-top: 6px;
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  background: var(--sheet);

  [data-invalid] > & {
    border-color: var(--error);
  }

  @media (max-width: 47.9375em) {
    flex-wrap: wrap;
  }
`
const Choice = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  flex: 1 1 auto;
  min-height: 46px;
  padding: 0 14px;
  border-inline-start: 1px solid var(--hair);
  color: var(--ink-2);
  font-size: 1.0625rem;
  white-space: nowrap;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  &:first-child {
    border-inline-start: 0;
  }

  &:has(small) {
    padding-block: 6px 8px;
  }

  &:hover {
    background: var(--tint);
  }

  &:has(:checked) {
    background: var(--gilt-wash);
    box-shadow: inset 0 -3px 0 var(--gilt);
    color: var(--ink);
    font-weight: 600;
  }

  &:has(:focus-visible) {
    z-index: 1;
    outline: 3px solid var(--focus);
    outline-offset: 1px;
  }

  /* Holds the width that the bold word will need, so that a choice moves nothing. */
  & > span::after {
    content: attr(data-word);
    display: block;
    height: 0;
    overflow: hidden;
    visibility: hidden;
    font-weight: 600;
  }

  @media (max-width: 47.9375em) {
    /* With a second line each is a row. */
    &:has(small) {
      flex-basis: 100%;
      justify-content: start;
      border-inline-start: 0;
    }

    & + &:has(small) {
      border-top: 1px solid var(--hair);
    }

    [data-stacks] > & {
      flex: 1 1 40%;
      box-shadow: inset 0 1px 0 var(--hair);
    }

    [data-stacks] > &:nth-child(n + 3) {
      flex-basis: 100%;
      border-inline-start: 0;
    }

    [data-stacks] > &:has(:checked) {
      box-shadow:
        inset 0 -3px 0 var(--gilt),
        inset 0 1px 0 var(--hair);
    }
  }

  /* Of letters twice as large, on a phone. */
  @media (max-width: 15em) {
    white-space: normal;
    text-align: center;
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -4px;
    }
  }
`
const Detail = styled.small`
  display: block;
  font-weight: 400;
  font-size: var(--fs-meta);
  line-height: 1.3;
  font-variant-numeric: tabular-nums lining-nums;
  color: var(--ink-2);
  white-space: normal;
`
const Radio = styled.input`
  ${visuallyHiddenStyle}
`

/** How an option is shown, where its value says too little. */
export type OptionWords = (option: string) => { word: string; detail: string }

const itself: OptionWords = (option) => ({ word: option, detail: '' })

interface SegmentedChoiceProps {
  /** Shared by the radios of one choice. */
  name: string
  options: readonly string[]
  wordsOf?: OptionWords
  value: string
  onChoose: (option: string) => void
  onLeave?: () => void
  /** Options of more than one word take a row of their own on a phone. */
  stacks?: boolean
  /** Names the group where no legend does. */
  label?: string
  className?: string
}

/** Two to five short options side by side; the chosen one by ground, foot and weight, never by colour alone. */
export const SegmentedChoice = ({
  name,
  options,
  wordsOf = itself,
  value,
  onChoose,
  onLeave,
  stacks = false,
  label,
  className,
}: SegmentedChoiceProps) => (
  <Row
    className={className}
    data-stacks={stacks || undefined}
    role={label ? 'radiogroup' : undefined}
    aria-label={label}
    onBlur={(event) => {
      if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.()
    }}
  >
    {options.map((option) => {
      const { word, detail } = wordsOf(option)
      return (
        <Choice key={option}>
          <Radio
            type="radio"
            name={name}
            value={option}
            checked={value === option}
            onChange={() => onChoose(option)}
          />
          <span data-word={word}>
            {word}
            {detail ? <Detail>{detail}</Detail> : null}
          </span>
        </Choice>
      )
    })}
  </Row>
)
