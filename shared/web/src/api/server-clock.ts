/** Milliseconds by which the server's clock was before the device's when it last answered; 0 while the two agree to a minute. */
let ahead = 0

/** Notes when the server answered, by its own clock, which tells whole seconds. Without a date in the answer none is known. */
export function noteServerTime({ headers }: Pick<Response, 'headers'>): void {
  const difference = Date.parse(`${headers.get('date')}`) - Date.now()
  ahead = Math.abs(difference) > 60_000 ? difference : 0
}

/** The time in milliseconds, by the server's clock where the device's is wrong, and the server has answered. */
export const serverNow = (): number => Date.now() + ahead
