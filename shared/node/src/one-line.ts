/** Characters that end a line, command a terminal, or force a direction on what follows. */
const commanding = /[\p{Cc}\u2028\u2029\u202A-\u202E]/gu
const isolates = /[\u2066-\u2069]/gu
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/** `text` on one line of at most `max` characters, without what would break out of it or turn round what follows it. */
export function oneLine(text: string, max = 300): string {
  const words = text
    .slice(0, max * 4)
    .replace(commanding, ' ')
    .split(/\s/u)
  const characters = [...words.filter(Boolean).join(' ')]
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : characters.join('')
}

/** A name in such a way that, written from right to left, it does not turn the sentence around it (UAX #9: FSI … PDI). */
export function isolate(name: string): string {
  const plain = name.replace(isolates, '')
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain
}
