import { useEffect, useRef, useState } from 'react'
import { useHost } from '@shared/web/host/host-context'
import { Button } from '@shared/web/parts/button'

/** How long a copied link is confirmed on its button, in milliseconds. */
export const copyConfirmation = 2000

interface CopyLinkProps {
  address: string
  email: string
  /** It stands in the place of a button that was pressed, and that the focus went with. */
  takesFocus?: boolean
}

/** Copies the private link of one invitation. */
export function CopyLink({ address, email, takesFocus = false }: CopyLinkProps) {
  const { notify } = useHost()
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => (takesFocus ? button.current?.focus() : undefined), [takesFocus])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
    } catch {
      return notify({
        title: 'Error',
        description: `Please copy it by hand: ${address}`,
        variant: 'destructive',
      })
    }
    setCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), copyConfirmation)
    return notify({ title: 'Copied!', description: 'Invitation link copied to clipboard.' })
  }
  return (
    <Button
      ref={button}
      size="small"
      aria-label={isCopied ? 'Copied!' : `Copy link for ${email}`}
      {...(isCopied ? { icon: 'check' as const } : {})}
      onClick={() => void copy()}
    >
      {isCopied ? 'Copied!' : 'Copy link'}
    </Button>
  )
}
