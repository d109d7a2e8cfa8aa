import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const root = join(__dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const composeText = read('docker-compose.yml')

const serviceSchema = z.object({
  image: z.string().optional(),
  build: z.object({ args: z.object({ SERVICE: z.string() }) }).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  networks: z.array(z.string()),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  restart: z.string(),
  stop_grace_period: z.string().optional(),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
})
const compose = z
  .object({
    services: z.record(z.string(), serviceSchema),
    networks: z.record(z.string(), z.object({ internal: z.boolean().optional() })),
    volumes: z.record(z.string(), z.unknown()),
  })
  .parse(parse(composeText, { merge: true }))

const containers = Object.entries(compose.services).map(([name, service]) => ({ name, ...service }))
const ours = containers.flatMap(({ build, ...container }) =>
  build ? [{ ...container, service: build.args.SERVICE }] : [],
)
const isJob = ({ restart }: { restart: string }) => restart === 'on-failure'

describe('docker-compose.yml: every container', () => {
  it.each(containers)('$name: reads only, has no capabilities and gains none', (container) => {
    expect(container.read_only).toBe(true)
    expect(container.cap_drop).toEqual(['ALL'])
    expect(container.security_opt).toContain('no-new-privileges:true')
  })

  it.each(containers)('$name: is of an exact version', ({ image, name }) => {
    const wanted = image ?? /^ARG NODE_IMAGE=(.*)$/m.exec(read('Dockerfile'))?.[1] ?? name
    expect(wanted).toMatch(/:v?\d+\.\d+(\.\d+)?(-[\w-]+)?$|@sha256:[0-9a-f]{64}$/)
  })

  it.each(containers.filter((container) => !isJob(container)))(
    '$name: says whether it can work',
    (container) => {
      expect(container.healthcheck?.test.join(' ')).toMatch(/ready|hello|status/)
    },
  )

  it.each(ours)(
    '$name: has the time to finish what is under way, which Compose ends after ten seconds',
    (container) => {
      const seconds = Number(/^(\d+)s$/.exec(container.stop_grace_period ?? '10s')?.[1])
      // Requests get ten, and what runs beside them ends after that.
      expect(seconds).toBeGreaterThanOrEqual(20)
    },
  )

  it.each(containers)('$name: waits until what it needs is of use', (container) => {
    for (const [needed, { condition }] of Object.entries(container.depends_on)) {
      const other = containers.find(({ name }) => name === needed)
      // Members of a replica set are of use only once the job that joins them has run.
      const isWaitedForInside = container.name === 'mongo-init'
      if (!isWaitedForInside)
        expect(condition).toBe(other && isJob(other) ? 'service_completed_successfully' : 'service_healthy')
    }
  })

  it.each(containers)('$name: is on networks and volumes that exist', ({ networks, volumes }) => {
    expect(Object.keys(compose.networks)).toEqual(expect.arrayContaining(networks))
    expect(Object.keys(compose.volumes)).toEqual(
      expect.arrayContaining(volumes.map((volume) => volume.split(':')[0])),
    )
  })
})

it('docker-compose.yml: the address that e-mails name has the port that is published', () => {
  const told = ours.flatMap(({ environment }) => environment['PUBLIC_URL'] ?? [])
  expect(new Set(told)).toEqual(new Set(['${PUBLIC_URL:-http://localhost:${PORT:-8080}}']))
  expect(ours.flatMap(({ ports }) => ports)).toEqual(['${PORT:-8080}:8080'])
})

describe('docker-compose.yml: secrets', () => {
  // KMS may be used, and Amazon's client finds its own ways in.
  const isSecret = /^(?!KMS_).*(?:SECRET|PASSWORD|MONGO_KEY|MASTER_KEYS)/
  const asked = [...composeText.matchAll(/\$\{(\w+)(:?[-?+])?([^}]*)\}/g)].map(
    ([, name = '', operator = '', rest = '']) => ({ name, operator, rest }),
  )

  it('nothing starts without those that protect it: none has a default', () => {
    const secrets = asked.filter(({ name }) => isSecret.test(name))
    expect(new Set(secrets.map(({ name }) => name)).size).toBe(6)
    expect(secrets.filter(({ operator }) => operator !== ':?')).toEqual([])
  })

  it.each(['docker-compose.yml', 'docs/running.md', '.github/workflows/suite.yml'])(
    '%s: whoever is told how to make them is told of every one',
    (path) => {
      const told = read(path)
        .split('\n')
        .filter((line) => /for name in |echo "/.test(line))
        .join(' ')
      const secrets = new Set(asked.flatMap(({ name, operator }) => (operator === ':?' ? name : [])))
      expect([...secrets].filter((name) => !new RegExp(`\\b${name}\\b`).test(told))).toEqual([])
    },
  )

  it('none is written down', () => {
    const written = containers.flatMap(({ name, environment }) =>
      Object.entries(environment)
        .filter(([key, value]) => isSecret.test(key) && !value.includes('${'))
        .map(() => name),
    )
    expect(written).toEqual([])
  })

  it('the database asks who it is', () => {
    for (const { environment, service } of ours)
      if (environment['MONGODB_URI'])
        expect([service, environment['MONGODB_URI']]).toEqual([
          service,
          expect.stringMatching(/^mongodb:\/\/\w+:\$\{MONGO_PASSWORD:\?/),
        ])
    const members = containers.filter(({ name }) => /^mongo-\d/.test(name))
    expect(members).toHaveLength(3)
    expect(composeText).toContain('--keyFile')
  })
})

/** The settings that a service reads, from its own schema. */
const settingsOf = async (service: string): Promise<string[]> => {
  const keys: string[] = []
  jest.resetModules()
  jest.doMock('@shared/node/config', () => ({
    ...jest.requireActual<object>('@shared/node/config'),
    readConfig: (schema: z.ZodObject) => {
      keys.push(...Object.keys(schema.shape))
      throw new Error('only its keys were wanted')
    },
  }))
  const module = z.record(z.string(), z.unknown()).parse(await import(`../services/${service}/src/config`))
  for (const readSettings of Object.values(module)) {
    try {
      if (typeof readSettings === 'function') readSettings({})
    } catch {
      // As asked above.
    }
  }
  return [...new Set(keys)]
}

describe('settings', () => {
  const inTheImage = [...(/^ENV (.*)$/m.exec(read('Dockerfile'))?.[1] ?? '').matchAll(/(\w+)=/g)].map(
    ([, name]) => name,
  )
  const allocator = /^MALLOC_/
  /** For a product that runs on one machine to be tried: no deployment may switch it on. */
  const ofOneMachine = ['SHOW_KEPT_MAILS']
  const deployed = async (service: string) =>
    (await settingsOf(service)).filter((name) => !inTheImage.includes(name) && !ofOneMachine.includes(name))

  it.each(ours)(
    '$service: Compose passes every one through, and no others',
    async ({ service, environment }) => {
      expect(await settingsOf(service)).toContain('PORT')
      const given = Object.keys(environment).filter((name) => !allocator.test(name))
      expect(given.sort()).toEqual((await deployed(service)).sort())
    },
  )

  it.each(ours)('$service: docs/settings.md tells every one', async ({ service }) => {
    const told = read('docs/settings.md')
    expect((await settingsOf(service)).filter((name) => !told.includes(`\`${name}\``))).toEqual([])
  })

  it.each(ours)(
    '$service: reaches out if a setting names a place elsewhere',
    async ({ networks, service }) => {
      const elsewhere = /^(GOOGLE|OPENAI|SMTP|S3)_/
      const needsOut = service === 'chat' || (await settingsOf(service)).some((name) => elsewhere.test(name))
      if (needsOut) expect(networks.some((network) => !compose.networks[network]?.internal)).toBe(true)
    },
  )

  const chart = z
    .object({
      services: z.record(
        z.string(),
        z.object({
          asks: z.array(z.string()).default([]),
          secrets: z.array(z.string()),
          settings: z.record(z.string(), z.string()),
        }),
      ),
    })
    .parse(parse(read('docs/deploy/helm/values.yaml')))
  const forAll = ['LOG_LEVEL', 'PUBLIC_URL']

  it.each(ours)('$service: the chart passes every one through, and no others', async ({ service }) => {
    const { asks = [], secrets = [], settings = {} } = chart.services[service] ?? {}
    const given = [...asks.map((name) => `${name.toUpperCase()}_URL`), ...secrets, ...Object.keys(settings)]
    const wanted = (await deployed(service)).filter((name) => !forAll.includes(name))
    expect(given.filter((name) => !allocator.test(name)).sort()).toEqual(wanted.sort())
  })
})
