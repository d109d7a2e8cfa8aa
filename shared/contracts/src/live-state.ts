import { z } from 'zod'
import { grantRoles } from './enumerations'

/**
 * What a page that shows a shared record is told over GET /api/proofs/{id}/live (server-sent events, named `state`): numbers that
 * grow when something changed, so that the page reads again what it shows, and who is here. `ended` comes when the access has
 * ended, and nothing after it but the stream's end. A stream that ends without it (a service was restarted, the network was away)
 * is asked for again; that is answered 404 where the access has ended meanwhile. The page says where it is with PUT
 * /api/proofs/{id}/presence. A caller that does not accept events gets the state once, as JSON.
 */
export const liveStateSchema = z.object({
  revision: z.number().int(),
  comments: z.number().int(),
  people: z.number().int(),
  seal: z.number().int(),
  role: z.enum(grantRoles),
  present: z.array(
    z.object({
      /** Of the person, as in the access list; a person with two pages open is here once for each. */
      personId: z.string(),
      pageId: z.string(),
      name: z.string(),
      role: z.enum(grantRoles),
      field: z.string().nullable(),
      isYou: z.boolean(),
    }),
  ),
})
export type LiveState = z.infer<typeof liveStateSchema>
