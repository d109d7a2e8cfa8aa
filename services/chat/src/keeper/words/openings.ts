const openings =
  'and so but ok okay then also well wait hm+ please remind_me tell_me tell_us do_you_know can_you_tell_me could_you_tell_me'

/** One word or turn that may open a question and asks nothing, with the blank behind it; part of a pattern for folded letters. */
export const oneOpening = `(?:(?:${openings.replaceAll(' ', '|').replaceAll('_', ' ')}),? )`
/** All that may stand in front of what a question asks: ‘ok, and can you tell me ’; where it asks at once, nothing. */
export const opening = `${oneOpening}*`
