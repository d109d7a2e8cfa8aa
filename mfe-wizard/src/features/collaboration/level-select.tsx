import styled from 'styled-components'
import { accessLevels } from '@shared/contracts/enumerations'
import type { AccessLevel } from '@shared/contracts/enumerations'
import { controlStyle } from '@shared/web/form/field-style'
import { Icon } from '@shared/web/parts/icon'
import { offeredLevels } from './offered-levels'

const Holder = styled.span`
  position: relative;
  flex: none;

  & > svg {
    position: absolute;
    inset-inline-end: 8px;
    bottom: 12px;
    color: var(--ink-3);
    pointer-events: none;
  }
`
const Select = styled.select`
  ${controlStyle}
  width: auto;
  min-height: 44px;
  margin: 0;
  padding: 6px 34px 7px 12px;
  font-size: 1.0625rem;
  cursor: pointer;

  & option {
    background: var(--sheet);
    color: var(--ink);
  }
`

interface LevelSelectProps {
  /** Whose level it is. */
  name: string
  level: AccessLevel
  /** The record is not changed any more. */
  isClosed: boolean
  onChoose: (level: AccessLevel) => void
}

/** What somebody may do, to be changed at once. */
export const LevelSelect = ({ name, level, isClosed, onChoose }: LevelSelectProps) => (
  <Holder>
    <Select
      aria-label={`Access level of ${name}`}
      value={level}
      onChange={({ target }) => {
        const chosen = accessLevels.find((candidate) => candidate === target.value)
        if (chosen) onChoose(chosen)
      }}
    >
      {offeredLevels(isClosed, level).map((option) => (
        <option key={option}>{option}</option>
      ))}
    </Select>
    <Icon name="chevron-down" />
  </Holder>
)
