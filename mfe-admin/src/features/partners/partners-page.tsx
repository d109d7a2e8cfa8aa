import { useState } from 'react'
import styled from 'styled-components'
import type { Partner } from '@shared/contracts/partners'
import { publicMessageOf } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'
import { Name } from '@shared/web/parts/name'
import { usePartnersQuery, useChangePartnerMutation } from '../../api/partners-api'
import { Address } from '@shared/web/parts/address'
import { LedgerHead } from '../../layout/ledger-head'
import { Ledger } from '../../layout/ledger-style'
import { PageHead } from '../../layout/page-style'
import { ReadList } from '../../layout/read-list'
import { StaffFrame } from '../../layout/staff-frame'
import { StatusMark } from '../../layout/status-mark'
import { PartnerDialog, partnerTyping } from './partner-dialog'
import type { OpenPartner } from './partner-dialog'
import { formOf, snippetOf } from './partner-form'

const Words = styled.p`
  max-width: 44em;
  padding: 0 0 var(--s-2);
  color: var(--ink-2);
`
const Origins = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`

const number = new Intl.NumberFormat('en')

interface RowProps {
  partner: Partner
  onChange: () => void
}

function PartnerRow({ partner, onChange }: RowProps) {
  const { notify } = useHost()
  const [change, { isLoading }] = useChangePartnerMutation()
  const { id, name, origins, maxQuestionsADay, questionsToday, isOn } = partner

  const turn = async () => {
    const { error } = await change({ id, changes: { isOn: !isOn } })
    if (error)
      notify({
        title: 'Not changed',
        description: publicMessageOf(error, 'Please try again.'),
        variant: 'destructive',
      })
    else notify({ title: isOn ? 'Switched off' : 'Switched on', description: name })
  }
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(snippetOf(id, location.origin)).then(
      () => true,
      () => false,
    )
    notify(isCopied ? { title: 'Copied!' } : { title: 'It could not be copied', description: id })
  }
  return (
    <tr role="row">
      <td role="cell">
        <b>
          <Name>{name}</Name>
        </b>
      </td>
      <td role="cell">
        <Origins>
          {origins.map((origin) => (
            <li key={origin}>
              <Address>{origin}</Address>
            </li>
          ))}
          {origins.length === 0 ? <li>None yet</li> : null}
        </Origins>
      </td>
      <td role="cell" data-head="Questions today">
        {number.format(questionsToday)} of {number.format(maxQuestionsADay)}
      </td>
      <td role="cell">
        <StatusMark data-state={isOn ? 'done' : 'failed'}>{isOn ? 'on' : 'off'}</StatusMark>
      </td>
      <td role="cell">
        <div className="acts">
          <Button
            size="small"
            variant="quiet"
            aria-label={`Copy the tags of ${name}`}
            onClick={() => void copy()}
          >
            Copy tags
          </Button>
          <Button size="small" variant="quiet" aria-label={`Change ${name}`} onClick={onChange}>
            Change
          </Button>
          <Button
            size="small"
            variant="quiet"
            isPending={isLoading}
            aria-label={`Switch ${name} ${isOn ? 'off' : 'on'}`}
            onClick={() => void turn()}
          >
            {isOn ? 'Switch off' : 'Switch on'}
          </Button>
        </div>
      </td>
    </tr>
  )
}

/** The partners on whose pages MYA's widget answers: their origins, and how much was asked today. */
export function PartnersPage() {
  const { data, error, refetch } = usePartnersQuery(undefined, { refetchOnMountOrArgChange: true })
  const { user } = useHost().session
  const [open, setOpen] = useState<OpenPartner | null>(() => partnerTyping.leftBy(user?.id))
  const show = (partner?: Partner) => setOpen({ partner, form: formOf(partner) })
  return (
    <StaffFrame title="Partners">
      <PageHead>
        <h1>Partners</h1>
        <Button size="small" icon="plus" onClick={() => show()}>
          Add a partner
        </Button>
      </PageHead>
      <Words>
        MYA’s widget answers on these sites, on no others, and sees no record. Days are those of universal
        time.
      </Words>
      <ReadList
        rows={data}
        error={error}
        fallback="The partners could not be read."
        onRetry={refetch}
        empty="There is none yet."
      >
        {(partners) => (
          <Ledger $isWide role="table" aria-label="Partners">
            <LedgerHead heads={['Name', 'Origins', 'Questions today', 'State', 'Actions']} />
            <tbody role="rowgroup">
              {partners.map((partner) => (
                <PartnerRow key={partner.id} partner={partner} onChange={() => show(partner)} />
              ))}
            </tbody>
          </Ledger>
        )}
      </ReadList>
      {open ? <PartnerDialog {...open} onClose={() => setOpen(null)} /> : null}
    </StaffFrame>
  )
}
