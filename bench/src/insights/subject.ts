// What the measurements run: the public functions, and the lunar year behind easternZodiac.
export { natalChartOf } from '@shared/insights/natal-chart'
export { moonAt } from '@shared/insights/moon'
export { derivedValuesOf } from '@shared/insights/derived-values'
export { lunarNewYearOf } from '@shared/insights/calendar/sexagenary'
