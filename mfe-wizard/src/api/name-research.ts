import { nameResearchSchema } from '@shared/contracts/name-research'
import type { NameResearch } from '@shared/contracts/name-research'
import { request } from '@shared/web/api/request'

/** What was answered since the page was opened, by the names. */
const known = new Map<string, Promise<NameResearch>>()

/** POST /api/name-research: what MYA knows of given names. Throws ApiError. */
export function researchNames(names: readonly string[]): Promise<NameResearch> {
  const key = names.join('\n')
  const asking = request(['/api/name-research'], { method: 'POST', body: { names } }).then((body) =>
    nameResearchSchema.parse(body),
  )
  known.set(key, asking)
  asking.catch(() => known.delete(key))
  return asking
}

/** The same, asked once. */
export const knownResearch = (names: readonly string[]): Promise<NameResearch> =>
  known.get(names.join('\n')) ?? researchNames(names)
