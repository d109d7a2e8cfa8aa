import { badValue, CommandError } from '../bson/command-error'

const known = new Map<string, RegExp>()

/**
 * Compiles a regular expression of a query. MongoDB uses PCRE; what means something else in JavaScript is rewritten
 * (`.`, `$`, `\s`), and what JavaScript cannot express is refused.
 * @throws CommandError 51091 for a pattern that is invalid or not supported, 2 for an unknown option
 */
export function compileRegex(pattern: string, options: string): RegExp {
  const key = `${options}/${pattern}`
  const compiled = known.get(key) ?? compile(pattern, options)
  if (known.size > 500) known.clear()
  known.set(key, compiled)
  return compiled
}

function compile(pattern: string, options: string): RegExp {
  if (/[^imsu]/.test(options)) throw badValue(`invalid or unsupported flag in regex options: ${options}`)
  if (/\[[:.=]/.test(pattern)) throw unsupported(pattern, 'POSIX classes')
  try {
    const flags = [...new Set(`${options.replace('u', '')}u`)].join('')
    return new RegExp(translate(pattern, options), flags)
  } catch (cause) {
    throw unsupported(pattern, cause instanceof Error ? cause.message : String(cause))
  }
}

const unsupported = (pattern: string, why: string) =>
  new CommandError(51091, `Regular expression is invalid or not supported: ${pattern} (${why})`)

/** Splits a pattern into escapes, class brackets and single characters, and rewrites those that differ from PCRE. */
function translate(pattern: string, options: string): string {
  let inClass = false
  return pattern.replace(/\\[\s\S]|[\s\S]/gu, (token) => {
    if (token.startsWith('\\')) return translateEscape(token, inClass)
    if (token === '[' && !inClass) inClass = true
    else if (token === '[') return '\\['
    else if (token === ']') inClass = false
    else if (token === '.' && !inClass) return options.includes('s') ? '[^]' : '[^\\n]'
    else if (token === '$' && !inClass) return options.includes('m') ? '(?=\\n|(?![^]))' : '(?=\\n?(?![^]))'
    else if (token === '^' && !inClass && options.includes('m')) return '(?<=\\n|(?<![^]))'
    return token
  })
}

function translateEscape(token: string, inClass: boolean): string {
  const letter = token.slice(1)
  if (letter === 's') return inClass ? '\\t\\n\\v\\f\\r ' : '[\\t\\n\\v\\f\\r ]'
  if (letter === 'S' && !inClass) return '[^\\t\\n\\v\\f\\r ]'
  if (letter === '-' && inClass) return token
  // A sign that needs no escape: JavaScript refuses it, PCRE takes it as itself.
  return /[A-Za-z0-9^$\\.*+?()[\]{}|/]/.test(letter) ? token : letter
}
