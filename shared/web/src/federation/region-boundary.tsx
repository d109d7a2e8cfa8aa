import { Component } from 'react'
import type { ErrorInfo, ReactNode } from 'react'

interface RegionBoundaryProps {
  children: ReactNode
  /** What stands in the part's place. */
  renderLost: (retry: () => void) => ReactNode
  /** Called before the part is tried again. */
  onRetry?: () => void
  onError?: (error: unknown, info: ErrorInfo) => void
  /** A change of it clears the error: another part stands here now. */
  resetKey?: string
}

interface State {
  isLost: boolean
  resetKey: string | undefined
}

/** Keeps a part that throws while rendering from taking more than its own place. */
export class RegionBoundary extends Component<RegionBoundaryProps, State> {
  override state: State = { isLost: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<State> {
    return { isLost: true }
  }

  static getDerivedStateFromProps(props: RegionBoundaryProps, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { isLost: false, resetKey: props.resetKey }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info)
  }

  private readonly retry = (): void => {
    this.props.onRetry?.()
    this.setState({ isLost: false })
  }

  override render(): ReactNode {
    if (!this.state.isLost) return this.props.children
    return this.props.renderLost(this.retry)
  }
}
