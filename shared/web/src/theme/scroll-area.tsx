import type { ReactNode, Ref } from 'react'
import * as RadixScrollArea from '@radix-ui/react-scroll-area'
import styled from 'styled-components'

/** How long the bar stays after the pointer left or the scrolling stopped, in ms. */
const scrollHideDelay = 600

const Root = styled(RadixScrollArea.Root)`
  position: relative;
  overflow: hidden;
`
const View = styled(RadixScrollArea.Viewport)`
  width: 100%;
  height: 100%;
  overscroll-behavior: contain;
  & > div {
    /* Radix lays its content out as a table, which lets long words widen it. */
    display: block !important;
  }
`
const Bar = styled(RadixScrollArea.Scrollbar)`
  width: 10px;
  padding: 2px;
  touch-action: none;
`
const Thumb = styled(RadixScrollArea.Thumb)`
  border-radius: var(--radius-pill);
  background: var(--rule);
`

interface ScrollAreaProps {
  children: ReactNode
  className?: string
  /** Makes the content reachable by keyboard under this name. */
  label?: string
  ref?: Ref<HTMLDivElement>
}

const pageNonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

/** A part that scrolls on its own, with a bar that shows while it is wanted. */
export const ScrollArea = ({ children, className, label, ref }: ScrollAreaProps) => (
  <Root type="hover" scrollHideDelay={scrollHideDelay} className={className}>
    <View
      ref={ref}
      nonce={pageNonce()}
      {...(label ? { tabIndex: 0, role: 'region', 'aria-label': label } : {})}
    >
      {children}
    </View>
    <Bar orientation="vertical">
      <Thumb />
    </Bar>
  </Root>
)
