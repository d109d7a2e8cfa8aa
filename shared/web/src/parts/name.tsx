import type { ReactNode } from 'react'

/** A person's or a place's name in any script: isolated, so that it never turns the sentence around it. */
export const Name = ({ children, className }: { children: ReactNode; className?: string }) => (
  <bdi dir="auto" className={className}>
    {children}
  </bdi>
)
