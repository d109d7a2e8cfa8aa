// What the host draws itself, in one file of the build: a page that is awaited, or did not come.
export { LostRegion } from '@shared/web/federation/lost-region'
export { PageDrawing } from '../skeletons/page-drawing'
export { LostPage } from './lost-page'
