import { Lexer } from 'marked'
import type { MarkedToken, Token, Tokens } from 'marked'

/** Without extensions the lexer makes no others. */
const known = (tokens: readonly Token[]) => tokens as readonly MarkedToken[]

/** In a text that goes on: what a mark may yet begin with. */
const mayBegin = /\*(?!\s)|(?<![\p{L}\p{N}_])_(?!\s)|~~(?!\s)|`|!?\[|<[a-z/!]/iu

/** What was to become bold when the text broke off. */
const withoutStars = (text: string) => text.replaceAll('**', '')

/** Characters that a model may write by their names in HTML. */
const namedCharacters: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['deg', '°'],
])
/** A text with the characters themselves; what is no name of one stays as it is. */
const withCharacters = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (name, decimal?: string, hex?: string) => {
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
    if (Number.isNaN(code)) return namedCharacters.get(name.slice(1, -1)) ?? name
    return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : name
  })

/** An address is told where it leads to the web; others would be of no use to who reads. */
function linkWords({ raw, text, href, tokens }: Tokens.Link): string {
  const words = inlineWords(tokens)
  return /^https?:/i.test(href) && raw !== text && words !== href ? `${words} (${href})` : words
}

function wordsOf(token: MarkedToken): string {
  switch (token.type) {
    case 'em':
      // 2*3*4 is a product.
      return /^\*[\d\s.,]+\*$/.test(token.raw) ? token.raw : inlineWords(token.tokens)
    case 'strong':
    case 'del':
      return inlineWords(token.tokens)
    case 'link':
      return linkWords(token)
    case 'br':
      return '\n'
    case 'html':
      return ''
    case 'text':
      return withCharacters(withoutStars(token.text))
    case 'codespan':
    case 'escape':
    case 'image':
      return token.text
    default:
      return token.raw
  }
}

/** `isOpen`: more may follow; then it ends before what may turn out to be a mark. */
function inlineWords(tokens: readonly Token[], isOpen = false): string {
  let words = ''
  for (const token of known(tokens)) {
    if (isOpen && token.type === 'text') {
      const open = token.text.search(mayBegin)
      if (open >= 0) return words + withCharacters(withoutStars(token.text.slice(0, open)))
    }
    words += wordsOf(token)
  }
  return words
}

const rowWords = (cells: readonly Tokens.TableCell[]) =>
  cells
    .map(({ tokens }) => inlineWords(tokens))
    .filter(Boolean)
    .join(', ')

function itemWords({ raw, tokens }: Tokens.ListItem, isOpen: boolean): string {
  const [, number = '•'] = /^\s*(\d+[.)])/.exec(raw) ?? []
  return `${number} ${blockWords(tokens, isOpen).replaceAll('\n', '\n  ')}`
}

function wordsOfBlock(token: MarkedToken, isOpen: boolean): string {
  switch (token.type) {
    case 'list':
      return token.items
        .map((item, at) => itemWords(item, isOpen && at === token.items.length - 1))
        .join('\n')
    case 'blockquote':
      return blockWords(token.tokens, isOpen)
    case 'table':
      return [token.header, ...token.rows].map(rowWords).join('\n')
    case 'heading':
    case 'paragraph':
    case 'text':
      return inlineWords(token.tokens ?? [], isOpen)
    case 'code':
      return token.text
    case 'html':
      return token.text.replace(/<[^<>]*(?:>|$)/g, '')
    default:
      return ''
  }
}

/** Blocks stand as far apart as they were written. */
function blockWords(tokens: readonly Token[], isOpen: boolean): string {
  let words = ''
  let source = ''
  for (const [at, token] of known(tokens).entries()) {
    const added = wordsOfBlock(token, isOpen && at === tokens.length - 1).trim()
    if (added) words += `${words && (/\n[ \t]*\n$/.test(source) ? '\n\n' : '\n')}${added}`
    source += token.raw
  }
  return words
}

/** A last line that may become a list, a heading, the line below one, a table or a tag; and the end of one that may become a mark. */
const openLine = /^[-+=#>*_`~ \t]*(?:[|<].*|\d{1,9}[.)]?[ \t]*)?$/
const openMark = /(?<![*_`~!\\<])[*_`~!\\<]+$|&[#\w]{0,8}$/
function withoutOpenEnd(markdown: string): string {
  const lines = markdown.split('\n')
  const last = lines.findLastIndex((line) => !openLine.test(line))
  return lines
    .slice(0, last + 1)
    .join('\n')
    .replace(openMark, '')
}

export interface PlainText {
  /** Takes what a text goes on with; gives what of its words is certain by now. */
  add(piece: string): string
  /** The rest. */
  end(): string
}

/**
 * Markdown as plain text, while it is still being written: words are only ever added. A text without marks comes out as it went in.
 */
export function createPlainText(): PlainText {
  let markdown = ''
  let told = ''
  let nextLength = 0
  const tell = (text: string) => {
    const added = text.slice(told.length)
    told = text
    return added
  }
  return {
    add(piece) {
      markdown += piece
      // Read as a whole each time, so the rarer the longer it is.
      if (markdown.length < nextLength) return ''
      nextLength = markdown.length * 1.02
      const words = blockWords(new Lexer().lex(withoutOpenEnd(markdown)), true)
      return words.startsWith(told) ? tell(words) : ''
    },
    end() {
      const words = blockWords(new Lexer().lex(markdown), false)
      // Something was a mark after all: said twice is better than left out.
      return words.startsWith(told) ? tell(words) : ` ${words}`
    },
  }
}
