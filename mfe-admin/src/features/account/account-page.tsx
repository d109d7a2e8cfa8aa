import { useHost } from '@shared/web/host/host-context'
import { BrandMark } from '@shared/web/layout/brand-mark'
import { Button } from '@shared/web/parts/button'
import { useLeave } from '../../session/use-leave'
import { AccessCodePart } from './access-code-part'
import { Acts, Greeting, Heading, Lead, Sheet, Top } from './account-style'
import { PasskeyPart } from './passkey-part'
import { PasswordPart } from './password-part'
import { SessionPart } from './session-part'

/** What somebody of the staff does with their own account. */
export function AccountPage() {
  const { session, navigate } = useHost()
  const { leave, isLeaving } = useLeave()
  return (
    <Sheet>
      <Top>
        <BrandMark />
        <Acts aria-label="Pages">
          <Button variant="quiet" size="small" icon="arrow-left" onClick={() => navigate('/admin')}>
            Dashboard
          </Button>
          <Button
            variant="quiet"
            size="small"
            icon="log-out"
            isPending={isLeaving}
            onClick={() => void leave()}
          >
            Logout
          </Button>
        </Acts>
      </Top>
      <main>
        <Greeting>
          <Heading>Your account</Heading>
          <Lead>{session.user?.username}</Lead>
        </Greeting>
        <PasskeyPart />
        <SessionPart />
        <PasswordPart />
        <AccessCodePart />
      </main>
    </Sheet>
  )
}
