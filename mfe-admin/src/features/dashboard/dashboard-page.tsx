import { useEffect } from 'react'
import { codeOf, publicMessageOf } from '@shared/web/api/api-error'
import { useHost } from '@shared/web/host/host-context'
import { BrandMark } from '@shared/web/layout/brand-mark'
import { Button } from '@shared/web/parts/button'
import { SkeletonLine, SkeletonTitle } from '@shared/web/parts/skeleton'
import { useLogoutMutation, useStatsQuery } from '../../api/staff-api'
import { Acts, Figures, Greeting, Heading, Notice, Sheet, Top } from './dashboard-style'

const figures = ['Total Records', 'This Month', 'PDFs Generated', 'Storage Used']

/** The staff's first page. It shows what the services answer, and nothing else. */
export function DashboardPage() {
  const { session, notify, navigate } = useHost()
  const [logout, { isLoading: isLoggingOut }] = useLogoutMutation()
  const stats = useStatsQuery()
  const { setUser } = session

  const hasSessionEnded = codeOf(stats.error) === 'unauthenticated'
  useEffect(() => {
    if (hasSessionEnded) setUser(null)
  }, [hasSessionEnded, setUser])

  const leave = async () => {
    const answer = await logout()
    if (answer.error) {
      notify({
        title: 'Logout failed',
        description: publicMessageOf(answer.error, 'Please try again.'),
        variant: 'destructive',
      })
      return
    }
    notify({ title: 'Logged out', description: 'See you next time!' })
    setUser(null)
  }
  return (
    <Sheet>
      <Top>
        <BrandMark />
        <Acts>
          <Button variant="quiet" size="small" icon="home" onClick={() => navigate('/')}>
            Home
          </Button>
          <Button
            variant="quiet"
            size="small"
            icon="log-out"
            isPending={isLoggingOut}
            pendingText="Logging out..."
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
