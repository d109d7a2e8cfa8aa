import { runInNewContext } from 'node:vm'
import { startGateway } from '../testing/gateway'

describe('/worker.js', () => {
  it('is the shell’s own, asked about each time', async () => {
    const gateway = await startGateway()
    try {
      gateway.write('shell/dist/worker.js', 'worker 1')
      const answer = await fetch(`${gateway.url}/worker.js`)
      expect(await answer.text()).toBe('worker 1')
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      expect(answer.headers.get('content-type')).toContain('javascript')
    } finally {
      await gateway.close()
    }
  })

  it('is switched off by one setting: what takes its place empties every cache and goes', async () => {
    const gateway = await startGateway({ settings: { OFFLINE_FORM: 'false' } })
    try {
      gateway.write('shell/dist/worker.js', 'broken worker')
      const answer = await fetch(`${gateway.url}/worker.js`)
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      const kept = new Set(['files', 'pages'])
      const heard = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>()
      const works: Promise<unknown>[] = []
      const done: string[] = []
      runInNewContext(await answer.text(), {
        addEventListener: (name: string, listener: Parameters<typeof heard.set>[1]) =>
          heard.set(name, listener),
        skipWaiting: () => void done.push('takes over'),
        caches: { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) },
        registration: { unregister: async () => void done.push(`goes, ${kept.size} caches left`) },
      })
      for (const name of ['install', 'activate'])
        heard.get(name)?.({ waitUntil: (work) => void works.push(work) })
      await Promise.all(works)
      expect(done).toEqual(['takes over', 'goes, 0 caches left'])
      kept.add('files')
      // A page that was open has brought it back, and tells what it has fetched.
      heard.get('message')?.({ waitUntil: (work) => void works.push(work) })
      await Promise.all(works)
      expect(done.slice(2)).toEqual(['goes, 0 caches left'])
      expect([...heard.keys()]).toEqual(['install', 'activate', 'message'])
    } finally {
      await gateway.close()
    }
  })
})
