import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { useHost } from '@shared/web/host/host-context'
import { BrandMark } from '@shared/web/layout/brand-mark'
import { ThemeButton } from '@shared/web/layout/theme-button'
import { Button } from '@shared/web/parts/button'
import { visuallyHiddenStyle } from '@shared/web/parts/visually-hidden'
import { progressWords, useExportUnderWay } from '../export/export-provider'
import { forgetPlace } from '../session/interruption'
import { useLeave } from '../session/use-leave'
import { endOfLineStyle } from './page-style'
import { useKeptPlace } from './use-kept-place'

const Sheet = styled.div`
  max-width: 1392px;
  min-height: 100vh;
  margin: 0 auto;
  padding: 0 var(--s-6) var(--s-6);
  @media (max-width: 74.9375em) {
    padding-inline: var(--s-3);
  }
  @media (max-width: 47.9375em) {
    padding-inline: var(--s-2);
  }
`
const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--s-2);
  min-height: 68px;
  border-bottom: 1px solid var(--hair);
  @media (max-width: 24.9375em) {
    gap: 0;
    & > a {
      font-size: 1.375rem;
    }
  }
`
const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 28px;

  a {
    display: flex;
    align-items: center;
    min-height: 48px;
    color: var(--ink-2);
    font-size: 1.0625rem;
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover {
    color: var(--ink);
  }
  a[aria-current] {
    color: var(--ink);
    font-weight: 600;
    box-shadow: inset 0 -2px 0 var(--gilt);
    /* Shadows go where the reader has colours of their own. */
    @media (forced-colors: active) {
      text-decoration: underline 2px;
      text-underline-offset: 6px;
    }
  }
  @media (max-width: 63.9375em) {
    order: 3;
    flex: 1 0 100%;
  }
  @media (max-width: 29.9375em) {
    justify-content: space-between;
    gap: 0 8px;
  }
`
const Acts = styled.nav`
  display: flex;
  gap: var(--s-1);
  ${endOfLineStyle}
  button {
    justify-content: center;
    color: var(--ink);
    font-weight: 600;
  }
  button:first-child {
    margin: 0;
  }
  @media (max-width: 47.9375em) {
    gap: 0;
    button {
      min-width: 44px;
    }
    /* There is room for the signs only; the words are still read aloud. */
    span:not([aria-hidden], [data-to]) {
      ${visuallyHiddenStyle}
    }
  }
`

const UnderWay = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--s-2);
  min-height: 48px;
  border-bottom: 1px solid var(--hair);
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;
`

/** A record is one of the records. */
const currentOf = (path: string, pathname: string) =>
  pathname === path ? 'page' : path === '/admin' && pathname.startsWith('/admin/records/') ? true : undefined

const pages = [
  { path: '/admin', label: 'Records' },
  { path: '/admin/press-room', label: 'Press room' },
  { path: '/admin/audit', label: 'Audit' },
  { path: '/admin/partners', label: 'Partners' },
] as const

/** What somebody of the staff reads; it takes the focus without a frame around all of it. */
const Main = styled.main`
  &:focus {
    outline: none;
  }
`

interface StaffFrameProps {
  /** What the window, its history and a screen reader call the page: nobody's name. */
  title: string
  children: ReactNode
}

/** What stands around every page of the staff: where one is, and the way out. */
export function StaffFrame({ title, children }: StaffFrameProps) {
  const { navigate } = useHost()
  const { leave, isLeaving } = useLeave()
  const { progress, cancel } = useExportUnderWay()
  const { pathname, key } = useLocation()
  const main = useRef<HTMLElement>(null)
  useKeptPlace(main)
  useEffect(forgetPlace, [])
  useEffect(() => {
    document.title = `${title} · Birth Codex`
  }, [title])
  const isFirst = useRef(key === 'default')
  useEffect(() => {
    // What led here is gone with its page, and the focus with it: who hears the page is told that there is another one.
    if (!isFirst.current && document.activeElement === document.body) main.current?.focus()
  }, [])
  return (
    <Sheet>
      <Top>
        <BrandMark />
        <Pages aria-label="Pages">
          {pages.map(({ path, label }) => (
            <Link key={path} to={path} aria-current={currentOf(path, pathname)}>
              {label}
            </Link>
          ))}
        </Pages>
        <Acts aria-label="Your session">
          <ThemeButton />
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
      {/* The records' own page shows it where it was begun. */}
      {progress && pathname !== '/admin' ? (
        <UnderWay role="group" aria-label="Export under way">
          <p>Exporting records: {progressWords(progress)}</p>
          <Button variant="quiet" size="small" icon="close" onClick={cancel}>
            Stop the export
          </Button>
        </UnderWay>
      ) : null}
      <Main ref={main} tabIndex={-1} aria-label={title}>
        {children}
      </Main>
    </Sheet>
  )
}
