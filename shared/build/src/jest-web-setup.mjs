import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// Long, so that a busy machine fails nothing: what is there is not waited for.
configure({ asyncUtilTimeout: 4000 })

// A page's FormData takes the form, which React gives it where a submit began a transition. Node's, which stands in its place here, throws.
globalThis.FormData = class extends FormData {
  constructor() {
    super()
  }
}
