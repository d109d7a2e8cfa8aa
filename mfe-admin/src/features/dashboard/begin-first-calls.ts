/**
 * Begins, before any script of the page is here, the calls that the dashboard will make first: who is signed in, then the figures and the
 * list that the address chooses. It runs by itself in the page, as text: it must name nothing outside itself. `takeBegunCall` takes
 * the answers; an address that is not the one the page asks for is only a call in vain, and a test says so.
 */
export function beginFirstCalls(): void {
  const given = new URLSearchParams(location.search)
  const filter = given.get('dateFilter') ?? ''
  const page = Number(given.get('page') ?? 1)
  // What makes no sense in an address is read as `useListChoice` reads it.
  const choice = {
    search: (given.get('search') ?? '').slice(0, 200),
    dateFilter: ['week', 'month', 'quarter'].includes(filter) ? filter : 'all',
    page: String(Number.isInteger(page) && page > 0 && page <= 10_000_000 ? page : 1),
    sort: given.get('sort') === 'oldest' ? 'oldest' : 'newest',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
  }
  const chosen = new URLSearchParams(Object.entries(choice).filter(([, value]) => value !== ''))
  const begin = (address: string) =>
    fetch(address, { credentials: 'include', headers: { Accept: 'application/json' } })
  const user = begin('/api/user')
  /** Without a session there is nothing to ask for. */
  const behindUser = (address: string) =>
    user.then(({ ok }) => (ok ? begin(address) : Promise.reject(new Error('Nobody is signed in'))))
  const answers: Record<string, Promise<Response>> = {}
  const { timeZone } = choice
  for (const address of [
    `/api/admin/stats?${new URLSearchParams({ timeZone })}`,
    `/api/admin/records?${chosen}`,
  ])
    answers[address] = behindUser(address)
  answers['/api/user'] = user
  // Nobody may ever ask for them: a failure is then no unhandled rejection.
  for (const answer of Object.values(answers)) answer.catch(() => undefined)
  window.begunCalls = { at: Date.now(), answers }
}
