import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useHost } from '@shared/web/host/host-context'
import { Book, BookPage } from '@shared/web/layout/book'
import { Button } from '@shared/web/parts/button'

const Sheet = styled.section`
  display: grid;
  justify-items: start;
  gap: 14px;
  max-width: 56ch;
  padding: 48px 0;

  h1 {
    font: 500 var(--fs-h1) / 1.1 var(--display);

    &:focus {
      outline: none;
    }
  }
  p {
    line-height: 1.5;
    color: var(--ink-2);
  }
`

/** The same for a record that does not exist and for one that is not shared with this visitor. */
export function RecordMissing({ hasEnded = false, children }: { hasEnded?: boolean; children?: ReactNode }) {
  const { navigate } = useHost()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // It may come in the place of a form in which somebody types: the focus went with that, and nothing would be read aloud.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  return (
    <Book figure={null} rail={null} foot={null}>
      <BookPage>
        <Sheet>
          <h1 ref={heading} tabIndex={-1}>
            {hasEnded ? 'This record is no longer shared with you.' : 'There is no such record here.'}
          </h1>
          <p>
            {hasEnded
              ? 'Your access has ended. Please ask its owner for a new invitation. It may also be that the record has been erased.'
              : 'It does not exist, or it is not shared with you on this device. Please open the link of your invitation, or ask the owner for one.'}
          </p>
          {children}
          <Button onClick={() => navigate('/')}>Go to your own draft</Button>
        </Sheet>
      </BookPage>
    </Book>
  )
}
