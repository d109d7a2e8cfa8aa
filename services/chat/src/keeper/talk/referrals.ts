import type { KeeperAnswer } from '../keeper-answer'
import { saidInEnglish } from '../words/languages'
import { foldedText, readableText, unmaskedText } from '../words/plain-text'
import {
  asksForAdvice,
  asksForField,
  asksOfAccess,
  asksOfRights,
  asksOfWidget,
  asksWhatToEnter,
  fevered,
  feveredInFigures,
  feveredNow,
  judged,
  measured,
  ofConsent,
  ofForbidding,
  ofRefusal,
  ofTheForm,
  referralPatterns,
} from './referral-patterns'
import type { ReferralKind } from './referral-patterns'
import { withoutBodies } from './told-in-passing'

const texts: Readonly<Record<ReferralKind, string>> = {
  emergency:
    'If somebody is in danger, please call the emergency number of your country now: 112 in Europe, 911 in North America, 999 in the United Kingdom. I am a program for keepsakes and cannot help with this.',
  despair:
    'I am a program for keepsakes and cannot help with this, but people can, at any hour: please call your emergency number (112, 911 or 999) or a crisis line of your country (988 in the United States and Canada, 116 123 in the United Kingdom and much of Europe), or tell somebody near you now.',
  medicine:
    'That is a question for a doctor, midwife or pharmacist; I give no medical advice. If it is urgent, please call your emergency number. About the form, the book and its insights I am glad to tell.',
  law: 'That is a question for a lawyer or an advice centre; I give no legal advice. About the form, the book and its insights I am glad to tell.',
}

/** The words before the referral for who wrote of an emergency in another script or language than English. */
const calls: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Cyrillic}/u, 'Звоните 112.'],
  [/\p{Script=Arabic}/u, 'اتصل برقم الطوارئ 112.'],
  [/\p{Script=Hebrew}/u, 'התקשרו 101.'],
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, '119に電話してください。'],
  [/\p{Script=Hangul}/u, '119에 전화하세요.'],
  [/\p{Script=Han}/u, '请立即拨打120。'],
  [/\p{Script=Devanagari}/u, '112 पर कॉल करें।'],
  [/\p{Script=Greek}/u, 'Καλέστε το 112.'],
  [/\b(?:nicht|keine luft|notfall|bewusstlos\w*|mein|meine)\b/, 'Bitte sofort 112 anrufen.'],
  [/\b(?:respire|urgence\w*|mon|ma|enfant|etouffe)\b/, 'Appelez tout de suite le 112.'],
  [/\b(?:no respira|emergencia|mi|bebe|hijo|hija|ahoga\w*)\b/, 'Llame ahora al 112.'],
  [/\b(?:nie|oddycha\w*|moje|dziecko|dusi)\b/, 'Proszę natychmiast zadzwonić pod 112.'],
]

const referral = (kind: ReferralKind, folded: string): KeeperAnswer => {
  const call = kind === 'emergency' ? calls.find(([sign]) => sign.test(folded))?.[1] : undefined
  const before = call ? `${call} ` : saidInEnglish(folded)
  return { kind: 'referral', text: `${before}${texts[kind]}`, sources: [] }
}

const isKind = (kind: string): kind is ReferralKind => Object.hasOwn(texts, kind)

/** The referral that a passage stands for, by its id ('referral/medicine'); undefined for every other passage. */
export const referralIn = (passageId: string, folded: string): KeeperAnswer | undefined => {
  const [subject, kind = ''] = passageId.split('/')
  return subject === 'referral' && isKind(kind) ? referral(kind, folded) : undefined
}

/** Whether a referral gives way to a question of the product that is asked in known words: one of health or law, never of life. */
export const mayGiveWay = ({ text }: KeeperAnswer): boolean =>
  text.endsWith(texts.medicine) || text.endsWith(texts.law)

/** Whether a passage is a referral that does not belong here: of health or law, where the form is asked of ('nobody told us the APGAR, do I leave it'). */
export const isReferralOfForm = (passageId: string, folded: string): boolean =>
  (passageId === 'referral/medicine' || passageId === 'referral/law') &&
  (asksWhatToEnter.test(folded) ||
    ((asksOfAccess.test(folded) || asksForField.test(folded)) && !asksForAdvice.test(folded)))

/** Words of the product that hold a word of medicine or law, and are no question of either. */
const ownWords =
  /(?<=\b(?:mother|father|sister|brother|son|daughter|parents?)[ -])in[ -]laws?\b|\bspecial treatment\b|(?:and )?(?:i know (?:my|our)|it(?:'?s| is) my) rights?|hit (?:my|the) (?=(?:\p{L}+ )?(?:keys?|keyboard|button|enter|accept|decline|submit|approve|cancel|screen|mouse|laptop|phone|tablet)\b)|(?<=\b(?:what|wot|where|how|how long|when|who|why) )dose (?=(?:it|this|that|the|\p{L}+ (?:mean|stand|come))\b)|(?:not to be taken as |no |give |giving )?medical (?:or|and) legal advice|official document|legal document|legally valid|court cards?|at court\b|(?:proof|evidence|document) in court|(?:chang|mov|shift)ed by law|paper burns|gdpr complian\w+|rights over (?:my|our) data|stroke (?=through)|virus(?:es)? (?=scan|check)|(?<=\b(?:scan|check|test|look)\w* (?:\p{L}+ ){0,4}for )virus(?:es)?|(?<=\b(?:uploads?|files?|pdfs?|pictures?|documents?) (?:\p{L}+ ){0,4})virus(?:es)?|(?<=\bblood )(?:types?|groups?)(?=[^?!]{0,30}\b(?:print|enter|put|book|form|certificate)\w*)|(?:born|birth|came) in (?:the|an) ambulance|in (?:the|an) ambulance(?=[^?!]{0,120}\b(?:arrived|born|came)\b[^?!]{0,120}\b(?:put|enter|write|choose)\b)|rich or sick|(?:it|book|codex|chart|readings?|insights?|stars) (?:predict|foretell|forecast)s? (?:an? |any |his |her )?(?:illness|disease|sickness)(?:es)?|birth defect free|emergency contact field|emergency (?=c[- ]?section|cesarean|caesarean|section)|(?<=(?:c[- ]?section|cesarean|caesarean) (?:was |as |in |during |due to |because of )(?:an? )?)emergency|how (?:do |does |would )?(?:you|it|the book) treat|(?:which|what|the) doctor (?=(?:do|should|can|to|name|goes))/gu

const asksOfProduct =
  /\b(?:stop halfway|carry on|finish (?:it )?later|go on (?:later|tomorrow)|forms?|drafts?|proofs?|records?|books?|print\w*|order\w*|invit\w*|upload\w*|photos?|pictures?|certificate|codex|e?-?mails?|link|versions?|submit\w*|approv\w*|agree\w*|tick\w*|clicked|pressed|button|box|boxes|page|tab|step|steps|sav(?:e|ed|ing)|typed|answers|phone|browser|window|laptop|conception date)\b/
/** Whether, of several parts of a message, one asks of the product, and none of medicine once what is told in passing is left out. */
const isInPassing = (folded: string) =>
  folded.split(' ').length > 9 &&
  asksOfProduct.test(folded) &&
  /\b(?:how|can|where|when|what|do|is|will|does|did)\b/.test(folded) &&
  !/\b(?:should i|normal|worr\w*|cure\w*|treat\w*|help (?:him|her|with)|what (?:to|can i) do (?:about|for|against|with))\b/.test(
    folded,
  ) &&
  withoutBodies(folded) !== folded &&
  !referralPatterns.some(([, pattern]) => pattern.test(withoutBodies(folded)))

/** What the product has about who asks: theirs to ask for, whoever told them so. */
const asksOfOwnData =
  /\b(?:everything|all|data|what) (?:that )?you(?: ha)?(?:'?ve|s)? (?:stored?|kept|keep|hold|held|saved?|got|know) (?:on|of|about) (?:us|me|him|her|our|my)\b|\b(?:save|download|export|keep) (?:our|my|the whole) (?:record|data|answers)\b/

/** Whether law or health is only named in a question of the record: 'may a lawyer see the record', 'where do I enter allergies'. */
const isOnlyNamed = (kind: ReferralKind, folded: string) =>
  folded.length < 160 &&
  !asksForAdvice.test(folded) &&
  ((kind === 'law' && [asksOfAccess, asksOfOwnData, asksOfWidget].some((pattern) => pattern.test(folded))) ||
    ((kind === 'law' || kind === 'medicine') && asksForField.test(folded)))

/**
 * The referral that a question of medicine, law, despair or emergency gets instead of an answer; undefined for any other. Told by
 * words alone, in some fifteen languages; in doubt it refers.
 */
export const findReferral = (message: string): KeeperAnswer | undefined => {
  const folded = foldedText(readableText(message)).replace(ownWords, ' ')
  const texts = [folded, unmaskedText(folded)]
  const found = referralPatterns.find(([, pattern]) => texts.some((text) => pattern.test(text)))
  if (found && !(found[0] === 'medicine' && isInPassing(folded)) && !isOnlyNamed(found[0], folded))
    return referral(found[0], folded)
  if (
    ofConsent.test(folded) &&
    /\b(?:passport|travel|abroad|surname|name change|register|registry|custody|adopt\w*|court|country)\b/.test(
      folded,
    )
  )
    return referral('law', folded)
  if ((ofRefusal.test(folded) || ofForbidding.test(folded)) && !asksOfAccess.test(folded))
    return referral('law', folded)
  if (asksOfRights.test(folded)) return referral('law', folded)
  if (feveredNow.test(folded)) return referral('medicine', folded)
  if ((fevered.test(folded) || feveredInFigures.test(folded)) && !ofTheForm.test(folded))
    return referral('medicine', folded)
  if (measured.test(folded) && judged.test(folded) && !ofTheForm.test(folded))
    return referral('medicine', folded)
  return undefined
}
