import { lateDrawing } from '../drawings/late-drawing'
import { SkeletonFrame } from './skeleton-frame'

const Drawing = lateDrawing((drawings) => drawings.PageDrawing)

/** What stands in the place of a page while its remote loads. */
export const PageSkeleton = ({ path }: { path: string }) => (
  <SkeletonFrame>
    <Drawing path={path} />
  </SkeletonFrame>
)
