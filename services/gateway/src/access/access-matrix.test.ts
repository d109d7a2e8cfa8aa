import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { emptyBirthForm } from '@shared/contracts/birth-form'
import type { GrantRole } from '@shared/contracts/enumerations'
import type { RecordAct } from '@shared/contracts/permissions'
import { proofIdOf } from '@shared/insights/proof-id'
import { routeOf, serviceNames } from '../proxy/service-routes'
import { linkRows, ownRows, recordRows } from '../testing/matrix-rows'
import type { RecordRow } from '../testing/matrix-rows'
import { people, roleOf, startMatrixWorld } from '../testing/matrix-world'
import type { Answered } from '../testing/all-services'
import type { MatrixWorld, Person } from '../testing/matrix-world'

// All services are built and started first.
jest.setTimeout(600_000)

const root = join(__dirname, '../../../..')
let world: MatrixWorld
beforeAll(async () => {
  world = await startMatrixWorld(root)
})
afterAll(() => world?.stop())

interface Described {
  /** 'GET /api/proofs/{id}/comments' */
  name: string
  service: (typeof serviceNames)[number]
  path: string
  audience: string
  isBuilt: boolean
}
const described = (): Described[] =>
  serviceNames.flatMap((service) =>
    Object.entries(world.documents[service]).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, route]) => ({
        name: `${method.toUpperCase()} ${path}`,
        service,
        path,
        audience: route['x-audience'],
        // Of a part that is not built yet nothing but 501 is described.
        isBuilt: Object.keys(route.responses).some((status) => status !== 'default'),
      })),
    ),
  )

/** The rows of addresses that a service answers. */
const rowsInUse = () => {
  const names = described().flatMap(({ name, isBuilt }) => (isBuilt ? [name] : []))
  return Object.entries(recordRows).filter(([name]) => names.includes(name))
}
/** One call of an address of a record. */
const call = async (person: Person, name: string, row: RecordRow, proofId: string, isUsed = false) => {
  const [method = '', path = ''] = name.split(' ')
  const ids: Record<string, string> = {
    id: proofId,
    proofId,
    versionId: 'v1',
    ...(await row.ids?.(world, isUsed)),
  }
  const address = path.replace(/\{(\w+)\}/g, (_whole, id: string) => ids[id] ?? 'nothing')
  return world.ask(person, method, address + (row.query ?? ''), await row.body?.(world, proofId))
}
const said = ({ status, body }: Answered) => `${status} ${body?.code ?? ''} ${body?.detail ?? ''}`
const isRefusal = ({ status }: Answered) => status === 401 || status === 403 || status >= 502

/** The role matrix as the decisions have it, written anew: by the table of the product a slip in it would be found nowhere. */
const decided: Readonly<Record<GrantRole, readonly RecordAct[]>> = {
  VIEWER: ['read'],
  COMMENTER: ['read', 'comment'],
  EDITOR: ['read', 'comment', 'edit'],
  APPROVER: ['read', 'comment', 'seal'],
  OWNER: ['read', 'comment', 'edit', 'invite', 'restore', 'approve', 'export', 'erase'],
}
const isPermitted = (role: GrantRole, act: RecordAct) => decided[role].includes(act)

/** What is wrong with one answer; nothing when it is as the table of permissions says. */
function finding(person: Person, row: RecordRow, answer: Answered, toStranger: Answered): string | null {
  const role = roleOf(person)
  if (person === 'nobody') return answer.status === 401 ? null : 'expected 401'
  const isUnknown = said(answer) === said(toStranger)
  if (role === null)
    return isUnknown && answer.status === 404 ? null : 'expected what a guessed Proof ID is answered'
  if (!isPermitted(role, row.act))
    return (row.isHidden ? isUnknown : answer.status === 403) ? null : 'expected a refusal'
  if (row.answers)
    return isUnknown
      ? 'expected to be let through'
      : row.answers.includes(answer.status)
        ? null
        : `expected ${row.answers.join(' or ')}`
  return isRefusal(answer) || isUnknown ? 'expected to be let through' : null
}

describe('the matrix of access', () => {
  it('has a row for every address that a service answers', () => {
    const rows = [...Object.keys(recordRows), ...linkRows, ...Object.keys(ownRows)]
    const without = described().filter(
      ({ name, service, audience, isBuilt }) =>
        // Sign-in and registration are the staff's, and have nothing to do with records.
        service !== 'accounts' && audience !== 'staff' && isBuilt && !rows.includes(name),
    )
    expect(without.map(({ name }) => name)).toEqual([])
    expect(rowsInUse().length).toBeGreaterThan(30)
    // A row whose address is gone would be asked of nobody.
    const names = described().map(({ name }) => name)
    expect(rows.filter((name) => !names.includes(name))).toEqual([])
  })

  it('leads every address through the gateway to the service that describes it, and none within', () => {
    const wrong = described().filter(
      ({ path, service }) => routeOf(path.replace(/\{\w+\}/g, 'x'))?.service !== service,
    )
    expect(wrong.map(({ service, name }) => `${service}: ${name}`)).toEqual([])
    expect(described().filter(({ path }) => !path.startsWith('/api/'))).toEqual([])
  })

  const proves: Readonly<Partial<Record<Person, string>>> = {
    OWNER: '[COL-006] [COL-007] ',
    VIEWER: '[COL-001] ',
    COMMENTER: '[COL-002] ',
    EDITOR: '[COL-004] ',
    APPROVER: '[COL-005] ',
    stranger: '[PRF-005] ',
    revoked: '[COL-011] [COL-012] ',
    staff: '[COL-014] ',
  }
  it.each(people.map((person) => [proves[person] ?? '', person] as const))(
    '%s%s does with a record what the role allows, and learns of no other record that it exists',
    async (_ids, person) => {
      const findings: string[] = []
      const role = roleOf(person)
      const mayOf = ({ act }: RecordRow) => role !== null && isPermitted(role, act)
      const check = async ([name, row]: [string, RecordRow]) => {
        // The stranger's own record is no other family's.
        const [toStranger, foreign] = await Promise.all([
          call(person, name, row, world.guessed),
          person === 'stranger' ? undefined : call(person, name, row, world.foreign.proofId),
        ])
        const answer = await call(person, name, row, world.own.proofId, mayOf(row))
        const fault = finding(person, row, answer, toStranger)
        if (fault) findings.push(`${name}: ${said(answer)}, ${fault}, which was ${said(toStranger)}`)
        const status = person === 'nobody' ? 401 : 404
        if (foreign && (foreign.status !== status || said(foreign) !== said(toStranger)))
          findings.push(`${name} of another family: ${said(foreign)}`)
      }
      // What only reads, or is refused, may be asked all at once; what changes the record goes one after the other.
      const changes = ([name, row]: [string, RecordRow]) => !name.startsWith('GET ') && mayOf(row)
      await Promise.all(
        rowsInUse()
          .filter((row) => !changes(row))
          .map(check),
      )
      for (const row of rowsInUse().filter(changes)) await check(row)
      expect(findings).toEqual([])
    },
  )

  it('[COL-008] [COL-009] lets the owner alone restore a version, and approve what was seen of the proof', async () => {
    const { proofId } = world.own
    const seen = async (): Promise<Answered['body']> => {
      const { body } = await world.ask('OWNER', 'GET', `/api/proof/${proofId}`)
      if (body['status'] !== 'running') return { version: body['version'], sha256: body['sha256'] }
      await new Promise((resolve) => setTimeout(resolve, 50))
      return seen()
    }
    const acts: readonly (readonly [string, unknown])[] = [
      [`/api/proofs/${proofId}/versions/v1/restore`, undefined],
      [`/api/proof/${proofId}/approval`, await seen()],
    ]
    for (const [path, body] of acts) {
      const others = people.filter((person) => person !== 'OWNER')
      const refused = await Promise.all(others.map((person) => world.ask(person, 'POST', path, body)))
      expect(
        refused.map(({ status }) => status).filter((status) => ![401, 403, 404].includes(status)),
      ).toEqual([])
      const { status, body: answer } = await world.ask('OWNER', 'POST', path, body)
      expect([path, status, answer.detail]).toEqual([path, 200, undefined])
    }
  })

  it('[INV-038] is ready for collaboration once a draft was synced, before anything is submitted', async () => {
    const birth = { firstName: 'Chidi', lastName: 'Eze', birthDate: '2026-03-15', birthTime: '09:00' }
    const data = {
      ...emptyBirthForm(),
      babyFirstName: birth.firstName,
      babyLastName: birth.lastName,
      babyDateOfBirth: birth.birthDate,
      babyTimeOfBirth: birth.birthTime,
    }
    const record = `/api/proofs/${proofIdOf(birth)}`
    const invitation = { emails: ['aunt@example.org'], role: 'EDITOR' }
    const invite = async () => (await world.ask('expired', 'POST', `${record}/invites`, invitation)).status
    expect(await invite()).toBe(404)
    expect((await world.ask('expired', 'POST', `${record}/sync`, { note: '', data })).status).toBe(200)
    expect(await invite()).toBe(200)
  })

  it('knows an id of one record under the address of another as little as one that is made up', async () => {
    const findings: string[] = []
    const check = async ([name, row]: [string, RecordRow]) => {
      // The stranger owns that record.
      const answer = await call('stranger', name, row, world.foreign.proofId)
      if (answer.status !== (row.act === 'seal' ? 403 : 404)) findings.push(`${name}: ${said(answer)}`)
    }
    await Promise.all(
      rowsInUse()
        .filter(([, row]) => row.ids)
        .map(check),
    )
    expect(findings).toEqual([])
  })

  it('[API-006] knows a record under /api/proofs by its Proof ID of ten characters alone, also for its owner', async () => {
    const { proofId, proofJobId, recordId } = world.own
    expect(proofId).toMatch(/^[0-9A-Z]{10}$/)
    const findings: string[] = []
    const check = async ([name, row]: [string, RecordRow]) => {
      for (const id of [proofJobId, recordId, proofId.slice(0, -1), `${proofId}0`]) {
        const { status } = await call('OWNER', name, row, id)
        if (![400, 404].includes(status)) findings.push(`${name} with ${id}: ${status}`)
      }
    }
    const rows = rowsInUse().filter(([name]) => / \/api\/proofs\/\{\w+\}\//.test(name))
    expect(rows.length).toBeGreaterThan(15)
    await Promise.all(rows.map(check))
    expect(findings).toEqual([])
  })

  it('opens no invitation by a link that is used, taken back, declined, expired, changed or made up', async () => {
    const used = await world.letJoin('VIEWER')
    const takenBack = await world.invite()
    await world.ask('OWNER', 'DELETE', `/api/proofs/${world.own.proofId}/invites/${takenBack.id}`)
    const declined = await world.invite()
    expect((await world.ask('staff', 'DELETE', `/api/invites/info/${declined.token}`)).status).toBe(204)
    const expired = await world.invite()
    await world.expire(expired.id)
    const open = await world.invite()
    const changed = `${open.token.slice(0, -1)}${open.token.endsWith('A') ? 'B' : 'A'}`
    const dead = [used.token, takenBack.token, declined.token, expired.token, changed, 'x', 'A'.repeat(65)]
    const findings: string[] = []
    for (const name of linkRows) {
      const [method = '', path = ''] = name.split(' ')
      const at = (token: string) => path.replace('{token}', token)
      const body = method === 'POST' ? {} : undefined
      for (const token of dead) {
        const answer = await world.ask('revoked', method, at(token), body)
        if (said(answer) !== '404 not_found Invalid or expired invitation link')
          findings.push(`${name} with ${dead.indexOf(token)}: ${said(answer)}`)
      }
      if ((await world.ask('nobody', method, at(open.token), body)).status !== 401)
        findings.push(`${name}: no 401`)
    }
    expect(findings).toEqual([])
    expect((await world.ask('revoked', 'GET', `/api/invites/info/${open.token}`)).status).toBe(200)
  })

  it('[API-028] answers staff’s addresses to staff alone, and what services ask each other to services alone', async () => {
    const findings: string[] = []
    const ofOthers = described().filter(
      ({ path, audience }) => path.startsWith('/api/admin/') && audience !== 'staff',
    )
    expect(ofOthers).toEqual([])
    // These addresses know no record: of visitors it is enough to ask one.
    const visitors: Person[] = ['OWNER', 'nobody']
    for (const { name, path, service, audience } of described().filter(
      (route) => route.audience === 'staff',
    )) {
      const [method = ''] = name.split(' ')
      const ask = async (person: Person) => {
        const { status } = await world.askService(service, person, method, path.replace(/\{\w+\}/g, 'x'))
        if (status !== 401) findings.push(`${service} ${audience} ${name} to ${person}: ${status}`)
      }
      await Promise.all(visitors.map(ask))
    }
    for (const { service, path } of internalPaths()) {
      const ask = async (person: Person) => {
        const methods = ['GET', 'POST', 'PUT', 'DELETE']
        const statuses = await Promise.all(
          methods.map(async (method) => (await world.askService(service, person, method, path)).status),
        )
        // An address has one method or two; by the others there is nothing.
        const refused = person === 'nobody' ? [401] : [403, 405]
        if (
          !statuses.every((status) => refused.includes(status)) ||
          statuses.every((status) => status === 405)
        )
          findings.push(`${service} ${path} to ${person}: ${statuses.join(' ')}`)
      }
      await Promise.all([...visitors, 'staff' as const].map(ask))
    }
    expect(findings).toEqual([])
  })

  it('[MYA-026] answers MYA’s widget on a partner’s page nothing but its own address', async () => {
    const open: string[] = []
    const ask = async (service: (typeof serviceNames)[number], method: string, path: string) => {
      const { status } = await world.askService(service, 'widget', method, path.replace(/\{\w+\}/g, 'x'))
      if (status !== 403 && status !== 405) open.push(`${service} ${method} ${path}: ${status}`)
    }
    for (const { name, path, service } of described()) await ask(service, name.split(' ')[0] ?? '', path)
    for (const { service, path } of internalPaths())
      for (const method of ['GET', 'POST', 'PUT', 'DELETE']) await ask(service, method, path)
    expect(open).toEqual([])
    expect(described().filter(({ audience }) => audience === 'widget')).toHaveLength(2)
  })

  it('leads nobody to the keys of records, and answers them to services alone', async () => {
    const paths = ['/internal/keys', `/internal/keys/${world.own.recordId}`, '/api/keys', '/keys']
    expect(paths.filter((path) => routeOf(path) !== null)).toEqual([])
    const statuses = await Promise.all(
      people.flatMap((person) => [
        world.askService('keys', person, 'POST', '/internal/keys'),
        world.askService('keys', person, 'DELETE', `/internal/keys/${world.own.recordId}`),
      ]),
    )
    expect(statuses.filter(({ status }) => status !== 401 && status !== 403)).toEqual([])
  })

  it('asks every other address for a signed caller', async () => {
    const findings: string[] = []
    const check = async ({ name, path, service }: Described) => {
      const { status } = await world.askService(service, 'nobody', name.split(' ')[0] ?? '', path)
      if (status !== 401) findings.push(`${service} ${name}: ${status}`)
    }
    await Promise.all(described().map(check))
    expect(findings).toEqual([])
  })

  // The last one: it ends the record.
  it('[COL-010] [PRV-009] [PRV-010] lets the owner alone erase it, of which one line without a word of the family is left', async () => {
    const { recordId, proofId, proofJobId, fileId } = world.own
    const path = `/api/proofs/${proofId}/record`
    const others = people.filter((person) => person !== 'OWNER')
    const refused = await Promise.all(others.map((person) => world.ask(person, 'DELETE', path, { recordId })))
    expect(refused.map(({ status }) => status).filter((status) => ![401, 403, 404].includes(status))).toEqual(
      [],
    )

    const ids = [recordId, proofId, proofJobId, fileId, 'matrix-owner', 'matrix-editor']
    const words = ['Amara', 'amara@example.org', 'A thought', 'A question']
    const kept = (found: readonly string[]) => [...new Set(found.map((text) => text.split(/[ /]/)[0]))].sort()
    const before = kept(await world.search([...ids, ...words]))
    for (const collection of [
      'birthrecords',
      'answers',
      'babyfiles',
      'staffrecords',
      'proofjobs',
      'grants',
      'invitations',
      'comments',
      'keptmails',
    ])
      expect(before).toContain(collection)
    // The bytes of the file, and the proof.
    expect(await world.search([`objects/files/${fileId}`])).toHaveLength(1)
    expect((await world.search(['objects/proofs/'])).length).toBeGreaterThan(0)

    expect((await world.ask('OWNER', 'DELETE', path, { recordId })).status).toBe(204)
    expect((await world.ask('OWNER', 'GET', `/api/proof/${proofJobId}`)).status).toBe(404)
    expect(await world.search(words)).toEqual([])
    // For a minute the ids are known by which late writers are found; who named a Proof ID is known for a day, to slow guessing.
    const left = await world.search(ids)
    expect(
      left.filter((text) => !/^(birthrecords|namedproofids|passcodeguesses|messagerates) /.test(text)),
    ).toEqual([expect.stringMatching(/^auditlines .*"staffId":"the family","act":"record\.erased"/)])
  })
})

/** Addresses under /internal, as they stand in the sources of the services. */
function internalPaths() {
  const kit = readFileSync(join(root, 'shared/node/src/mail-address-routes.ts'), 'utf8')
  return serviceNames.flatMap((service) => {
    const folder = join(root, 'services', service, 'src')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.routes.ts'),
    )
    const texts = [
      ...files.map((file) => readFileSync(join(folder, file), 'utf8')),
      ...(service === 'proofs' ? [kit] : []),
    ]
    const paths = texts.flatMap((text) =>
      [...text.matchAll(/'(\/internal\/[^']+)'/g)].map(([, path = '']) => path),
    )
    return [...new Set(paths)].map((path) => ({ service, path: path.replace(/:\w+/g, '0'.repeat(32)) }))
  })
}
