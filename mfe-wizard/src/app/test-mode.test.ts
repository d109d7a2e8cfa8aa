import { isTestMode } from './test-mode'

it('[WIZ-037] takes ?test=1 on a development host only', () => {
  const at = (hostname: string, search: string) => isTestMode(false, { hostname, search })
  expect(['localhost', '127.0.0.1', '[::1]', 'wizard.localhost'].map((host) => at(host, '?test=1'))).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(at('localhost', '')).toBe(false)
  expect(at('birthcodex.example', '?test=1')).toBe(false)
  expect(at('localhost.evil.example', '?test=1')).toBe(false)
  expect(isTestMode(true, { hostname: 'birthcodex.example', search: '' })).toBe(true)
})
