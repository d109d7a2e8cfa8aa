import type { ZodType } from 'zod'

/** The first fault of each field, as Formik wants them. */
export const faultsOf = (schema: ZodType, values: unknown): Record<string, string> => {
  const faults: Record<string, string> = {}
  for (const { path, message } of schema.safeParse(values).error?.issues ?? [])
    faults[String(path[0])] ??= message
  return faults
}
