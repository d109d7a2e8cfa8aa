/** Words that a partner has written in its page, by name. Whatever is not a text, or a list of texts, is left out. */
export type PartnerWords = Readonly<Record<string, string | readonly string[]>>

const isText = (value: unknown): value is string => typeof value === 'string'

/**
 * The words in `<script type="application/json">` within the element. Such a script is data: no policy of the page forbids it, and it is
 * never run. Broken JSON counts for nothing.
 */
export function partnerWordsOf(element: Element): PartnerWords {
  const text = element.querySelector('script[type="application/json"]')?.textContent
  if (!text) return {}
  try {
    const read: unknown = JSON.parse(text)
    return Object.fromEntries(
      Object.entries(read ?? {}).filter(
        (entry): entry is [string, string | string[]] =>
          isText(entry[1]) || (Array.isArray(entry[1]) && entry[1].every(isText)),
      ),
    )
  } catch {
    return {}
  }
}
