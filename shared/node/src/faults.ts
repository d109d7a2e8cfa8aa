import type { Fault } from '@shared/contracts/errors'
import type { z } from 'zod'

const pathOf = (path: readonly PropertyKey[]): string => path.map(String).join('.')

/**
 * Every issue of a failed zod check as faults with the dotted path of their field. Unknown fields are one fault each.
 * No fault repeats a value, so faults may be answered and logged.
 */
export const faultsOf = (error: z.ZodError): Fault[] =>
  error.issues.flatMap((issue): Fault[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ path: pathOf([...issue.path, key]), message: 'Unknown field' }))
    return [{ path: pathOf(issue.path), message: issue.message }]
  })
