import { Fragment } from 'react'

/** An e-mail address, the origin of a site, or another name to sign in by: where it is too long for its line it breaks behind '@' or before a dot. */
export const Address = ({ children }: { children: string }) => (
  <bdi>
    {children.match(/\.?[^.@]*@?/g)?.map((part, at) => (
      <Fragment key={at}>
        {/* Else Chromium has a screen reader say a space where the line may break. */}
        {at > 0 && part ? <wbr aria-hidden="true" /> : null}
        {part}
      </Fragment>
    ))}
  </bdi>
)
