import type { ZodType } from 'zod'
import { isApiFailure } from '@shared/web/api/api-error'

/** The first fault of each field, as Formik wants them. */
export const faultsOf = (schema: ZodType, values: unknown): Record<string, string> => {
  const faults: Record<string, string> = {}
  for (const { path, message } of schema.safeParse(values).error?.issues ?? [])
    faults[String(path[0])] ??= message
  return faults
}

/** The faults that the server found, likewise; none for any other failure. */
export const serverFaultsOf = (error: unknown): Record<string, string> => {
  const faults: Record<string, string> = {}
  for (const { path, message } of isApiFailure(error) ? error.faults : []) faults[path] ??= message
  return faults
}
