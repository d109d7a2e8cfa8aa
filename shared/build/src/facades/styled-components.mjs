export {
  createGlobalStyle,
  css,
  default,
  keyframes,
  styled,
  StyleSheetManager,
} from 'unshared/styled-components'
