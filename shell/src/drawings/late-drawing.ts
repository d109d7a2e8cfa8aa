import type { ComponentType } from 'react'
import { latePart } from '@shared/web/parts/late-part'
import type * as Drawings from './drawings'

const load = () => import(/* webpackChunkName: "drawings" */ './drawings')

/** Fetches them before one is wanted. Rejects when they cannot be had. */
export const preloadDrawings = async (): Promise<void> => void (await load())

/** A drawing of the host's own. A page that comes at once, with its first screen before it, does not wait for the code of any. */
export const lateDrawing = <Props extends object>(
  choose: (drawings: typeof Drawings) => ComponentType<Props>,
) => latePart(async () => choose(await load()))
