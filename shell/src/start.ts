import { inStages } from '@shared/web/start/in-stages'

// The large packages run one by one: on a slow phone all at once would keep whoever types on the first screen waiting.
void inStages(
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ 'styled-components'),
).then(() => import(/* webpackMode: "eager" */ './main'))
