/** Who asks, and from which network where that is known: a new cookie does not leave it. */
export interface AskingVisitor {
  visitorId: string
  network?: string | undefined
}
