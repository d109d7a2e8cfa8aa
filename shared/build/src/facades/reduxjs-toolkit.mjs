// The first group is what the platform's code uses, the second what RTK Query takes from the toolkit.
export {
  configureStore,
  createAction,
  createAsyncThunk,
  createSelector,
  createSlice,
} from 'unshared/@reduxjs/toolkit'
export {
  SHOULD_AUTOBATCH,
  combineReducers,
  createNextState,
  formatProdErrorMessage,
  isAction,
  isAllOf,
  isAnyOf,
  isAsyncThunkAction,
  isFulfilled,
  isPending,
  isPlainObject,
  isRejected,
  isRejectedWithValue,
  nanoid,
  prepareAutoBatched,
} from 'unshared/@reduxjs/toolkit'
