import { deliverySchema } from '@shared/contracts/deliveries'
import type { Delivery } from '@shared/contracts/deliveries'
import { request } from '@shared/web/api/request'

/** GET …/delivery, the owner's. Throws ApiError: `not_found` for anybody else, and for what was never submitted. */
export const fetchDelivery = async (proofId: string): Promise<Delivery> =>
  deliverySchema.parse(await request(['/api/proof', proofId, 'delivery']))
