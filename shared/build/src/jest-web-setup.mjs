import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// Long, so that a busy machine fails nothing: what is there is not waited for.
configure({ asyncUtilTimeout: 4000 })

// React keeps the stack of each element that it makes, and Jest has made stacks ten times as deep as those of a browser.
Error.stackTraceLimit = 10

// Rules are put into the style sheet one by one, as on the delivered pages: as text, jsdom reads all of them again for each new one.
globalThis.SC_DISABLE_SPEEDY = false

// A page's FormData takes the form, which React gives it where a submit began a transition. Node's, which stands in its place here, throws.
globalThis.FormData = class extends FormData {
  constructor() {
    super()
  }
}
