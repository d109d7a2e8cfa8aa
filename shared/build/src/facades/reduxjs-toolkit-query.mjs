// What the React layer of RTK Query takes from its core, and what the platform's code uses of it.
export {
  QueryStatus,
  buildCreateApi,
  copyWithStructuralSharing,
  coreModule,
  setupListeners,
  skipToken,
} from 'unshared/@reduxjs/toolkit/query'
