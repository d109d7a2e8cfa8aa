import { readableLine } from './log-lines.mjs'

const line = (entry: Record<string, unknown>) => readableLine(JSON.stringify(entry))

describe('log lines for a person', () => {
  it('say what was asked and answered, with the id only where there is trouble', () => {
    const request = {
      msg: 'request',
      method: 'POST',
      route: '/api/birth-records',
      status: 201,
      ms: 34.1,
      requestId: 'r1',
    }
    expect(line({ level: 'info', ...request })).toBe('POST /api/birth-records 201 34.1 ms')
    expect(line({ level: 'error', ...request, status: 503 })).toBe(
      'error POST /api/birth-records 503 34.1 ms (request r1)',
    )
  })

  it('show an error with its cause', () => {
    const err = {
      type: 'TypeError',
      message: 'no',
      stack: ['at a', 'at b'],
      cause: { type: 'Error', message: 'why' },
    }
    expect(line({ level: 'error', msg: 'failed', err })).toBe(
      'error failed\n  TypeError: no\n  at a\n  at b\n  Error: why',
    )
  })

  it('leave out checks of health, and pass on what is not JSON', () => {
    expect(line({ level: 'error', msg: 'request', route: '/readyz', status: 503 })).toBeNull()
    expect(readableLine('plain text')).toBe('plain text')
    expect(readableLine('{not json')).toBe('{not json')
  })
})
