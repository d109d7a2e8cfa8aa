import { useState } from 'react'
import type { AdminRecordView } from '@shared/contracts/admin'
import { rowsShown } from '@shared/contracts/press-room'
import type { VersionKind } from '@shared/contracts/versions'
import { Button } from '@shared/web/parts/button'
import { Address } from '@shared/web/parts/address'
import { LedgerHead } from '../../layout/ledger-head'
import { Ledger, Note } from '../../layout/ledger-style'
import { writtenMoment } from '../../layout/written-time'
import { Part } from './record-style'

const kindWords = {
  submission: 'Submitted',
  sync: 'Synced',
  restore: 'Restored',
  edits: 'Edited',
} as const satisfies Record<VersionKind, string>

/** How the record came to be as it is: who made which version of it, when, and what they noted. */
export function VersionsPart({ versions }: { versions: AdminRecordView['versions'] }) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? versions : versions.slice(0, rowsShown)
  return (
    <Part aria-labelledby="versions">
      <h2 id="versions">Versions</h2>
      <Ledger role="table" aria-labelledby="versions">
        <LedgerHead heads={['Version', 'What', 'By', 'When', 'Proof ID', 'Fingerprint']} />
        <tbody role="rowgroup">
          {shown.map(({ version, kind, note, createdBy, createdAt, proofId, sha256 }) => (
            <tr key={version} role="row">
              <td role="cell" data-head="Version">
                {version}
              </td>
              <td role="cell">
                {kindWords[kind]}
                {note ? (
                  <Note>
                    <bdi>{note}</bdi>
                  </Note>
                ) : null}
              </td>
              <td role="cell" data-head="By">
                <Address>{createdBy}</Address>
              </td>
              <td role="cell">
                <time dateTime={createdAt}>{writtenMoment(createdAt)}</time>
              </td>
              <td role="cell" data-head="Proof ID">
                {proofId}
              </td>
              <td role="cell" data-head="Fingerprint">
                {sha256.slice(0, 8)}
              </td>
            </tr>
          ))}
        </tbody>
      </Ledger>
      {shown.length < versions.length ? (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {`All ${versions.length} versions`}
        </Button>
      ) : null}
    </Part>
  )
}
