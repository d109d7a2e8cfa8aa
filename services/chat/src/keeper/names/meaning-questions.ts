/** How names are asked for by what they mean, in folded letters. */
const asksByMeaning =
  /\bnames? (?:(?:for|of) (?:an? |our |my |the )?(?:girl|boy|baby|son|daughter|child)s? )?(?:that |which |who )?(?:means?|meaning|with (?:the |a )?meaning(?: of)?|stands? for)(?: (?:the|an?|something like|of))? ["'“‘]?(?<word>\p{L}+(?: \p{L}+){0,3}?)["'”’]?(?:,? (?:please|pls|then|too|in any language|for (?:an? |our |my |the )?(?:baby )?(?:girl|boy|baby|son|daughter|child)))?[ ?.!]*$/u
/** ‘We want something that means brave.’ */
const wantsMeaning =
  /^(?:we|i)(?:'re|'d like| are| am| want| would like| need| wish for| prefer)? .{0,30}\b(?:something|one|anything|a name) (?:that |which )?(?:means?|stands? for)(?: (?:the|an?))? ["'“‘]?(?<word>\p{L}+)["'”’]?[ ?.!]*$/u
/** One name is asked for what it means, or the field of that name. */
const ofOneName =
  /\b(?:the|my|our|his|her|its|this|that|last|family|what does an?) name\b|\bnamed?\b.{0,20}\bmeaning (?:field|of)\b/
const mostLetters = 90

/** The word for which names are asked: ‘which names mean moon’; undefined where none are. In folded letters. */
export const meaningAskedIn = (folded: string): string | undefined =>
  folded.length > mostLetters || ofOneName.test(folded)
    ? undefined
    : (asksByMeaning.exec(folded) ?? wantsMeaning.exec(folded))?.groups?.['word']
