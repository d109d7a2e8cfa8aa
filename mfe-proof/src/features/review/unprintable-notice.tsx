import styled from 'styled-components'
import { fieldWords } from '@shared/contracts/field-words'
import type { Unprintable } from '@shared/contracts/proofs'
import { CharacterNames } from '@shared/web/parts/character-names'

const Notice = styled.section`
  margin-top: 20px;
  padding: 14px 0 16px;
  border-block: 1px solid var(--gilt);
  color: var(--ink-2);
  line-height: 1.5;
  h2 {
    font: 400 1.3125rem/1.3 var(--serif);
    color: var(--ink);
  }
  ul {
    margin: 4px 0;
  }
  b {
    font-weight: 600;
    color: var(--ink);
  }
`

/** What will be missing from the print, told before the approval. */
export const UnprintableNotice = ({ unprintable }: { unprintable: readonly Unprintable[] }) => (
  <Notice aria-labelledby="unprintable">
    <h2 id="unprintable">Some characters cannot be printed</h2>
    <ul>
      {unprintable.map(({ field, characters }) => (
        <li key={field}>
          <b>{fieldWords(field)}</b>: <CharacterNames characters={characters} />
        </li>
      ))}
    </ul>
    <p>
      None of our typefaces has them, so the book leaves them out. ‘Edit Provenance’ lets you write it another
      way.
    </p>
  </Notice>
)
