import { createApi } from '@reduxjs/toolkit/query/react'
import { apiDefaults } from '@shared/web/api/base-query'

/** The wizard's calls. Each part of it brings its own (`injectEndpoints`) when it is first shown. */
export const wizardApi = createApi({ ...apiDefaults, reducerPath: 'wizardApi', endpoints: () => ({}) })
