import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// Long, so that a busy machine fails nothing: what is there is not waited for.
configure({ asyncUtilTimeout: 4000 })
