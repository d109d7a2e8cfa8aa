import styled from 'styled-components'

export const Place = styled.div`
  display: grid;
  place-items: center;
  min-height: calc(100% - 96px);
  text-align: center;
  & > [role='alert'] {
    display: grid;
    justify-items: center;
    gap: var(--s-3);
  }
`
export const Idle = styled.div`
  padding: var(--s-5) 0;
`
export const Message = styled.p`
  max-width: 46ch;
  color: var(--ink-2);
  font: italic 400 1.3125rem/1.4 var(--serif);
`
