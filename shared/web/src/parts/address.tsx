import { Fragment } from 'react'

/** An e-mail address, the origin of a site, or another name to sign in by: where it is too long for its line it breaks behind '@' or before a dot. */
export const Address = ({ children }: { children: string }) => (
  <bdi>
    {children.match(/\.?[^.@]*@?/g)?.map((part, at) => (
      <Fragment key={at}>
        {at > 0 && part ? <wbr /> : null}
        {part}
      </Fragment>
    ))}
  </bdi>
)
