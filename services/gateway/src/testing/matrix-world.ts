import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { emptyBirthForm } from '@shared/contracts/birth-form'
import { provenanceOf, submissionResultSchema } from '@shared/contracts/birth-records'
import type { GrantRole } from '@shared/contracts/enumerations'
import { inviteResultSchema } from '@shared/contracts/invites'
import type { Caller } from '@shared/contracts/internal'
import { proofIdOf } from '@shared/insights/proof-id'
import { createDatabase, databaseNameOf, openDatabase } from '@shared/node/database'
import { silentLogger } from '@shared/node/logger'
import { serviceNames } from '../proxy/service-routes'
import type { ServiceName } from '../proxy/service-routes'
import { startAllServices } from './all-services'
import type { Answered, AnyService } from './all-services'

/** Who asks: somebody with a role on the record, somebody without one, staff, or nobody whose token is signed. */
export const people = [
  'OWNER',
  'EDITOR',
  'APPROVER',
  'COMMENTER',
  'VIEWER',
  'stranger',
  'revoked',
  'expired',
  'staff',
  'nobody',
] as const
/** The widget on a partner's page is none of the people: it has a caller of its own. */
export type Person = (typeof people)[number] | 'widget'

/** The role that somebody has on the record; null for who has none (any more). */
export const roleOf = (person: Person): GrantRole | null =>
  person === 'OWNER' ||
  person === 'EDITOR' ||
  person === 'APPROVER' ||
  person === 'COMMENTER' ||
  person === 'VIEWER'
    ? person
    : null

/** A submitted record of a family. */
export interface FamilyRecord {
  recordId: string
  proofId: string
  proofJobId: string
  /** Of the file that it names. */
  fileId: string
}

export interface MatrixWorld {
  /** The record on which the people have their roles, and one of the stranger's. */
  own: FamilyRecord
  foreign: FamilyRecord
  /** A well-formed Proof ID that no record has. */
  guessed: string
  documents: Record<ServiceName, Record<string, Record<string, { 'x-audience': string; responses: object }>>>
  /** A call to the service that the gateway would pass it to. */
  ask(person: Person, method: string, path: string, body?: unknown): Promise<Answered>
  /** Calls a service that is named, also where the gateway would not. */
  askService(service: AnyService, person: Person, method: string, path: string): Promise<Answered>
  /** Invites somebody to the own record; its token, and the invitation's id. */
  invite(role?: string, passcode?: string): Promise<{ id: string; token: string }>
  /** Invites somebody who joins at once: how the record's people know them, and the link that is used now. */
  letJoin(role: string, person?: Person): Promise<{ id: string; token: string }>
  /** Lets the time of an invitation pass. */
  expire(invitationId: string): Promise<void>
  /** What all services keep that says one of these words: documents by their collection, and the paths of files. */
  search(words: readonly string[]): Promise<string[]>
  stop(): Promise<void>
}

const letter = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

const visitorOf = (person: Person) => `matrix-${person.toLowerCase()}`

const callerOf = (person: Person): Caller | null => {
  if (person === 'nobody') return null
  if (person === 'widget') return { kind: 'widget', origin: 'https://shop.example', network: 'network' }
  if (person === 'staff') return { kind: 'staff', staffId: 'matrix-member', visitorId: visitorOf(person) }
  return { kind: 'visitor', visitorId: visitorOf(person) }
}

/** All services as processes of their own over one document store, with two families, and everybody who may have to do with them. */
export async function startMatrixWorld(root: string): Promise<MatrixWorld> {
  const services = await startAllServices(root)
  const { store, folder, urls } = services
  const invitesDatabase = createDatabase()
  const stop = async () => {
    await invitesDatabase.close()
    await services.stop()
  }
  const askService: MatrixWorld['askService'] = (service, person, method, path) =>
    services.send(service, callerOf(person), method, path)
  const ask: MatrixWorld['ask'] = (person, method, path, body) =>
    services.ask(callerOf(person), method, path, body)

  const upload = async (person: Person): Promise<string> => {
    const { body } = await ask(person, 'POST', '/api/objects/upload', { name: 'letter.pdf' })
    const sent = await ask(person, 'PUT', String(body['uploadURL']), letter)
    if (sent.status !== 200) throw new Error(`The file was refused: ${JSON.stringify(sent.body)}`)
    const fileURL = String(sent.body['fileURL'])
    await ask(person, 'PUT', '/api/baby-files', { fileURL })
    return fileURL
  }
  const submit = async (person: Person, babyFirstName: string): Promise<FamilyRecord> => {
    const fileURL = await upload(person)
    const form = {
      ...emptyBirthForm(),
      email: `${babyFirstName.toLowerCase()}@example.org`,
      babyFirstName,
      babyLastName: 'Okonkwo',
      babyDateOfBirth: '2026-03-14',
      babyTimeOfBirth: '08:42',
      babyBirthPlace: 'St. Mary',
      babyBirthLocation: 'Lagos, Nigeria',
      acknowledgement: true,
      uploadedFiles: [{ name: 'letter.pdf', size: letter.length, fileURL }],
    }
    const { babyLastName: lastName, babyDateOfBirth: birthDate, babyTimeOfBirth: birthTime } = form
    const proofId = proofIdOf({ firstName: babyFirstName, lastName, birthDate, birthTime })
    const body = { ...form, isCompleted: true, provenance: provenanceOf(form, proofId) }
    const answer = await ask(person, 'POST', '/api/birth-records', body)
    if (answer.status !== 201) throw new Error(`The record was refused: ${JSON.stringify(answer.body)}`)
    const { id, derivedData } = submissionResultSchema.parse(answer.body)
    return {
      recordId: id,
      proofId,
      proofJobId: derivedData.proofJobId,
      fileId: fileURL.split('/').at(-1) ?? '',
    }
  }

  try {
    await openDatabase(invitesDatabase, { uri: store.uri('codex_invites'), logger: silentLogger() })
    const own = await submit('OWNER', 'Amara')
    const foreign = await submit('stranger', 'Bela')
    const invite: MatrixWorld['invite'] = async (role = 'VIEWER', passcode) => {
      const email = `${Math.random().toString(36).slice(2)}@example.org`
      const path = `/api/proofs/${own.proofId}/invites`
      const { body } = await ask('OWNER', 'POST', path, {
        emails: [email],
        role,
        ...(passcode ? { passcode } : {}),
      })
      const [made] = inviteResultSchema.parse(body).invites
      if (!made) throw new Error('Nobody was invited')
      return { id: made.id, token: made.inviteUrl.split('/join/')[1] ?? '' }
    }
    let guests = 0
    const world: MatrixWorld = {
      own,
      foreign,
      guessed: '01ZZZZZZZZ',
      documents: Object.fromEntries(
        await Promise.all(
          serviceNames.map(async (name) => {
            const answer = await fetch(`${urls[name]}/api/docs`)
            return [name, ((await answer.json()) as { paths: unknown }).paths] as const
          }),
        ),
      ) as MatrixWorld['documents'],
      ask,
      askService,
      invite,
      async letJoin(role, person) {
        const { id, token } = await invite(role)
        if (person) await ask(person, 'POST', `/api/join/${token}`, {})
        else {
          // Somebody who is seen in the list of people only.
          const guest: Caller = { kind: 'visitor', visitorId: `matrix-guest-${(guests += 1)}` }
          await services.ask(guest, 'POST', `/api/join/${token}`, {})
        }
        return { id, token }
      },
      async expire(invitationId) {
        const invitations = invitesDatabase.db?.collection<{ _id: string }>('invitations')
        await invitations?.updateOne({ _id: invitationId }, { $set: { expiresAt: new Date(0) } })
      },
      async search(words) {
        const found: string[] = []
        for (const name of serviceNames) {
          const connection = createDatabase()
          const uri = store.uri('codex')
          await openDatabase(connection, { uri, name: databaseNameOf(uri, name), logger: silentLogger() })
          for (const { name: collection } of await connection.listCollections())
            for (const document of await connection.collection(collection).find().toArray())
              found.push(`${collection} ${JSON.stringify(document)}`)
          await connection.close()
        }
        const entries = await readdir(folder, { recursive: true, withFileTypes: true })
        const files = entries.flatMap((entry) => (entry.isFile() ? join(entry.parentPath, entry.name) : []))
        return [...found, ...files].filter((text) => words.some((word) => text.includes(word)))
      },
      stop,
    }
    for (const person of people) {
      const role = roleOf(person)
      if (role && role !== 'OWNER') await world.letJoin(role, person)
    }
    const { id: revoked } = await world.letJoin('EDITOR', 'revoked')
    await ask('OWNER', 'DELETE', `/api/proofs/${own.proofId}/people/${revoked}`)
    const late = await invite('EDITOR')
    await world.expire(late.id)
    await ask('expired', 'POST', `/api/join/${late.token}`, {})
    return world
  } catch (error) {
    await stop()
    throw error
  }
}
