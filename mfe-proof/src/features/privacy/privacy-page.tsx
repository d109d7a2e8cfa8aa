import { useEffect, useRef, useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { typedProofId } from '@shared/web/api/typed-proof-id'
import { useHost } from '@shared/web/host/host-context'
import { Book, BookPage } from '@shared/web/layout/book'
import { Plate, SealMount } from '@shared/web/layout/plate'
import { Button } from '@shared/web/parts/button'
import { Seal } from '@shared/web/parts/seal'
import { specimenId } from '../../parts/specimen'
import { DevicePart } from './device-part'
import { OwnRecordsPart } from './own-records-part'
import { Head } from './privacy-style'
import { RecordParts } from './record-parts'

const promise =
  'What you enter is used for your record and for nothing else. It is never resold, and never used for advertising.'

const Page = styled(BookPage)`
  padding-bottom: var(--s-5);
`

interface Words {
  title: string
  text: string
}
const ended: Readonly<Record<'erased' | 'forgotten', Words>> = {
  erased: {
    title: 'The record has been erased',
    text: 'It is gone for you and for everybody who had access: what was written, files, proofs, books, comments and invitations. So is its draft on this device. Its key is destroyed, so that no backup of ours can be read either. Of all of it, one line is left: that a record was erased, and when.',
  },
  forgotten: {
    title: 'This device has forgotten you',
    text: 'No draft, no record and no cookie of yours is left in this browser. You can close this window now.',
  },
}

/** /privacy/{proofId}: what is held of a record; /privacy: what is promised, and what this device keeps. */
export function PrivacyPage() {
  const proofId = typedProofId(useParams()['proofId'] ?? '')
  const [parameters] = useSearchParams()
  const { navigate } = useHost()
  const [isForgotten, setForgotten] = useState(false)
  const end = isForgotten ? 'forgotten' : parameters.has('erased') ? 'erased' : null
  const heading = useRef<HTMLHeadingElement>(null)
  const { title, text } = end ? ended[end] : { title: 'Your privacy', text: promise }

  useEffect(() => {
    document.title = `${title} · Birth Codex`
    heading.current?.focus()
  }, [title])

  return (
    <Book
      figure={
        <Plate label="Plate VI" caption="What is closed with a seal is opened by its owner.">
          <SealMount>
            <Seal proofId={end ? specimenId : proofId || specimenId} size={268} />
          </SealMount>
        </Plate>
      }
    >
      <Page>
        <Head>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p>{text}</p>
          {end === null ? <Link to="/">Back to the form</Link> : null}
          {end === 'erased' ? <Button onClick={() => navigate('/')}>Go to the form</Button> : null}
        </Head>
        {end === null && proofId ? <RecordParts key={proofId} proofId={proofId} /> : null}
        {end === null && !proofId ? <OwnRecordsPart /> : null}
        {end === 'forgotten' ? null : <DevicePart onForgotten={() => setForgotten(true)} />}
      </Page>
    </Book>
  )
}
