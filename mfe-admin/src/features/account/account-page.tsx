import { useHost } from '@shared/web/host/host-context'
import { Address } from '@shared/web/parts/address'
import { StaffFrame } from '../../layout/staff-frame'
import { Greeting, Heading, Lead, Parts } from './account-style'
import { ColleaguesPart } from './colleagues-part'
import { PasskeyPart } from './passkey-part'
import { PasswordPart } from './password-part'
import { SessionPart } from './session-part'

/** What somebody of the staff does with their own account. */
export function AccountPage() {
  const { session } = useHost()
  return (
    <StaffFrame title="Your account">
      <Greeting>
        <Heading>Your account</Heading>
        <Lead>
          <Address>{session.user?.username ?? ''}</Address>
        </Lead>
      </Greeting>
      <Parts>
        <PasskeyPart />
        <SessionPart />
        <PasswordPart />
        <ColleaguesPart />
      </Parts>
    </StaffFrame>
  )
}
