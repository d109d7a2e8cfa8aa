import { publicMessageOf } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'
import { BrandMark } from '@shared/web/layout/brand-mark'
import { Button } from '@shared/web/parts/button'
import { SkeletonLine, SkeletonTitle } from '@shared/web/parts/skeleton'
import { useStatsQuery } from '../../api/staff-api'
import { useEndedSession } from '../../session/use-ended-session'
import { useLeave } from '../../session/use-leave'
import { Acts, Figures, Greeting, Heading, Notice, Sheet, Top } from './dashboard-style'

const figures = ['Total Records', 'This Month', 'PDFs Generated', 'Storage Used']

/** The staff's first page. It shows what the services answer, and nothing else. */
export function DashboardPage() {
  const { session, navigate } = useHost()
  const { leave, isLeaving } = useLeave()
  const stats = useStatsQuery()
  useEndedSession(stats.error)
  return (
    <Sheet>
      <Top>
        <BrandMark />
        <Acts>
          <Button variant="quiet" size="small" icon="home" onClick={() => navigate('/')}>
            Home
          </Button>
          <Button variant="quiet" size="small" icon="lock" onClick={() => navigate('/admin/account')}>
            Your account
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
          <Heading>Welcome back, {session.user?.username}</Heading>
        </Greeting>
        {stats.isLoading ? (
          <Figures aria-busy="true" aria-label="Loading the figures">
            {figures.map((label) => (
              <div key={label}>
                <SkeletonLine $width="52%" />
                <SkeletonTitle $width="36%" $height="3rem" />
              </div>
            ))}
          </Figures>
        ) : null}
        {stats.error ? (
          <Notice role="status">{publicMessageOf(stats.error, 'The figures could not be read.')}</Notice>
        ) : null}
      </main>
    </Sheet>
  )
}
