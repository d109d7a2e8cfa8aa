// The first that fits: Edge, Opera and Chrome on iOS name others too.
const browsers = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const
const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const

/** What a person knows a device by: 'Firefox on Linux'. The browser's own line, which tells much more, is not kept. */
export function deviceNameOf(userAgent: string | undefined): string {
  const line = (userAgent ?? '').slice(0, 500)
  const browser = browsers.find(([pattern]) => pattern.test(line))?.[1] ?? 'A browser'
  const system = systems.find(([pattern]) => pattern.test(line))?.[1]
  return system ? `${browser} on ${system}` : browser
}
