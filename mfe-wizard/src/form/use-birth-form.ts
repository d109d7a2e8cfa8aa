import type { BirthFormDraft } from '@shared/contracts/birth-form'
import { useFormSelector, useFormStore } from '@shared/web/form/form-scope'
import type { FormValues } from '@shared/web/form/form-store'

// The one form of this remote holds a BirthFormDraft; the shared fields know it as a record of values.
const selectors = new WeakMap<(form: BirthFormDraft) => unknown, (values: FormValues) => unknown>()

/**
 * Something computed from the open birth form. Keep `select` outside the component, or memoised.
 */
export function useBirthForm<T>(
  select: (form: BirthFormDraft) => T,
  isSame?: (before: T, after: T) => boolean,
): T {
  const adapted = (selectors.get(select) ?? ((values: FormValues) => select(values as BirthFormDraft))) as (
    values: FormValues,
  ) => T
  selectors.set(select, adapted)
  return useFormSelector(adapted, isSame)
}

/** How to read the open birth form as it stands at the moment of the call. The function is stable. */
export const useBirthFormValues = (): (() => BirthFormDraft) => useFormStore().values as () => BirthFormDraft
