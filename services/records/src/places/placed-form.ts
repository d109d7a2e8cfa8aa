import type { BirthForm, BirthFormDraft } from '@shared/contracts/birth-form'
import { timeZoneAt } from '@shared/insights/time/zone-of-place'
import type { PlaceSource } from './place-source'

/** A form whose coordinates have their time zone, also where whoever sent it named none (D12). */
export function withZone<Form extends BirthForm | BirthFormDraft>(form: Form): Form {
  const { birthLatitude: latitude, birthLongitude: longitude } = form
  // A draft may hold them as typed.
  if (form.birthTimeZone || typeof latitude !== 'number' || typeof longitude !== 'number') return form
  return { ...form, birthTimeZone: timeZoneAt(latitude, longitude) ?? '' }
}

/**
 * A form with the coordinates and the time zone of its birth location: a location without coordinates gets those of the one
 * place that is called so. Where none is, or several are, it stays without.
 */
export function placedForm<Form extends BirthForm | BirthFormDraft>(
  form: Form,
  places: Pick<PlaceSource, 'match'>,
): Form {
  if (form.birthLatitude !== null || form.birthLongitude !== null) return withZone(form)
  const place = places.match(form.babyBirthLocation)
  if (!place) return form
  const { latitude, longitude, timeZone } = place
  return withZone({
    ...form,
    birthLatitude: latitude,
    birthLongitude: longitude,
    birthTimeZone: form.birthTimeZone || timeZone,
  })
}
