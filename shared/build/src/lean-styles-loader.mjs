const tag =
  /(?:\bstyled(?:\.\w+|\([^()`]*\))(?:\.attrs\([^`]*?\))?(?:<[^`]*?>)?|\bcss|\bkeyframes|\bcreateGlobalStyle)`/g

const lean = (css) => css.replace(/\/\*[^]*?\*\//g, ' ').replace(/\s+/g, ' ')

/** Where the code of a `${…}` that begins before `from` ends: the index after its brace. Null for one with a template in it. */
function endOfCode(source, from) {
  for (let at = from, depth = 1; at < source.length; at += 1) {
    if (source[at] === '`') return null
    if (source[at] === '{') depth += 1
    if (source[at] === '}' && (depth -= 1) === 0) return at + 1
  }
  return null
}

/** The text of a template that begins at `from`, without comments and the spaces of its layout; null where it is no plain one. */
function leanTemplate(source, from) {
  let text = ''
  let begin = from
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === '\\') return null
    if (source[at] === '`') return { text: text + lean(source.slice(begin, at)), end: at }
    if (source[at] !== '$' || source[at + 1] !== '{') continue
    const end = endOfCode(source, at + 2)
    if (end === null) return null
    text += lean(source.slice(begin, at)) + source.slice(at, end)
    begin = end
    at = end - 1
  }
  return null
}

/** Takes comments and layout out of the styles of styled-components: they are sent, and read again by the page. */
export default function leanStyles(source) {
  let result = ''
  let done = 0
  for (const found of source.matchAll(tag)) {
    const from = found.index + found[0].length
    if (from < done) continue
    const template = leanTemplate(source, from)
    if (!template) continue
    result += source.slice(done, from) + template.text
    done = template.end
  }
  return result + source.slice(done)
}
