import { inStages } from '@shared/web/start/in-stages'

// The large packages run one by one: on a slow phone all at once would keep whoever types on the first screen waiting.
void inStages(
  () => import(/* webpackMode: "eager" */ './shared-modules/react'),
  () => import(/* webpackMode: "eager" */ './shared-modules/react-dom'),
  () => import(/* webpackMode: "eager" */ './shared-modules/react-router-dom'),
  () => import(/* webpackMode: "eager" */ './shared-modules/styled-components'),
  () => import(/* webpackMode: "eager" */ './shared-modules/share-modules'),
).then(() => import(/* webpackMode: "eager" */ './main'))
