import { Double } from 'bson'
import { CommandError } from '../bson/command-error'
import { largestDocument } from '../bson/encode'
import { documentOf } from '../bson/values'
import type { Document, Value } from '../bson/values'
import type { Engine } from '../collections/engine'
import {
  compact,
  create,
  done,
  drop,
  dropDatabase,
  endSessions,
  listCollections,
  listDatabases,
  listIndexes,
} from './admin-commands'
import { Command } from './arguments'
import { explain } from './explain'
import { findAndModify } from './find-and-modify'
import { createIndexes, dropIndexes } from './index-commands'
import { aggregate, count, distinct, find, getMore, killCursors } from './read-commands'
import { commandOf, largestMessage } from './request'
import type { Request } from './request'
import { insert, remove, update } from './write-commands'

/** The version of MongoDB whose answers this server gives, and its number in the protocol. */
const version = '7.0.0'
const wireVersion = 21

/** What the commands know of the server itself. */
export interface Host {
  /** The address in the URI: a driver that sees another one would go there. */
  address: string
}

type Run = (engine: Engine, command: Command, host: Host) => Document | Promise<Document>

const commands: Readonly<Record<string, Run>> = {
  hello: (_engine, _command, host) => hello(host),
  isMaster: (_engine, _command, host) => hello(host),
  ismaster: (_engine, _command, host) => hello(host),
  ping: (_engine, command) => {
    command.expect([])
    return done()
  },
  buildInfo: buildInfo,
  buildinfo: buildInfo,
  endSessions,
  listCollections,
  listDatabases,
  listIndexes,
  compact,
  create,
  drop,
  dropDatabase,
  createIndexes,
  dropIndexes,
  insert,
  update,
  delete: remove,
  find,
  getMore,
  killCursors,
  findAndModify,
  findandmodify: findAndModify,
  count,
  distinct,
  aggregate,
  explain,
}

/** Carries out a command and gives its reply; a failure becomes a reply with MongoDB's code. */
export async function runCommand(engine: Engine, request: Request, host: Host): Promise<Document> {
  try {
    const command = new Command(commandOf(request))
    const run = Object.hasOwn(commands, command.name) ? commands[command.name] : undefined
    if (!run) throw new CommandError(59, `no such command: '${command.name}'`)
    command.checkConcerns()
    return await run(engine, command, host)
  } catch (error) {
    return failure(error)
  }
}

function failure(error: unknown): Document {
  const known =
    error instanceof CommandError ? error : new CommandError(1, `internal error: ${String(error)}`)
  return new Map<string, Value>([
    ['ok', new Double(0)],
    ['errmsg', known.message],
    ['code', known.code],
    ['codeName', known.codeName],
    ...(known.details ?? []),
  ])
}

/** A replica set of one: only to a replica set do drivers send retryable writes. */
function hello(host: Host): Document {
  return documentOf({
    helloOk: true,
    ismaster: true,
    isWritablePrimary: true,
    secondary: false,
    setName: 'pocket',
    setVersion: 1,
    hosts: [host.address],
    primary: host.address,
    me: host.address,
    maxBsonObjectSize: largestDocument,
    maxMessageSizeBytes: largestMessage,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    minWireVersion: 0,
    maxWireVersion: wireVersion,
    readOnly: false,
    ok: new Double(1),
  })
}

function buildInfo(_engine: Engine, command: Command): Document {
  command.expect([])
  return documentOf({
    version,
    versionArray: version.split('.').concat('0').map(Number),
    gitVersion: 'pocket-mongo',
    modules: ['pocket-mongo'],
    storageEngines: ['lmdb'],
    bits: 64,
    debug: false,
    maxBsonObjectSize: largestDocument,
    ok: new Double(1),
  })
}
