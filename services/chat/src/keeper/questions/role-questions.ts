import { accessLevels } from '@shared/contracts/enumerations'
import type { GrantRole } from '@shared/contracts/enumerations'
import type { RecordAct } from '@shared/contracts/permissions'
import { rightId } from '../knowledge/role-passages'
import { opening } from '../words/openings'
import { withoutEnd } from '../words/plain-text'

const roles: readonly GrantRole[] = ['OWNER', ...accessLevels]
const role = `(?<role>${roles.join('|').toLowerCase()})`
/** Whether somebody with a role may do something: ‘can an editor invite others’. */
const asksWhether = new RegExp(
  `^${opening}(?:can|may|could|is|are) (?:an? |the |our |my )?${role}s?(?: also| already| really| ever| even| still)?(?: (?:allowed|able|permitted) to)? (?<doing>.{4,80})$`,
)
/** The same where the role is told first: ‘my ex is a viewer, can he change things’. */
const asksOfSomebody = new RegExp(
  `^${opening}[^,.;:?!]{2,50} (?:is|are|joined as|was invited as|has joined as) (?:only |just )?(?:an? |the )?${role}s?(?: only| now)?[,.;:!?–-]* (?:so |and |but |then )?(?:can|may|could|is|are) (?:he|she|they)(?: also| already| really| ever| even| still)?(?: (?:allowed|able|permitted) to)? (?<doing>.{4,80})$`,
)

/** With what the doing of each right begins. */
const doings: readonly (readonly [RecordAct, RegExp])[] = [
  [
    'invite',
    /^(?:invite|(?:take away|revoke|end|remove|withdraw|change) .*\b(?:access|levels?|roles?|invitations?|people|persons?|somebody|someone)\b)/,
  ],
  ['seal', /^(?:mark|set|give|say|press|put) .*ready to seal\b/],
  [
    'approve',
    /^(?:(?:approve|place|make|send off) (?:the |our |an )?(?:order|proof|record|book|certificate)\b|order\b)/,
  ],
  ['restore', /^(?:restore|bring back|go back to) .*\b(?:versions?|states?)\b/],
  [
    'export',
    /^(?:export|(?:download|take|get|make) (?:a copy of|a full copy of) .*(?:data|record|everything)\b)/,
  ],
  ['erase', /^(?:erase|delete) .*\b(?:record|data|everything|all)\b/],
  ['comment', /^(?:comment|(?:write|leave|add|make|post|give) .*\b(?:comments?|remarks?|notes?)\b)/],
  [
    'edit',
    /^(?:edit|(?:change|correct|alter|fix) .*\b(?:fields?|answers?|record|details|anything|something|things|stuff|names?|dates?|mistakes?|entries)\b)/,
  ],
  [
    'read',
    /^(?:see|view|read|look at|open) .*\b(?:record|everything|answers?|proof|comments?|history|versions?)\b/,
  ],
]

/** The id of the passage on whether a role has a right; undefined for any other question. In folded letters. */
export const rightAskedIn = (folded: string): string | undefined => {
  const asked = withoutEnd(folded)
  const { role: name, doing } = (asksWhether.exec(asked) ?? asksOfSomebody.exec(asked))?.groups ?? {}
  // What else is asked behind it is not told by a yes.
  if (
    name === undefined ||
    doing === undefined ||
    /[?,;]| (?:and|or|without|if|after|when|while|who|of others) |\b(?:devices?|phones?|computers?|browsers?|at the same time|offline|password|account)\b/.test(
      doing,
    )
  )
    return undefined
  const found = roles.find((one) => one.toLowerCase() === name)
  const act = doings.find(([, begins]) => begins.test(doing))?.[0]
  return found && act ? rightId(found, act) : undefined
}
