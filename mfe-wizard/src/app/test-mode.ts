/** A host on which somebody develops: this machine, by any of its names. */
const isDevelopmentHost = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  /^127(\.\d{1,3}){3}$/.test(hostname) ||
  hostname === '[::1]'

/** Test mode: by a setting of the platform, or by `?test=1` on a development host. */
export const isTestMode = (
  isSetting: boolean,
  { hostname, search }: Pick<Location, 'hostname' | 'search'>,
): boolean => isSetting || (isDevelopmentHost(hostname) && new URLSearchParams(search).get('test') === '1')
