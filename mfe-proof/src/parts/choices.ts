import styled from 'styled-components'

/** The answers to a question: the harmless one first. */
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 20px;

  @media (max-width: 47.9375em) {
    button {
      flex: 1 1 100%;
    }
  }
`
