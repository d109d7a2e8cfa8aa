import type { KnownDeviceModel } from './known-device.model'

const keptMs = 180 * 24 * 60 * 60_000

/** Remembers the browsers in which somebody has signed in: what strangers try elsewhere does not keep their owner out there. */
export interface KnownDevices {
  knows(staffId: string, visitorId: string): Promise<boolean>
  remember(staffId: string, visitorId: string): Promise<void>
  forget(staffId: string, visitorId: string): Promise<void>
  /** Forgets all of somebody's but one: they are to sign in like anybody else. */
  forgetOthers(staffId: string, visitorId: string): Promise<void>
  forgetAll(staffId: string): Promise<void>
}

const idOf = (staffId: string, visitorId: string) => `${staffId} ${visitorId}`

export const createKnownDevices = (model: KnownDeviceModel, now: () => Date): KnownDevices => ({
  async knows(staffId, visitorId) {
    return (await model.exists({ _id: idOf(staffId, visitorId), expiresAt: { $gt: now() } })) !== null
  },
  async remember(staffId, visitorId) {
    await model.updateOne(
      { _id: idOf(staffId, visitorId) },
      { $set: { staffId, expiresAt: new Date(now().getTime() + keptMs) } },
      { upsert: true },
    )
  },
  async forget(staffId, visitorId) {
    await model.deleteOne({ _id: idOf(staffId, visitorId) })
  },
  async forgetOthers(staffId, visitorId) {
    await model.deleteMany({ staffId, _id: { $ne: idOf(staffId, visitorId) } })
  },
  async forgetAll(staffId) {
    await model.deleteMany({ staffId })
  },
})
