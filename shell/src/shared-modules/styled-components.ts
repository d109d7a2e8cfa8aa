export { createGlobalStyle, css, default, keyframes, styled, StyleSheetManager } from 'styled-components'
