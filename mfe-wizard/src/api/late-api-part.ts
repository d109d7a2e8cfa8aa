import type { ComponentType } from 'react'
import { latePart } from '@shared/web/parts/late-part'

/** A late part that asks the server by RTK Query: its store comes with the first of them. */
export const lateApiPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  latePart(async () => {
    const [{ withApi }, Part] = await Promise.all([import('./with-api'), load()])
    return withApi(Part)
  })
