import { maxResearchedName, nameResearchSchema } from '@shared/contracts/name-research'
import type { NameResearch } from '@shared/contracts/name-research'
import { request } from '@shared/web/api/request'

/** POST /api/name-research: what MYA knows of given names. Throws ApiError. */
export async function researchName(given: readonly string[]): Promise<NameResearch> {
  const [first = '', ...others] = given
  const whole = [first, ...others].join(' ')
  const name = [...(whole.length > maxResearchedName ? first : whole)].slice(0, maxResearchedName).join('')
  return nameResearchSchema.parse(await request(['/api/name-research'], { method: 'POST', body: { name } }))
}
