import styled from 'styled-components'

/** Height at which a bracket meets the middle of an input: label, gap, half the control. It grows with the reader's letters. */
const elbow = 'calc(var(--fs-label) * 1.35 + 6px + var(--target) / 2)'
/** What a date in its longest words ('30 September 1990') and a time need side by side. */
const dateBesideTime = '22.5rem'

export const Tree = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: 14px;
  isolation: isolate;
`
export const Side = styled.fieldset`
  position: relative;
  display: grid;
  gap: 16px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  @media (min-width: 48em) {
    /* The grandparents give way to the dates, down to 200 px. */
    grid-template-columns: minmax(min(${dateBesideTime}, 100% - 14.75rem), 1fr) minmax(0, 14.75rem);
    column-gap: 36px;
  }
`
export const Parent = styled.div`
  container-type: inline-size;
  display: grid;
  gap: 16px;
  align-content: start;

  @media (max-width: 47.9375em) {
    gap: 12px;
  }
`
export const ParentName = styled.div`
  position: relative;

  @media (min-width: 48em) {
    &::after {
      content: '';
      position: absolute;
      right: -21px;
      top: ${elbow};
      width: 21px;
      height: 1px;
      background: var(--edge);
    }
  }
`
export const DateAndTime = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 8.25rem;
  align-items: end;
  gap: 0 12px;

  & > :last-child {
    grid-column: 2;
    margin-top: 4px;
    min-height: 32px;
    justify-content: center;
  }

  & label {
    white-space: nowrap;
    gap: 8px;
  }

  @media (max-width: 47.9375em) {
    /* 'Time unknown' is as high as a finger needs. */
    & > :last-child {
      margin-top: 0;
      min-height: 44px;
    }
  }

  /* The date has a line of its own; the box stands beside the time, in the middle of its input's height. */
  @container (width < ${dateBesideTime}) {
    grid-template-columns: minmax(0, 1fr) max-content;
    row-gap: 12px;

    & > :first-child {
      grid-column: 1 / -1;
    }

    & > :last-child {
      margin-top: 0;
      min-height: var(--target);
    }
  }
`
export const Elders = styled.div`
  position: relative;
  display: grid;
  gap: 16px;
  align-content: start;
  align-self: start;

  & > *::after,
  &::before {
    content: '';
    position: absolute;
    background: var(--edge);
  }

  &::before {
    left: -21px;
    top: ${elbow};
    width: 1px;
    height: calc(100% - ${elbow} - 24px);
  }

  & > *::after {
    left: -20px;
    top: ${elbow};
    width: 20px;
    height: 1px;
  }

  @media (max-width: 47.9375em) {
    padding-inline-start: 24px;

    &::before {
      left: 8px;
      top: -10px;
      bottom: 24px;
      height: auto;
    }

    & > *::after {
      left: -16px;
      width: 16px;
    }
  }
`
export const Child = styled.p`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 16px;
  padding: 4px 0 4px 41px;

  /* Before the name and never above it, however long that is: the line of descent goes through it, and through no letter. */
  & > i {
    flex: none;
    width: 13px;
    height: 13px;
    margin-inline-start: -29px;
    transform: rotate(45deg);
    background: var(--gilt);
  }

  & > b {
    max-width: 100%;
    font: 500 1.75rem/1.1 var(--display);
    overflow-wrap: anywhere;
  }

  & > span {
    font: italic 400 1.125rem/1.3 var(--serif);
    font-variant-numeric: oldstyle-nums;
    color: var(--ink-3);
  }

  /* The line of descent, through the lozenge, and behind the parents' fields. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    left: 18px;
    top: -45px;
    bottom: -11px;
    width: 1px;
    background: var(--edge);
  }

  @media (max-width: 47.9375em) {
    margin: 4px 0;
    padding: 10px 0 10px 30px;
    gap: 2px 14px;
    border-block: 1px solid var(--hair);

    &::before {
      display: none;
    }

    & > i {
      margin-inline-start: -27px;
    }

    & > span {
      flex-basis: 100%;
    }
  }
`
