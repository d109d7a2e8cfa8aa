/*
 * Characters that no answer may hold: control characters, the line and paragraph separators, the characters that turn the
 * direction of the text around them (they could make a mail's heading say something else), the marks of interlinear
 * annotations, and halves of characters. What languages need stays allowed: the joiners of Persian, Indic scripts and emoji
 * (U+200C, U+200D), the direction marks of Hebrew and Arabic (U+200E, U+200F, U+061C), soft hyphens and the like.
 */
const strayInLine = /[\p{Cc}\u2028-\u202E\u2066-\u2069\uFFF9-\uFFFB\p{Cs}]/u
const strayInText = /(?![\t\n\r])[\p{Cc}\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB\p{Cs}]/u

/** True for one line of text without control or bidi override characters. */
export const isPlainLine = (text: string): boolean => !strayInLine.test(text)

/** The same for a text of several lines. */
export const isPlainText = (text: string): boolean => !strayInText.test(text)

// Some letters are made to be invisible: the fillers of Hangul.
const visibleLetter = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u

/** True for a text with a letter, of any script, that a reader sees. */
export const hasVisibleLetter = (text: string): boolean => visibleLetter.test(text)
