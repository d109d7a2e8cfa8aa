const countOf = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0

/**
 * From where a reply is read: from the right if two thirds of its letters are. One in English may begin with a name in Arabic, or with
 * the sentence that says so.
 */
export const replyDirection = (reply: string): 'ltr' | 'rtl' =>
  countOf(reply, /[\u0590-\u08ff]/g) * 3 > countOf(reply, /\p{L}/gu) * 2 ? 'rtl' : 'ltr'
