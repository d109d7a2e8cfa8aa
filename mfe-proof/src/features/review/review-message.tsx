import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from '@shared/web/parts/button'
import { BlankSheet } from './proof-sheet'
import { Actions, Lead, PageTitle, ReviewLayout } from './review-layout'

interface Action {
  label: string
  isPending?: boolean
  onPress: () => void
}

/** A state of the page without a proof: what happened, and what can be done. The first action is the main one. */
export const ReviewMessage = ({
  title,
  children,
  actions,
  below,
}: {
  title: string
  children: ReactNode
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
      mat={<BlankSheet />}
    >
      <Lead role="alert">{children}</Lead>
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
