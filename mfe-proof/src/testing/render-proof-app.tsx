import { render } from '@testing-library/react'
import { FakeHost, createHostLog } from '@shared/web/testing/fake-host'
import { ProofApp } from '../app/proof-app'

/** Renders the whole remote at `address`, with a host that notes what it was asked to do. */
export function renderProofApp(address: string) {
  const log = createHostLog()
  const view = render(
    <FakeHost log={log} path={address}>
      {(host) => <ProofApp {...host} />}
    </FakeHost>,
  )
  return { ...view, log }
}
