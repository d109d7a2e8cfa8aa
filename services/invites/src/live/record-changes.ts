import { changeOrMake } from '@shared/node/database'
import { Schema } from 'mongoose'
import type { Connection } from 'mongoose'

/** Numbers that grow when something about a record changed, for the pages that show it. */
export interface RecordChangesDocument {
  /** The record's id. */
  _id: string
  /** The newest revision that records has told of; 0 before it has told of any. */
  revision: number
  comments: number
  people: number
  seal: number
}

/** What the people on a record see change beside its answers. */
export type ChangedPart = 'comments' | 'people' | 'seal'

export interface RecordChanges {
  /** Tells the record's pages that a part of it was written. Call it after the write, also where it was made before. */
  count(recordId: string, part: ChangedPart): Promise<void>
  /** Tells of a newer revision; an older one, or the same again, changes nothing. */
  setRevision(recordId: string, revision: number): Promise<void>
  /** What has been counted of several records; one that nothing has changed of is left out. */
  findAll(recordIds: readonly string[]): Promise<RecordChangesDocument[]>
  /** Forgets a record; pages that still show it are told, and find that they may no longer. */
  removeAll(recordId: string): Promise<void>
}

const counts = { comments: 0, people: 0, seal: 0 } as const

const schema = new Schema<RecordChangesDocument>(
  {
    _id: { type: String, required: true },
    revision: { type: Number, required: true },
    comments: { type: Number, required: true },
    people: { type: Number, required: true },
    seal: { type: Number, required: true },
  },
  { versionKey: false, collection: 'recordchanges', shardKey: { _id: 1 } },
)

/** @param onChange is told at once of what this process has written */
export function createRecordChanges(
  connection: Connection,
  onChange: (recordId: string) => void,
): RecordChanges {
  const changes = connection.model<RecordChangesDocument>('RecordChanges', schema)
  return {
    async count(recordId, part) {
      const { [part]: _, ...others } = counts
      const inserted = { revision: 0, ...others }
      await changeOrMake(changes, { _id: recordId }, { $inc: { [part]: 1 }, $setOnInsert: inserted })
      onChange(recordId)
    },
    async setRevision(recordId, revision) {
      await changeOrMake(changes, { _id: recordId }, { $setOnInsert: { revision: 0, ...counts } })
      // A newer revision ends the marks of the older one.
      const newer = { _id: recordId, revision: { $lt: revision } }
      const written = await changes.updateOne(newer, { $set: { revision }, $inc: { seal: 1 } })
      if (written.matchedCount) onChange(recordId)
    },
    async removeAll(recordId) {
      await changes.deleteOne({ _id: recordId })
      onChange(recordId)
    },
    findAll: (recordIds) => changes.find({ _id: { $in: recordIds } }).lean<RecordChangesDocument[]>(),
  }
}
