import styled from 'styled-components'
import { accessLevelWords } from '@shared/contracts/access-level-words'
import type { AccessLevel } from '@shared/contracts/enumerations'
import { GroupFrame } from '@shared/web/form/field-frame'
import { visuallyHiddenStyle } from '@shared/web/parts/visually-hidden'
import { offeredLevels } from './offered-levels'

const Table = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin-top: 6px;
  border: 1px solid var(--edge);
  border-radius: var(--radius);

  @media (max-width: 47.9375em) {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Role = styled.label`
  display: grid;
  grid-template-columns: 20px 1fr;
  gap: 0 12px;
  padding: 9px 14px 10px;
  line-height: 1.3;
  cursor: pointer;

  &:nth-child(even) {
    border-left: 1px solid var(--hair);
  }
  &:nth-child(n + 3) {
    border-top: 1px solid var(--hair);
  }
  &:has(:checked) {
    background: var(--gilt-wash);
    box-shadow: inset 3px 0 0 var(--gilt);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 1px;
  }
  b {
    display: block;
    font-weight: 600;
  }
  small {
    font-size: var(--fs-meta);
    color: var(--ink-3);
  }
  &:has(:checked) small {
    color: var(--ink-2);
  }

  @media (max-width: 47.9375em) {
    &:nth-child(even) {
      border-left: 0;
    }
    &:nth-child(n + 2) {
      border-top: 1px solid var(--hair);
    }
  }
`
const Radio = styled.input`
  ${visuallyHiddenStyle}
`
const Mark = styled.span`
  width: 18px;
  height: 18px;
  margin-top: 3px;
  border: 1.5px solid var(--edge);
  border-radius: 50%;
  background: var(--sheet);

  :checked ~ & {
    border: 6px solid var(--action);
  }
`

interface RoleChoiceProps {
  /** Of a closed record not every level is offered. */
  isClosed: boolean
  value: AccessLevel
  onChoose: (level: AccessLevel) => void
}

/** What an invited person may do, each level with one line of meaning. */
export const RoleChoice = ({ isClosed, value, onChoose }: RoleChoiceProps) => (
  <GroupFrame
    name="role"
    label="Access level"
    isWide
    errors={{}}
    {...(isClosed && {
      hint: 'The record is closed: it can still be read and commented on.',
    })}
  >
    <Table>
      {offeredLevels(isClosed).map((level) => (
        <Role key={level}>
          <Radio
            type="radio"
            name="role"
            value={level}
            checked={value === level}
            onChange={() => onChoose(level)}
          />
          <Mark aria-hidden="true" />
          <span>
            <b>{level}</b>
            <small>{accessLevelWords[level]}</small>
          </span>
        </Role>
      ))}
    </Table>
  </GroupFrame>
)
