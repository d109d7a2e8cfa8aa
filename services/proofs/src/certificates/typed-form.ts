import { birthFieldNames, birthFormFields } from '@shared/contracts/birth-form'
import type { CodexForm } from '../rendering/codex-subject'

/** What of typed answers can be printed: those that are what their field takes; the others are as if they were not given. */
export const printableForm = (data: Readonly<Record<string, unknown>>): CodexForm =>
  Object.fromEntries(
    birthFieldNames.flatMap((field) => {
      const { success, data: answer } = birthFormFields[field].safeParse(data[field])
      return success ? [[field, answer]] : []
    }),
  )
