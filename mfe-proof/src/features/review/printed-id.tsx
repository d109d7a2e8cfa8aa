import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Button } from '@shared/web/parts/button'
import { AccessLink } from './access-link'
import { PrintedSeal } from './printed-seal'
import { Actions, Lead, Note, PageTitle, ReviewLayout } from './review-layout'

const Heading = styled.h2`
  margin-top: 26px;
  font: 600 1.0625rem/1.3 var(--sans);
`

const title = 'The seal of a Birth Codex'

/**
 * Where the code printed on a certificate leads who has no part in the record. It helps without telling: the same for a Proof ID
 * that exists and for one that somebody made up.
 */
export const PrintedId = ({ proofId, onReturn }: { proofId: string; onReturn: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · Birth Codex`
    heading.current?.focus()
  }, [])
  return (
    <ReviewLayout
      title={
        <PageTitle ref={heading} tabIndex={-1}>
          {title}
        </PageTitle>
      }
      mat={<PrintedSeal proofId={proofId} />}
    >
      <Lead>
        A family’s record of a birth: a certificate to frame, and a book of the sky and the numbers of that
        day.
      </Lead>
      <Note>
        Every Birth Codex has a seal that follows from its Proof ID, line by line. The one shown here is drawn
        from the Proof ID in this page’s address and from nothing else. Lay the certificate beside it: the
        lace around the seal, in its gold and around the initial has to be the same, petal for petal and line
        for line. Where any of it differs, this Proof ID does not belong to that seal.
      </Note>
      <Note>
        Names and dates are told to nobody here, so the initial and the words around it are left out. They
        belong to the family.
      </Note>
      <Heading>Proof not found on this device</Heading>
      <Note>
        Is it your family’s? The device on which the record was made opens it at this very address, and so
        does a link from one of its e-mails or invitations.
      </Note>
      <AccessLink proofId={proofId} />
      <Actions>
        <Button onClick={onReturn}>Return to Form</Button>
      </Actions>
    </ReviewLayout>
  )
}
