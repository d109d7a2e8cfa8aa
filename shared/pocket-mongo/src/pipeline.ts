import { CommandError } from './command-error'
import type { Pace } from './pace'
import type { Query } from './search'
import type { Document } from './values'

export interface Pipeline {
  query: Query
  run: (documents: AsyncIterable<Document[]>) => AsyncIterable<Document[]>
}

export function compilePipeline(stages: Document[], _pace: Pace): Pipeline {
  if (stages.length > 0) throw new CommandError(40324, 'Unrecognized pipeline stage')
  return { query: { filter: new Map(), sort: [], skip: 0, limit: 0 }, run: (documents) => documents }
}
