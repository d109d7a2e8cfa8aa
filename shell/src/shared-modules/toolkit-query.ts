export { QueryStatus, setupListeners, skipToken } from '@reduxjs/toolkit/query'
