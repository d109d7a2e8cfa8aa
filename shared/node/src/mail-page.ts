import { htmlOf } from './plain-page'

/** What a mail calls itself, by the hyphen at which no line ends. */
export const emailWord = 'e\u2011mail'

/** The content of an e-mail, from which its text and its HTML are made. */
export interface MailPage {
  heading: string
  paragraphs: readonly string[]
  /** A list of names and values, such as the derived values of a birth. */
  facts?: readonly (readonly [name: string, value: string])[]
  button?: { label: string; address: string }
  /** Another way to go, less important than the button. */
  link?: { label: string; address: string }
  /** Small print under everything. */
  footnote?: string
}

// The sentences are ours, and run from left to right also when they begin with a name that does not (`isolate`).
const block = (tag: string, name: string, style: string, text: string) =>
  `<${tag} dir="ltr" class="${name}" style="${style}">${htmlOf(text).replaceAll('\u2068', '<bdi>').replaceAll('\u2069', '</bdi>')}</${tag}>`

const serif = "font-family:'Cormorant Garamond',Garamond,Georgia,'Times New Roman',serif"
const ink = 'color:#2b2620'
const quiet = 'color:#6b6153'

/**
 * What inline styles cannot say. Programs that drop it show the light page, which is whole without it; those that know night
 * take its colours in place of the inline ones, and do not invert the page by themselves.
 */
const sheet = `<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
h1{text-wrap:balance}p{text-wrap:pretty}
@media (max-width:480px){.sheet{padding:26px 20px!important}.press{display:block!important;text-align:center}}
@media (prefers-color-scheme:dark){
.ground{background:#16130f!important}
.sheet{background:#211d17!important;border-color:#4a4030!important}
.ink{color:#efe7d6!important}
.quiet{color:#b9ad97!important}
.brand{color:#d3b36a!important}
.rule{border-color:#3d3528!important}
.press{background:#d3b36a!important;color:#16130f!important}
.way{color:#e0c58a!important}
}
</style>`

const factsHtml = (facts: NonNullable<MailPage['facts']>) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;border-collapse:collapse;margin:0 0 24px">${facts
    .map(
      ([name, value]) =>
        // A long value may break within a word, and takes no room from its name.
        `<tr><td class="rule quiet" style="${serif};padding:6px 12px 6px 0;border-bottom:1px solid #e2d8c3;${quiet};font-size:15px;vertical-align:top;overflow-wrap:normal">${htmlOf(name)}</td>` +
        `<td dir="auto" class="rule ink" style="${serif};padding:6px 0;border-bottom:1px solid #e2d8c3;${ink};font-size:16px;text-align:right">${htmlOf(value)}</td></tr>`,
    )
    .join('')}</table>`

/** The HTML of an e-mail, readable by day and by night: no picture or script from anywhere, so that nothing of it can be blocked. */
export function mailHtml({ heading, paragraphs, facts, button, link, footnote }: MailPage): string {
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${htmlOf(heading)}</title>${sheet}</head>`,
    `<body class="ground" style="margin:0;background:#f4eee1"><div class="ground" style="background:#f4eee1;padding:32px 12px"><div class="sheet" style="max-width:560px;margin:0 auto;box-sizing:border-box;background:#fbf8f1;border:1px solid #d9c9a3;padding:36px 32px;overflow-wrap:anywhere">`,
    `<p class="brand" style="${serif};margin:0 0 20px;color:#7d6125;letter-spacing:.14em;font-size:13px">BIRTH CODEX</p>`,
    block(
      'h1',
      'ink',
      `${serif};${ink};font-weight:500;font-size:28px;line-height:1.2;margin:0 0 20px`,
      heading,
    ),
    ...paragraphs.map((text) =>
      block('p', 'ink', `${serif};${ink};font-size:17px;line-height:1.55;margin:0 0 16px`, text),
    ),
    facts ? factsHtml(facts) : '',
    button
      ? `<p style="margin:28px 0"><a class="press" href="${htmlOf(button.address)}" style="${serif};display:inline-block;background:#2b2620;color:#fbf8f1;text-decoration:none;padding:13px 26px;font-size:17px">${htmlOf(button.label)}</a></p>`
      : '',
    link
      ? `<p style="${serif};font-size:16px;margin:0 0 16px"><a class="way" href="${htmlOf(link.address)}" style="display:inline-block;padding:4px 0;color:#6b4f1d">${htmlOf(link.label)}</a></p>`
      : '',
    footnote
      ? block('p', 'quiet', `${serif};${quiet};font-size:14px;line-height:1.5;margin:24px 0 0`, footnote)
      : '',
    '</div></div></body></html>',
  ].join('\n')
}

/** The same e-mail as plain text. */
export function mailText({ heading, paragraphs, facts, button, link, footnote }: MailPage): string {
  return [
    heading,
    ...paragraphs,
    ...(facts ? [facts.map(([name, value]) => `${name}: ${value}`).join('\n')] : []),
    ...[button, link].flatMap((way) => (way ? [`${way.label}:\n${way.address}`] : [])),
    ...(footnote ? [footnote] : []),
  ].join('\n\n')
}
