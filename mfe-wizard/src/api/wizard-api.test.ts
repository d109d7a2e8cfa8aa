import { configureStore } from '@reduxjs/toolkit'
import { http, HttpResponse } from 'msw'
import { server, useServer } from '../testing/server'
import { versionsApi } from './versions-api'
import { wizardApi } from './wizard-api'

describe('wizard api', () => {
  useServer()

  it('[CON-001] asks once: no retry, nothing on focus or with time, and what was read stays', async () => {
    let asked = 0
    server.use(
      http.get('*/api/proofs/:id/versions', () => {
        asked += 1
        return asked === 1 ? new HttpResponse('Broken', { status: 500 }) : HttpResponse.json([])
      }),
    )
    const store = configureStore({
      reducer: { [wizardApi.reducerPath]: wizardApi.reducer },
      middleware: (defaults) => defaults().concat(wizardApi.middleware),
    })
    const ask = () => store.dispatch(versionsApi.endpoints.versions.initiate('01K7Q2M9XA'))
    const failed = await ask()
    expect(failed.error).toMatchObject({ status: 500, message: '500: Broken' })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(asked).toBe(1)
    const second = store.dispatch(versionsApi.endpoints.versions.initiate('01OTHERREC'))
    expect((await second).data).toEqual([])
    second.unsubscribe()
    window.dispatchEvent(new Event('focus'))
    window.dispatchEvent(new Event('online'))
    document.dispatchEvent(new Event('visibilitychange'))
    await new Promise((resolve) => setTimeout(resolve, 100))
    await store.dispatch(versionsApi.endpoints.versions.initiate('01OTHERREC'))
    expect(asked).toBe(2)
  })
})
