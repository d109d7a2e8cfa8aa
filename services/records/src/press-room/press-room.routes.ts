import { maskedAddress } from '@shared/contracts/masked-address'
import {
  maskedAddressesSchema,
  pressFiguresQuerySchema,
  pressRanges,
  recordDaysSchema,
  recordsPressSchema,
} from '@shared/contracts/press-room'
import { lastDays } from '@shared/contracts/zone-days'
import { route } from '@shared/node/route'
import type { Express } from 'express'
import { z } from 'zod'
import { addressOf } from '../records/current-form'
import type { SubmittedRecords } from '../records/submitted-records'
import type { RecordDaysReader } from './record-days'

export interface PressRoomDependencies {
  days: RecordDaysReader
  records: Pick<SubmittedRecords, 'findNewest'>
  now: () => Date
}

const maxAsked = 50
const ids = z
  .string()
  .max(maxAsked * 65)
  .transform((text) => text.split(','))
  .refine(({ length }) => length <= maxAsked, `At most ${maxAsked} records can be asked for`)

/** What the press room shows of the records, and what the others in it ask of them. */
export function mountPressRoom(app: Express, { days, records, now }: PressRoomDependencies): void {
  app.get(
    '/api/admin/press-room/records',
    route(
      {
        summary: 'How many records were made on each day',
        audience: 'staff',
        query: pressFiguresQuerySchema,
        answer: recordDaysSchema,
      },
      async ({ query: { range, timeZone } }) => ({
        days: await days.days(lastDays(pressRanges[range].days, timeZone, now())),
      }),
    ),
  )
  app.get(
    '/internal/press-room',
    route(
      {
        summary: 'Whether the press room’s figures have changed',
        audience: 'service',
        answer: recordsPressSchema,
      },
      async () => ({ revision: await days.revisionAt(now()) }),
    ),
  )
  app.get(
    '/internal/press-room/addresses',
    route(
      {
        summary: 'The addresses of records, masked',
        audience: 'service',
        query: z.strictObject({ records: ids }),
        answer: maskedAddressesSchema,
      },
      async ({ query }) => {
        const found = await records.findNewest(query.records)
        return {
          addresses: Object.fromEntries(
            found.map((record) => [record._id, maskedAddress(addressOf(record))]),
          ),
        }
      },
    ),
  )
}
