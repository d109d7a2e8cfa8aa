import styled from 'styled-components'
import { fieldWords, unreadPictures } from '@shared/contracts/field-words'
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

const MissingCharacters = ({ texts }: { texts: readonly Unprintable[] }) => (
  <Notice data-asks aria-labelledby="unprintable">
    <h2 id="unprintable">Some characters cannot be printed</h2>
    <ul>
      {texts.map(({ field, characters }) => (
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

const MissingPictures = ({ pictures }: { pictures: readonly number[] }) => {
  const isOne = pictures.length === 1
  return (
    <Notice data-asks aria-labelledby="unread">
      <h2 id="unread">{isOne ? 'A picture' : 'The pictures'} cannot be printed</h2>
      <p>
        Our press cannot read {unreadPictures(pictures)}, so the book is without {isOne ? 'it' : 'them'}. It
        reads JPEG, PNG, WebP and GIF of up to 100 million pixels, and no HEIC. ‘Edit Provenance’ lets you add{' '}
        {isOne ? 'it' : 'them'} again; {isOne ? 'the file stays' : 'the files stay'} with the record.
      </p>
    </Notice>
  )
}

/** What will be missing from the print, told before the approval. */
export const UnprintableNotice = ({ unprintable }: { unprintable: readonly Unprintable[] }) => {
  const texts = unprintable.filter(({ characters }) => characters.length > 0)
  const pictures = unprintable.flatMap(({ pictures: unread = [] }) => unread)
  return (
    <>
      {texts.length > 0 && <MissingCharacters texts={texts} />}
      {pictures.length > 0 && <MissingPictures pictures={pictures} />}
    </>
  )
}
