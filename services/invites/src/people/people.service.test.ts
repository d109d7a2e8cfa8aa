import { createRecordTexts } from '../encryption/record-texts'
import { grantsCollection } from '../grants/grant.model'
import { createGrantRepository } from '../grants/grant.repository'
import { invitationsCollection } from '../invitations/invitation.model'
import { createInvitationRepository } from '../invitations/invitation.repository'
import { ownerId, proofId, recordId, startInvites } from '../testing/invites-service'
import type { InvitesUnderTest } from '../testing/invites-service'
import { createPeopleService } from './people.service'

let service: InvitesUnderTest
beforeAll(async () => {
  service = await startInvites()
})
afterAll(() => service.stop())
beforeEach(() => service.reset())

it('does not say that an access has ended whose holder became an owner at the same moment', async () => {
  const personId = await service.letJoin('grandmother', 'EDITOR')
  const { connection } = service.store
  const grants = createGrantRepository(connection, createRecordTexts(service.keys, grantsCollection))
  const texts = createRecordTexts(service.keys, invitationsCollection)
  const people = createPeopleService({
    grants: {
      ...grants,
      async seenAt(...person) {
        await grants.makeOwner(recordId, 'grandmother')
        return grants.seenAt(...person)
      },
    },
    invitations: createInvitationRepository(connection, texts),
    changes: { count: async () => undefined },
    now: () => service.now,
  })
  const record = { recordId, proofId, revision: 1, role: 'OWNER' } as const
  // Said again when it is asked again.
  for (let time = 0; time < 2; time += 1)
    await expect(people.revoke(record, personId)).rejects.toMatchObject({ code: 'conflict' })
  expect(await people.list(ownerId, record)).toMatchObject({
    people: expect.arrayContaining([expect.objectContaining({ id: personId, role: 'OWNER' })]),
    former: [],
  })
})
