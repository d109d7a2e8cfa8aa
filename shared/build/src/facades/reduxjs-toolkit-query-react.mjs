export { createApi, skipToken } from 'unshared/@reduxjs/toolkit/query/react'
