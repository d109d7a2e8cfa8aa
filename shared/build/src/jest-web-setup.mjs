import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import * as React from 'react'

// Long, so that a busy machine fails nothing: what is there is not waited for.
configure({ asyncUtilTimeout: 20_000 })

// Jest has made stacks ten times as deep as those of a browser.
Error.stackTraceLimit = 10

// For its warnings React keeps the stack of each element that it makes, up to ten thousand a second: a fifth of the time of these tests.
// This says that there were as many already.
const ofReact = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
Object.defineProperty(ofReact, 'recentlyCreatedOwnerStacks', {
  get: () => 10_000,
  set() {
    // As many, still.
  },
})

// Rules are put into the style sheet one by one, as on the delivered pages: as text, jsdom reads all of them again for each new one.
globalThis.SC_DISABLE_SPEEDY = false

// A page's FormData takes the form, which React gives it where a submit began a transition. Node's, which stands in its place here, throws.
globalThis.FormData = class extends FormData {
  constructor() {
    super()
  }
}
