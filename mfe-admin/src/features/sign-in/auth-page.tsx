import { useEffect, useId, useLayoutEffect, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { useHost } from '@shared/web/host/host-context'
import { BrandMark } from '@shared/web/layout/brand-mark'
import { ThemeButton } from '@shared/web/layout/theme-button'
import { staffApi } from '../../api/staff-api'
import { interruptedPlace } from '../../session/interruption'
import { Blurb, Blurbs, Emblem, Heading, Lead, Left, Right, Sheet, Tab, Tabs, Top } from './auth-style'
import { ArchiveSeal } from './archive-seal'
import { LoginForm } from './login-form'
import { ResetForm } from './reset-form'
import { RegisterForm } from './register-form'

const blurbs = [
  ['Analytics', 'Records by week, month and season.'],
  ['PDF Management', 'Print-ready certificates, kept in order.'],
  ['Data Export', 'One record or all of them, as CSV.'],
  ['Secure Access', 'For staff who are signed in.'],
] as const

const tabs = [
  { name: 'login', title: 'Login', Form: LoginForm },
  { name: 'register', title: 'Register', Form: RegisterForm },
] as const
type TabName = (typeof tabs)[number]['name']

/** Where somebody wanted to go who was sent here to sign in. */
const placeOf = (state: unknown): string => {
  const from = typeof state === 'object' && state && 'from' in state ? state.from : ''
  return typeof from === 'string' && from.startsWith('/admin') ? from : '/admin'
}

/**
 * Sign-in and registration of the staff. A signed-in user goes on to the page where the session had ended, or that was asked for, or
 * to /admin.
 */
export function AuthPage() {
  const { session, navigate } = useHost()
  const dispatch = useDispatch()
  const [shown, setShown] = useState<TabName>('login')
  const [username, setUsername] = useState('')
  const id = useId()
  const { search, hash, state } = useLocation()
  const [from] = useState(() => placeOf(state))
  const [token, setToken] = useState(() => (search === '?reset' ? hash.slice(1) : ''))
  useEffect(() => {
    // Out of the address at once: nobody is to find it in the history.
    if (search === '?reset') navigate('/auth', { replace: true })
  }, [search, navigate])
  const userId = session.user?.id
  const isSignedIn = userId !== undefined
  useLayoutEffect(() => {
    // What was read before was read by somebody else, or is of the session that is over. Before anything can be pressed: it breaks off
    // every call that is under way, and one of them could be somebody's sign-in.
    if (!isSignedIn) dispatch(staffApi.util.resetApiState())
  }, [isSignedIn, dispatch])
  const isLeaving = isSignedIn && token === ''
  useEffect(() => {
    if (isLeaving) navigate(interruptedPlace(userId) || from, { replace: true })
  }, [isLeaving, userId, from, navigate])

  useEffect(() => {
    document.title = `${token ? 'A new password' : 'Sign in'} · Birth Codex`
  }, [token])

  const turn = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const next = shown === 'login' ? 'register' : 'login'
    setShown(next)
    document.getElementById(`${id}-${next}`)?.focus()
  }
  const active = tabs.find(({ name }) => name === shown) ?? tabs[0]
  return (
    <Sheet>
      <Left>
        <Top>
          <BrandMark />
          <ThemeButton />
        </Top>
        <Emblem>
          <ArchiveSeal />
        </Emblem>
        <Blurbs aria-label="What the archive offers">
          <dl>
            {blurbs.map(([title, sentence]) => (
              <Blurb key={title}>
                <dt>{title}</dt>
                <dd>{sentence}</dd>
              </Blurb>
            ))}
          </dl>
        </Blurbs>
      </Left>
      <Right>
        <div>
          <Heading>{token ? 'A new password' : 'The Archive'}</Heading>
          <Lead>{token ? 'For your account in the archive.' : 'For the people who keep the records.'}</Lead>
          {token ? (
            <ResetForm
              token={token}
              username={username}
              onUsername={setUsername}
              onDone={() => setToken('')}
            />
          ) : (
            <>
              <Tabs role="tablist" aria-label="Sign in or register" onKeyDown={turn}>
                {tabs.map(({ name, title }) => (
                  <Tab
                    key={name}
                    type="button"
                    role="tab"
                    id={`${id}-${name}`}
                    aria-selected={name === shown}
                    aria-controls={`${id}-panel`}
                    tabIndex={name === shown ? 0 : -1}
                    onClick={() => setShown(name)}
                  >
                    {title}
                  </Tab>
                ))}
              </Tabs>
              <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${active.name}`}>
                <active.Form username={username} onUsername={setUsername} />
              </div>
            </>
          )}
        </div>
      </Right>
    </Sheet>
  )
}
