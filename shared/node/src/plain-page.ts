const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it stands in HTML, between tags and in attributes. */
export const htmlOf = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

/** The policy of a page that has nothing but its own words and style. */
export const plainPagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

const style =
  'body{font:16px/1.5 Georgia,serif;max-width:44rem;margin:2rem auto;padding:0 1rem;background:#f4eee1;color:#2b2620}' +
  'article{background:#fbf8f1;border:1px solid #d9c9a3;padding:1rem 1.25rem;margin:1rem 0}' +
  'h2{font-size:1.1rem;margin:0 0 .25rem}p{margin:.25rem 0;overflow-wrap:anywhere}a{color:#6b4f1d}'

/** A page that a service answers itself, past the product's own ones. */
export const plainPage = (title: string, main: string): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  `<title>${htmlOf(title)}</title><style>${style}</style></head><body><main><h1>${htmlOf(title)}</h1>${main}</main></body></html>`
