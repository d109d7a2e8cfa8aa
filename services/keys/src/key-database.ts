import { createDatabase, databaseNameOf, openDatabase } from '@shared/node/database'
import { silentLogger } from '@shared/node/logger'
import type { Connection } from 'mongoose'

/** Does something with the database of the keys, for a program beside the service. `uri` as in the service's settings. */
export async function onKeyDatabase<Result>(
  uri: string,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection = createDatabase()
  // Models are made when they are used: the service has built their indexes.
  await openDatabase(connection, { uri, name: databaseNameOf(uri, 'keys'), logger: silentLogger() })
  try {
    return await work(connection)
  } finally {
    await connection.close()
  }
}
