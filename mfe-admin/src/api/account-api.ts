import { accessCodeListSchema, accessCodeMadeSchema } from '@shared/contracts/access-codes'
import type { AccessCode, MadeAccessCode } from '@shared/contracts/access-codes'
import { registrationStateSchema, sessionListSchema } from '@shared/contracts/accounts'
import type { AccountSession, User } from '@shared/contracts/accounts'
import { userSchema } from '@shared/contracts/accounts'
import { colleagueListSchema } from '@shared/contracts/colleagues'
import type { Colleague } from '@shared/contracts/colleagues'
import {
  passkeyListSchema,
  passkeyOptionsSchema,
  verificationOptionsSchema,
} from '@shared/contracts/passkeys'
import type {
  NewPasskeyResponse,
  Passkey,
  PasskeyResponse,
  VerificationOptions,
} from '@shared/contracts/passkeys'
import { staffApi } from './staff-api'

type Options = Record<string, unknown>
type Verification =
  | { method: 'password'; password: string }
  | { method: 'passkey'; response: PasskeyResponse }

/** The calls about one's own account: its sessions, passkeys and password, and the second factor. */
const accountApi = staffApi
  .enhanceEndpoints({ addTagTypes: ['Sessions', 'Passkeys', 'AccessCodes', 'Colleagues'] })
  .injectEndpoints({
    endpoints: (build) => ({
      registration: build.query<'first' | 'open' | 'closed', void>({
        query: () => '/api/registration',
        transformResponse: (answer: unknown) => registrationStateSchema.parse(answer).state,
      }),
      passkeySignInOptions: build.mutation<Options, void>({
        query: () => ({ path: '/api/login/passkey-options', method: 'POST' }),
        transformResponse: (answer: unknown) => passkeyOptionsSchema.parse(answer).options,
      }),
      passkeySignIn: build.mutation<User, PasskeyResponse>({
        query: (response) => ({ path: '/api/login/passkey', method: 'POST', body: { response } }),
        transformResponse: (answer: unknown) => userSchema.parse(answer),
      }),
      sessions: build.query<AccountSession[], void>({
        query: () => '/api/user/sessions',
        transformResponse: (answer: unknown) => sessionListSchema.parse(answer).sessions,
        providesTags: ['Sessions'],
      }),
      endSession: build.mutation<null, string>({
        query: (id) => ({ path: ['/api/user/sessions', id], method: 'DELETE' }),
        transformResponse: () => null,
        invalidatesTags: ['Sessions'],
      }),
      endOtherSessions: build.mutation<null, void>({
        query: () => ({ path: '/api/user/sessions', method: 'DELETE' }),
        transformResponse: () => null,
        invalidatesTags: ['Sessions'],
      }),
      setPassword: build.mutation<null, string>({
        query: (password) => ({ path: '/api/user/password', method: 'PUT', body: { password } }),
        transformResponse: () => null,
        invalidatesTags: ['Sessions'],
      }),
      askPasswordReset: build.mutation<null, string>({
        query: (username) => ({ path: '/api/login/password-resets', method: 'POST', body: { username } }),
        transformResponse: () => null,
      }),
      resetPassword: build.mutation<null, { token: string; password: string }>({
        query: (body) => ({ path: '/api/login/password-resets', method: 'PUT', body }),
        transformResponse: () => null,
      }),
      colleagues: build.query<Colleague[], void>({
        query: () => '/api/admin/colleagues',
        transformResponse: (answer: unknown) => colleagueListSchema.parse(answer).colleagues,
        // It tells of sessions and passkeys too, one's own among them.
        providesTags: ['Colleagues', 'Sessions', 'Passkeys'],
      }),
      endColleagueSessions: build.mutation<null, string>({
        query: (id) => ({ path: ['/api/admin/colleagues', id, 'sessions'], method: 'DELETE' }),
        transformResponse: () => null,
        invalidatesTags: ['Colleagues'],
      }),
      removeColleague: build.mutation<null, string>({
        query: (id) => ({ path: ['/api/admin/colleagues', id], method: 'DELETE' }),
        transformResponse: () => null,
        invalidatesTags: ['Colleagues'],
      }),
      passkeys: build.query<Passkey[], void>({
        query: () => '/api/user/passkeys',
        transformResponse: (answer: unknown) => passkeyListSchema.parse(answer).passkeys,
        providesTags: ['Passkeys'],
      }),
      newPasskeyOptions: build.mutation<Options, void>({
        query: () => ({ path: '/api/user/passkey-options', method: 'POST' }),
        transformResponse: (answer: unknown) => passkeyOptionsSchema.parse(answer).options,
      }),
      addPasskey: build.mutation<unknown, { name: string; response: NewPasskeyResponse }>({
        query: (body) => ({ path: '/api/user/passkeys', method: 'POST', body }),
        invalidatesTags: ['Passkeys'],
      }),
      renamePasskey: build.mutation<unknown, { id: string; name: string }>({
        query: ({ id, name }) => ({ path: ['/api/user/passkeys', id], method: 'PUT', body: { name } }),
        invalidatesTags: ['Passkeys'],
      }),
      removePasskey: build.mutation<null, string>({
        query: (id) => ({ path: ['/api/user/passkeys', id], method: 'DELETE' }),
        transformResponse: () => null,
        invalidatesTags: ['Passkeys'],
      }),
      accessCodes: build.query<AccessCode[], void>({
        query: () => '/api/admin/access-codes',
        transformResponse: (answer: unknown) => accessCodeListSchema.parse(answer).codes,
        providesTags: ['AccessCodes'],
      }),
      makeAccessCode: build.mutation<MadeAccessCode, { note: string }>({
        query: (body) => ({ path: '/api/admin/access-codes', method: 'POST', body }),
        transformResponse: (answer: unknown) => accessCodeMadeSchema.parse(answer),
        invalidatesTags: ['AccessCodes'],
      }),
      revokeAccessCode: build.mutation<unknown, string>({
        query: (id) => ({ path: ['/api/admin/access-codes', id], method: 'DELETE' }),
        invalidatesTags: ['AccessCodes'],
      }),
      verificationOptions: build.mutation<VerificationOptions, void>({
        query: () => ({ path: '/api/user/verification-options', method: 'POST' }),
        transformResponse: (answer: unknown) => verificationOptionsSchema.parse(answer),
      }),
      verify: build.mutation<null, Verification>({
        query: (body) => ({ path: '/api/user/verification', method: 'POST', body }),
        transformResponse: () => null,
      }),
    }),
  })

export const {
  useRegistrationQuery,
  usePasskeySignInOptionsMutation,
  usePasskeySignInMutation,
  useSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useSetPasswordMutation,
  useAskPasswordResetMutation,
  useResetPasswordMutation,
  useColleaguesQuery,
  useEndColleagueSessionsMutation,
  useRemoveColleagueMutation,
  usePasskeysQuery,
  useNewPasskeyOptionsMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useAccessCodesQuery,
  useMakeAccessCodeMutation,
  useRevokeAccessCodeMutation,
  useVerificationOptionsMutation,
  useVerifyMutation,
} = accountApi
