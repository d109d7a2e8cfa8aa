import { z } from 'zod'
import { isEmailAddress } from './email-address'

/** GET /api/proof/{proofId}/delivery, the owner's only: whose record it is and where its e-mails go. */
export const deliverySchema = z.object({ name: z.string(), email: z.string() })
export type Delivery = z.infer<typeof deliverySchema>

/** PUT /api/proof/{proofId}/delivery: changes the record's address and sends its latest e-mail there again. */
export const deliveryChangeSchema = z.strictObject({
  email: z.string().trim().max(320).refine(isEmailAddress, 'Please enter a valid email address'),
})
