import { ownZoneName } from '@shared/insights/calendar/own-zone-name'

const degrees = (value: number, positive: string, negative: string) =>
  `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`

// A day with summer time somewhere: only then is the zone's name the one for the whole year.
const midsummer = Date.UTC(2024, 5, 21)

/** 'Central European Time' for 'Europe/Stockholm'; '' for a zone the browser does not know. */
function zoneName(timeZone: string): string {
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(
      midsummer,
    )
    return parts.find((part) => part.type === 'timeZoneName')?.value ?? ''
  } catch {
    return ''
  }
}

/** What a chosen place brought along, in words: '57.71° N 11.97° E. Central European Time.'; '' without coordinates. */
export function placeNote(latitude: unknown, longitude: unknown, timeZone: unknown): string {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return ''
  const zone = typeof timeZone === 'string' && timeZone ? (ownZoneName[timeZone] ?? zoneName(timeZone)) : ''
  return `${degrees(latitude, 'N', 'S')} ${degrees(longitude, 'E', 'W')}.${zone ? ` ${zone}.` : ''}`
}

/** What is said where no place is called what was typed: the place is not known, whatever is known of the hour. */
export const unknownPlaceNote =
  'We do not know this place. Without it the book leaves out the ascendant, the houses and the length of the day. A larger town nearby, chosen from the list, brings them in.'

/** What is said while no place can be looked up: without a connection there is no list. */
export const unreachedPlaceNote =
  'This place cannot be looked up just now. That is done when the connection is back. If no place is called so, the book leaves out the ascendant, the houses and the length of the day: town, state and country find it best.'
