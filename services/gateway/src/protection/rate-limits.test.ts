import type { RequestListener } from 'node:http'
import { rateCountsSchema } from '@shared/contracts/internal'
import { problemSchema } from '@shared/contracts/errors'
import { startGateway } from '../testing/gateway'
import type { TestGateway } from '../testing/gateway'

let gateways: TestGateway[] = []
let time = 0
beforeEach(() => {
  gateways = []
  // The beginning of a minute: a test that moves the clock knows what is in the same one.
  time = Math.ceil(Date.now() / 60_000) * 60_000
})
afterEach(() => Promise.all(gateways.map((gateway) => gateway.close())))

const start = async (options: Parameters<typeof startGateway>[0] = {}) => {
  const gateway = await startGateway({ now: () => time, ...options })
  gateways.push(gateway)
  return gateway
}
const newCookie = async ({ url }: TestGateway) => {
  const answer = await fetch(url, { headers: { accept: 'text/html' } })
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}
const call = ({ url }: TestGateway, cookie = '') => fetch(`${url}/api/places/x`, { headers: { cookie } })
const statusesOf = async (times: number, gateway: TestGateway, cookie = '') => {
  const statuses = []
  for (let at = 0; at < times; at += 1) statuses.push((await call(gateway, cookie)).status)
  return statuses
}

describe('visitors of one network address', () => {
  const settings = { RATE_LIMIT_ADDRESS_PER_MINUTE: '3', RATE_LIMIT_PER_MINUTE: '2' }

  it('keep their share once they are known, whatever others there do without a cookie', async () => {
    const gateway = await start({ settings })
    const known = await newCookie(gateway)
    time += 60_000
    expect(await statusesOf(5, gateway)).toEqual([200, 200, 200, 429, 429])
    expect(await statusesOf(3, gateway, known)).toEqual([200, 200, 429])
    time += 60_000
    expect(await statusesOf(1, gateway)).toEqual([200])
  })

  it('are not known by a cookie of this minute, one of their own making, or one that another key signed', async () => {
    const gateway = await start({ settings: { ...settings, RATE_LIMIT_PER_MINUTE: '100' } })
    const stranger = await start({
      settings: { INTERNAL_SECRET: 'another secret, just as long as the first one' },
    })
    const foreign = await newCookie(stranger)
    const own = `codex_visitor=${'a'.repeat(32)}${'b'.repeat(28)}`
    const [name = '', value = ''] = (await newCookie(gateway)).split('=')
    time += 60_000
    const young = await newCookie(gateway)
    const grafted = `${name}=${'a'.repeat(32)}${value.slice(32)}`
    for (const cookie of [young, own, foreign, grafted, `${name}=${value.slice(0, 32)}`]) {
      time += 60_000 * (cookie === young ? 0 : 1)
      expect(await statusesOf(4, gateway, cookie)).toEqual([200, 200, 200, 429])
    }
  })
})

it('[API-030] asks to wait until the minute is over', async () => {
  const gateway = await start({ settings: { RATE_LIMIT_PER_MINUTE: '1' } })
  const cookie = await newCookie(gateway)
  time += 17_000
  await call(gateway, cookie)
  const refused = await call(gateway, cookie)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '43'])
  expect(problemSchema.parse(await refused.json()).code).toBe('rate_limited')
})

describe('two gateways', () => {
  /** Keeps counts as accounts does. */
  const keeper = () => {
    const told = new Map<string, number>()
    const seen: string[] = []
    const keep: RequestListener = (request, response) => {
      let text = ''
      request.on('data', (piece: Buffer) => (text += piece.toString()))
      request.on('end', () => {
        seen.push(text)
        const { gateway, window, counts } = rateCountsSchema.parse(JSON.parse(text))
        const others = counts.map(({ key, count }) => {
          told.set(`${window} ${key} ${gateway}`, count)
          return [...told].reduce(
            (sum, [of, other]) =>
              of.startsWith(`${window} ${key} `) && !of.endsWith(gateway) ? sum + other : sum,
            0,
          )
        })
        response.end(JSON.stringify({ others }))
      })
    }
    return { seen, keep }
  }
  const share = async (all: TestGateway[]) => {
    for (const gateway of all) await gateway.shareCounts()
  }

  it('[API-030] know together when a visitor has had the share of a minute', async () => {
    const { keep, seen } = keeper()
    const one = await start({ settings: { RATE_LIMIT_PER_MINUTE: '6' }, services: { accounts: keep } })
    const address = { ACCOUNTS_URL: one.upstreams.accounts.url }
    const two = await start({ settings: { RATE_LIMIT_PER_MINUTE: '6', ...address } })
    const cookie = await newCookie(one)
    expect(await statusesOf(4, one, cookie)).toEqual([200, 200, 200, 200])
    expect(await statusesOf(1, two, cookie)).toEqual([200])
    await share([one, two])
    // Four there and one here: one more is the sixth.
    expect(await statusesOf(2, two, cookie)).toEqual([200, 429])
    await share([two, one])
    expect(await statusesOf(1, one, cookie)).toEqual([429])
    time += 60_000
    expect([...(await statusesOf(1, one, cookie)), ...(await statusesOf(1, two, cookie))]).toEqual([200, 200])
    // Neither a visitor nor an address of the network is told to anybody.
    expect(seen.join()).not.toMatch(/127\.0\.0\.1|visitor|address/)
  })

  it('count each for themselves while accounts is away, and no request waits for it', async () => {
    const { keep } = keeper()
    const one = await start({ settings: { RATE_LIMIT_PER_MINUTE: '2' }, services: { accounts: keep } })
    await one.upstreams.accounts.close()
    const cookie = await newCookie(one)
    await one.shareCounts()
    expect(await statusesOf(3, one, cookie)).toEqual([200, 200, 429])
  })
})
