import { readValue } from '@shared/node/record-cipher'
import { isErasedError } from '@shared/node/record-keys'
import { answersIdOf, answersModel, answersPlaceOf, keptAnswers } from '../records/answers.repository'
import type { AnswersDocument } from '../records/answers.repository'
import type { EncryptRecordsOptions } from './encrypt-records'
import { recordModel } from '../records/record.model'
import { notErased } from '../records/record-state'

/**
 * Encrypts answers, and what was researched for them, from before there were keys, and takes their plain hashes out of their ids. All
 * are written under their new ids before the first is removed, so that who reads meanwhile finds them under one or the other. Ended
 * in the middle, it goes on where it ended when it is called again.
 *
 * @returns how many it has encrypted
 */
export async function encryptAnswers({ connection, keys }: EncryptRecordsOptions): Promise<number> {
  const model = answersModel(connection)
  const records = recordModel(connection)
  const inTheClear = () =>
    model
      .find({ form: { $type: 'object' } })
      .sort({ _id: 1 })
      .lean<AnswersDocument>()
      .cursor()

  const write = async ({ _id: older, recordId, form, research }: AnswersDocument) => {
    const key = await keys.keyFor(recordId)
    const _id = answersIdOf(key, recordId, older.slice(recordId.length + 1))
    await model.updateOne(
      { _id },
      { $setOnInsert: { recordId, form: keptAnswers(key, _id, 'form', form) } },
      { upsert: true },
    )
    if (research !== undefined) {
      const found = readValue(key, research, answersPlaceOf(older, 'research'))
      await model.updateOne(
        { _id, research: { $exists: false } },
        { $set: { research: keptAnswers(key, _id, 'research', found) } },
      )
    }
    // Erased between the two: nothing of it may come back.
    const isThere = async () =>
      (await model.exists({ _id: older })) ?? (await records.exists({ _id: recordId, ...notErased }))
    if (!(await isThere())) await model.deleteOne({ _id })
  }
  const eachInTheClear = async (act: (answers: AnswersDocument) => Promise<void>) => {
    for await (const answers of inTheClear())
      try {
        await act(answers)
      } catch (error) {
        if (!isErasedError(error)) throw error
      }
  }

  let encrypted = 0
  await eachInTheClear(write)
  await eachInTheClear(async (answers) => {
    // Once more, since something may have been researched meanwhile; what comes after this keeps the older ones for the next run.
    await write(answers)
    const { deletedCount } = await model.deleteOne({
      _id: answers._id,
      research: { $exists: answers.research !== undefined },
    })
    encrypted += deletedCount
  })
  return encrypted
}
