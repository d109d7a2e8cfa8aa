import type { AskedOfField, Passage } from '../passage'

/** What shows which part of a field is asked for, in folded letters; the first that fits is it. */
const signs: readonly (readonly [AskedOfField, RegExp])[] = [
  // Where in the book, and not where in the form.
  [
    'print',
    /\bwhere (?:is|are|was|will|does|do|can) (?!(?:i|we|you) (?:enter|type|write|put|fill|tell|choose)\b).*\b(?:printed|in the book|on the certificate)\b|\b(?:which|what) page\b(?!.* form\b).*\b(?:print(?:ed|s)?|book|certificate|stands?|appears?|shows?)\b|\bpage of the book\b/,
  ],
  [
    'place',
    /\b(?:where (?:do|does|can|should|is|are|was|to|in the form)|which (?:step|page|part|section|field|box)|what (?:step|page)|on (?:which|what) (?:step|page))\b|\bwhere(?: is (?:it|that))?[ ?!.]*$/,
  ],
  [
    'print',
    /\b(?:print(?! preference)\w*|in the book|on the certificate|(?:appear\w*|show up) (?:in|on|anywhere))\b/,
  ],
  [
    'need',
    /\b(?:asked|ask for|do you (?:need|want)|required|must|have to|has to|needed|need to|need the|need his|need her|optional|mandatory|compulsory|obligatory|skip|leave|leaving|left out|blank|empty|without|refuse|never (?:told|measured|tested|weighed|gave|noted)|nobody (?:told|knows|measured|wrote)|not (?:told|measured|tested|known|sure)|(?:don't|dont|do not|doesn't|didn't|did not) (?:know|have|remember|tell|want)|no idea|no clue|unknown|forgot)\b/,
  ],
  [
    'choices',
    /\b(?:options?|choices?|choose|pick|select|list\w*|(?:which|what) \w+(?: \w+){0,2} (?:are there|exist|(?:are|can be) (?:possible|offered|allowed|chosen|entered))|which (?:ones|types?|colou?rs|groups?|genders?)|can i (?:put|write|enter|say|type)|what do (?:i|we) (?:put|write|enter|say|type)|own words?|else|other than|neither|instead)\b/,
  ],
]

/** What of a passage is told, with the sentence in front that answers the question. */
export const toldOf = ({ text, inOrder }: Passage, folded: string): string => {
  // Why something is asked for is what the field is for.
  const asked =
    inOrder &&
    !/\bwhy\b|\b(?:need|want|ask)\b.* for[ ?!.]*$/.test(folded) &&
    signs.find(([, sign]) => sign.test(folded))?.[0]
  return asked ? inOrder[asked] : text
}
