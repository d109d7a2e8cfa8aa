/** How words are shortened in chats, and the words that are meant. Only small letters: 'R' and 'U' may be initials. */
const meant: ReadonlyMap<string, string> = new Map([
  ['u', 'you'],
  ['ur', 'your'],
  ['r', 'are'],
  ['n', 'and'],
  ['wat', 'what'],
  ['wot', 'what'],
  ['hr', 'hour'],
  ['hrs', 'hours'],
  ['wats', 'whats'],
  ['wots', 'whats'],
  ['wen', 'when'],
  ['orgin', 'origin'],
  ['orign', 'origin'],
  ['meening', 'meaning'],
  ['meaing', 'meaning'],
  ['etimology', 'etymology'],
  ['wich', 'which'],
  ['wheres', "where's"],
  ['pls', 'please'],
  ['plz', 'please'],
  ['thru', 'through'],
  ['thx', 'thanks'],
  ['ppl', 'people'],
  ['b4', 'before'],
  ['cuz', 'because'],
  ['cos', 'because'],
  ['bday', 'birthday'],
  ['fone', 'phone'],
  ['fones', 'phones'],
  ['dis', 'this'],
  ['til', 'until'],
  ['hubby', 'husband'],
  ['dunno', 'do not know'],
  ['gonna', 'going to'],
  ['wanna', 'want to'],
  ['poss', 'possible'],
  ['msg', 'message'],
  ['acct', 'account'],
  ['pw', 'password'],
  ['pwd', 'password'],
  ['diff', 'difference'],
  ['dob', 'date of birth'],
  ['addr', 'address'],
  ['cert', 'certificate'],
  ['w/', 'with'],
  ['w/o', 'without'],
])

/** Dutch, where 'wat' is a word. */
const isDutch = /\b(?:betekent|het|een|ik|mijn|kost)\b/

/** ‘AI’ of machines; alone it is a Japanese name. */
const artificial =
  /\b(?:AI|ai|A\.I\.)(?= (?:models?|assistants?|chat ?bots?|bots?|chats?|systems?|programs?|tools?|or (?:an? )?(?:human|person|bot|robot|real|chat))\b)|(?<=\b(?:[Aa]n|this|this an|real|your|other|another|generative) )(?:AI|ai)\b(?! names?\b)/g

/** A message in English with the shortened words of chats written out. */
export const spelledOut = (text: string): string =>
  isDutch.test(text)
    ? text
    : text
        .replaceAll(artificial, 'artificial intelligence')
        .split(' ')
        .map((word) => {
          const bare = word.replace(/(?<![,.?!;:])[,.?!;:]+$/, '')
          return `${meant.get(bare) ?? bare}${word.slice(bare.length)}`
        })
        .join(' ')
