import { randomUUID } from 'node:crypto'
import type { RecordAct } from '@shared/contracts/permissions'
import type { MatrixWorld } from './matrix-world'

/** An address of one record: who may call it follows from the role, by the one table of permissions. */
export interface RecordRow {
  act: RecordAct
  /** Answers of somebody who may; any but a refusal unless given. */
  answers?: readonly number[]
  /** `proofId` is the one in the address, for addresses that have it in the body instead. */
  body?: (world: MatrixWorld, proofId: string) => unknown
  /**
   * The other ids in the address. `isUsed` asks for ones that may be used up; else those of the own record do that exist all the time.
   */
  ids?: (world: MatrixWorld, isUsed: boolean) => Promise<Record<string, string>>
  query?: string
  /** Whoever may not is told what a stranger is: the address is its owner's alone. */
  isHidden?: boolean
}

const email = () => `${randomUUID()}@example.org`

const standing = new Map<string, Promise<string>>()
/** An id that is made once and not used up. */
const kept = (name: string, make: () => Promise<string>) => {
  const known = standing.get(name) ?? make()
  standing.set(name, known)
  return known
}

const invitation = async (world: MatrixWorld, isUsed: boolean) => {
  const make = async () => (await world.invite()).id
  return { invitationId: await (isUsed ? make() : kept('invitation', make)) }
}
const person = async (world: MatrixWorld, isUsed: boolean) => {
  const make = async () => (await world.letJoin('VIEWER')).id
  return { personId: await (isUsed ? make() : kept('person', make)) }
}
const comment = async (world: MatrixWorld) => ({
  commentId: await kept('comment', async () => {
    const id = randomUUID()
    await world.ask('OWNER', 'POST', `/api/proofs/${world.own.proofId}/comments`, { id, text: 'A question' })
    return id
  }),
})
const noVersion = async () => ({ versionId: 'v9999' })
const role = () => ({ role: 'COMMENTER' })
const seen = () => ({ version: 1, sha256: '0'.repeat(64) })

/** Every address of one record, as its service describes it, `{id}` or `{proofId}` being its Proof ID. */
export const recordRows: Readonly<Record<string, RecordRow>> = {
  'POST /api/proofs/{id}/invites': { act: 'invite', answers: [200], body: () => ({ emails: [email()] }) },
  'GET /api/proofs/{id}/invites': { act: 'read', answers: [200] },
  'POST /api/proofs/{id}/invites/{invitationId}/again': { act: 'invite', answers: [200], ids: invitation },
  'PUT /api/proofs/{id}/invites/{invitationId}': {
    act: 'invite',
    answers: [204],
    ids: invitation,
    body: role,
  },
  'DELETE /api/proofs/{id}/invites/{invitationId}': { act: 'invite', answers: [204], ids: invitation },
  'PUT /api/proofs/{id}/people/{personId}': { act: 'invite', answers: [204], ids: person, body: role },
  'DELETE /api/proofs/{id}/people/{personId}': { act: 'invite', answers: [204], ids: person },
  'GET /api/proofs/{id}/comments': { act: 'read', answers: [200] },
  'POST /api/proofs/{id}/comments': {
    act: 'comment',
    answers: [200],
    body: () => ({ id: randomUUID(), text: 'A thought' }),
  },
  'PUT /api/proofs/{id}/comments/{commentId}/resolution': {
    act: 'comment',
    answers: [204],
    ids: comment,
    body: () => ({ isResolved: true }),
  },
  'GET /api/proofs/{id}/seal': { act: 'read', answers: [200] },
  'PUT /api/proofs/{id}/seal': {
    act: 'seal',
    answers: [200],
    body: async (world) => {
      const { body } = await world.ask('OWNER', 'GET', `/api/proofs/${world.own.proofId}/seal`)
      return { isReady: true, revision: body['revision'] }
    },
  },
  'GET /api/proofs/{id}/live': { act: 'read', answers: [200] },
  'PUT /api/proofs/{id}/presence': {
    act: 'read',
    answers: [204],
    body: () => ({ pageId: '5d3b5f4e-8e1f-4d0a-9f0e-0d3f5d0d4b11' }),
  },
  'DELETE /api/proofs/{id}/presence': {
    act: 'read',
    answers: [204],
    body: () => ({ pageId: '5d3b5f4e-8e1f-4d0a-9f0e-0d3f5d0d4b11' }),
  },
  'GET /api/proof/{proofId}/delivery': { act: 'invite', answers: [200], isHidden: true },
  // To the address that it has: nothing changes.
  'PUT /api/proof/{proofId}/delivery': {
    act: 'invite',
    isHidden: true,
    body: () => ({ email: 'amara@example.org' }),
  },
  // Without answers: with them the first sync of a stranger makes a record, or is answered 409 (D1).
  'POST /api/proofs/{id}/sync': { act: 'edit', answers: [200], body: () => ({ note: 'As it was' }) },
  'GET /api/proofs/{id}/record': { act: 'read', answers: [200] },
  'PATCH /api/proofs/{id}/record': {
    act: 'edit',
    answers: [200],
    body: async (world) => {
      const { body } = await world.ask('OWNER', 'GET', `/api/proofs/${world.own.proofId}/record`)
      const data = body['data'] as Record<string, unknown>
      return {
        changes: [
          { field: 'attendingDoctorName', base: data['attendingDoctorName'], value: `Dr. ${randomUUID()}` },
        ],
      }
    },
  },
  // Of another record than the one that is named, which the owner is told: nothing is erased.
  'DELETE /api/proofs/{id}/record': { act: 'erase', answers: [409], body: () => ({ recordId: 'another' }) },
  'GET /api/proofs/{id}/export': { act: 'export', answers: [200] },
  'GET /api/proofs/{id}/holdings': { act: 'export', answers: [200] },
  // Of a device that there is not: the owner is told so.
  'DELETE /api/proofs/{id}/devices/{deviceId}': {
    act: 'export',
    answers: [404],
    ids: async () => ({ deviceId: '0'.repeat(32) }),
  },
  'GET /api/proofs/{id}/versions': { act: 'read', answers: [200] },
  'GET /api/proofs/{id}/history-check': { act: 'read', answers: [200] },
  'GET /api/proofs/{id}/versions/{versionId}': { act: 'read', answers: [200] },
  'GET /api/proofs/{id}/versions/{versionId}/changes': { act: 'read', answers: [200], query: '?since=v1' },
  'POST /api/proofs/{id}/versions/{versionId}/restore': { act: 'restore' },
  'GET /api/proof/{proofId}': { act: 'read', answers: [200] },
  'POST /api/proof/{proofId}/retry': { act: 'read', answers: [200] },
  // With a mark that no e-mail carried, which is refused whoever brings it.
  'POST /api/proof/{proofId}/mail-opened': { act: 'read', answers: [403], body: () => ({ mark: 'none' }) },
  'POST /api/proof/{proofId}/approval': { act: 'approve', body: seen },
  'POST /api/proof/{proofId}/approval/undo': {
    act: 'approve',
    body: () => ({ approvedAt: new Date(0).toISOString() }),
  },
  // With a mark that no store was given, which the owner is refused too.
  'POST /api/proof/{proofId}/order': { act: 'approve', answers: [403], body: () => ({ mark: 'none' }) },
  'GET /api/proof/{proofId}/codex.pdf': { act: 'read' },
  'GET /api/proof/{proofId}/codex.png': { act: 'read' },
  'GET /api/proof/{proofId}/codex.jpg': { act: 'read' },
  'GET /api/proof/{proofId}/codex.webp': { act: 'read' },
  'POST /api/companion-guide': { act: 'read', answers: [200], body: (_world, proofId) => ({ proofId }) },
  'POST /api/companion-guide/pdf': {
    act: 'read',
    // One at a time for a visitor, and six a minute.
    answers: [200, 429],
    body: (_world, proofId) => ({ proofId }),
  },
  // Of a version that there is not: who may look is told so.
  'GET /api/proofs/{id}/versions/{versionId}/certificate.png': {
    act: 'read',
    answers: [404],
    ids: noVersion,
  },
  'GET /api/proofs/{id}/versions/{versionId}/certificate.jpg': {
    act: 'read',
    answers: [404],
    ids: noVersion,
  },
  'GET /api/proofs/{id}/versions/{versionId}/certificate.webp': {
    act: 'read',
    answers: [404],
    ids: noVersion,
  },
}

/** Addresses whose link is the permission; the tests call them with links of every kind. */
export const linkRows: readonly string[] = [
  'GET /api/invites/info/{token}',
  'DELETE /api/invites/info/{token}',
  'DELETE /api/invites/info/{token}/reminder',
  'POST /api/join/{token}',
]

/** Addresses of no record, or of what the caller alone has: they ask for a signed visitor and nothing else. */
export const ownRows: Readonly<Record<string, string>> = {
  'POST /api/birth-records': 'makes a record of the caller’s own',
  'POST /api/birth-records/upload-csv': 'a record of the caller’s own, named in the body',
  'POST /api/objects/upload': 'makes a file of the caller’s own',
  'PUT /api/objects/{fileId}': 'a file of the caller’s own, by a signed address',
  'GET /api/objects/{fileId}': 'a file of the caller’s own, by a signed address',
  'PUT /api/baby-files': 'ties files of the caller’s own',
  'GET /api/places/autocomplete': 'places of the world',
  'GET /api/places/{placeId}': 'places of the world',
  'POST /api/proof/{proofId}/owner-key':
    'the key out of an e-mail alone opens the record; with another one everybody is answered alike',
  'POST /api/proof/{proofId}/access-link':
    'answers everybody alike, and writes to the address of the record only',
  'POST /api/mya-chat': 'speaks with MYA',
  'OPTIONS /api/widget/{partnerId}/chat': 'answers the widget on partners’ pages alone',
  'POST /api/widget/{partnerId}/chat': 'answers the widget on partners’ pages alone, from what MYA knows',
  'POST /api/name-research': 'given names of the world',
}
