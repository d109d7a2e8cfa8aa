/**
 * What the people of a zone call it where Unicode (CLDR) gives it the name of another country's. Source: Measurement Units, Standards
 * and Services Department of Sri Lanka, which keeps Sri Lanka Standard Time.
 */
export const ownZoneName: Readonly<Record<string, string>> = { 'Asia/Colombo': 'Sri Lanka Standard Time' }
