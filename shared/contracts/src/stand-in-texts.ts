/** Texts that take the place of a date or an answer while a switch is on (§4). */
export const myaWillResearchOrigin = "MYA will research your baby's name origin"
export const myaWillResearchEtymology = "MYA will research your baby's name etymology"
export const myaWillCalculateConception = 'MYA will calculate conception date'
export const parentsWereNotMarried = 'Parents were not married'
