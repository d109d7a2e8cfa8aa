// What the measurements run: the public functions, the lunar year behind easternZodiac, and the two scales of time.
export { natalChartOf } from '@shared/insights/natal-chart'
export { moonAt } from '@shared/insights/moon'
export { derivedValuesOf } from '@shared/insights/derived-values'
export { lunarNewYearOf } from '@shared/insights/calendar/sexagenary'
export { skyTimeOf } from '@shared/insights/sky/sky-time'
