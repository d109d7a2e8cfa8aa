import { expectOk } from '../load/parent.mjs'

/** A browser of its own. */
export async function openBrowser(url) {
  const answer = await fetch(`${url}/api/places/autocomplete?input=lund`)
  await answer.text()
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0])[0] ?? ''
  const call = async (method, path, body, headers = {}) =>
    expectOk(
      await fetch(url + path, {
        method,
        headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    )
  return { cookie, call, json: async (...args) => (await call(...args)).json() }
}
