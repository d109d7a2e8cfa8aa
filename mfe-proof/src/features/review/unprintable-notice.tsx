import styled from 'styled-components'
import { fieldWords } from '@shared/contracts/field-words'
import type { Unprintable } from '@shared/contracts/proofs'
import { CharacterNames } from '@shared/web/parts/character-names'
import { NoticeBox } from '../../approval/notice-box'

const Notice = styled(NoticeBox)`
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
  <Notice data-asks aria-labelledby="unprintable">
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
