import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from '@shared/web/parts/button'
import { BlankSheet } from './proof-sheet'
import { Actions, Lead, Note, PageTitle, ReviewLayout } from './review-layout'

interface Action {
  label: string
  isPending?: boolean
  onPress: () => void
}

/**
 * A state of the page without a proof: what happened, a hint at what can be done, and the actions, the main one first. What happened fits
 * into a line where it can: a longer one would be larger than the first screen's heading, and the page would count as painted when it came.
 */
export const ReviewMessage = ({
  title,
  children,
  hint,
  actions,
  below,
}: {
  title: string
  children: ReactNode
  hint?: string
  actions: Action[]
  below?: ReactNode
}) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · Birth Codex`
    heading.current?.focus()
  }, [title])
  return (
    <ReviewLayout
      title={
        <PageTitle ref={heading} tabIndex={-1}>
          {title}
        </PageTitle>
      }
      mat={<BlankSheet isEmpty />}
    >
      <div role="alert">
        <Lead>{children}</Lead>
        {hint && <Note>{hint}</Note>}
      </div>
      <Actions>
        {actions.map(({ label, isPending, onPress }, index) => (
          <Button
            key={index}
            variant={index === 0 ? 'primary' : 'default'}
            isPending={isPending}
            onClick={onPress}
          >
            {label}
          </Button>
        ))}
      </Actions>
      {below}
    </ReviewLayout>
  )
}
