export { configureStore, createAction, createAsyncThunk, createSelector, createSlice } from '@reduxjs/toolkit'
