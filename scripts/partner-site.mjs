import { createServer } from 'node:http'

/**
 * What a partner's page can do worst to a widget in it: it takes every style away from everything, hides what it does not know, and
 * lies over all.
 */
const hostileStyle = `* { all: unset !important; color: red !important; font: 4px/1 fantasy !important; direction: inherit; }
mya-chat, mya-chat *, dialog, [popover], button:not(.shop) { display: none !important; visibility: hidden !important; opacity: 0 !important;
  transform: scale(0) !important; pointer-events: none !important; position: static !important; }
html { font-size: 3px !important; }
head, script, style, template { display: none !important; }
main, h1, p { display: block !important; visibility: visible !important; font: 18px/1.4 Georgia !important; color: #222 !important; }`

const plainStyle = `body { margin: 0; font: 18px/1.5 Georgia, serif; color: #2b2b2b; background: #f3f5f2; }
main { max-width: 36rem; margin: 0 auto; padding: 3rem 1rem 8rem; }
@media (prefers-color-scheme: dark) { body { color: #e6e6e6; background: #16181c; } }`

/** The strictest policy under which a page can still hold the widget: two entries name it, and Trusted Types are asked for. */
export const strictPolicy = (widgetOrigin, styleHash) =>
  [
    "default-src 'none'",
    `script-src ${widgetOrigin}`,
    `connect-src ${widgetOrigin}`,
    `style-src '${styleHash}'`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** The same for who lists no hosts: a nonce, and what the script with it loads. */
export const noncePolicy = (widgetOrigin, styleHash) =>
  strictPolicy(widgetOrigin, styleHash).replace(
    `script-src ${widgetOrigin}`,
    "script-src 'nonce-c2hvcA' 'strict-dynamic'",
  )

const rightToLeft = {
  label: 'اسألي ميا',
  loadFailed: 'تعذر تحميل ميا. حاولي مرة أخرى',
  title: 'ميا',
  subtitle: 'حافظة السجل',
  close: 'إغلاق',
  conversation: 'محادثة مع ميا',
  welcome: 'أهلًا بك. أنا ميا، حافظة السجل. اسأليني عن سجل الميلاد أو عن اسم.',
  message: 'رسالتك',
  placeholder: 'اكتبي إلى ميا',
  send: 'إرسال',
  stop: 'إيقاف',
  you: 'أنت',
  writing: 'ميا تكتب...',
  stopped: 'توقفت.',
  source: 'المصدر',
  sources: 'المصادر',
  again: 'حاولي مرة أخرى',
  unreachable: 'لا يمكن الوصول إليّ من هذه الصفحة الآن. حاولي مرة أخرى بعد قليل.',
  limited: 'كانت هذه أسئلة كثيرة. حاولي مرة أخرى لاحقًا.',
  failed: 'أعتذر، لم أستطع الإجابة عن ذلك. حاولي مرة أخرى.',
  note: 'لا تقدم ميا نصائح طبية أو قانونية. تنتهي هذه المحادثة مع الصفحة.',
  home: 'Birth Codex',
  suggestions: ['What is a Proof ID?'],
}

const texts = {
  en: ['A shop for the first year', 'Blankets, cradles and cards, and a question answered at the side.'],
  ar: ['متجر للسنة الأولى', 'بطانيات ومهود وبطاقات، وسؤال يُجاب إلى جانبها.'],
}

/**
 * One page of a partner.
 *
 * @param look.isHostile with the stylesheet above
 * @param look.isRightToLeft in Arabic, with the widget's words replaced
 * @param look.isQuirky without a doctype
 * @param look.hasWidget false for the page as it would be without
 */
export function partnerPage({
  widgetOrigin,
  partnerId,
  isHostile,
  isRightToLeft,
  isQuirky,
  hasWidget = true,
  hasTwo,
}) {
  const lang = isRightToLeft ? 'ar' : 'en'
  const [title, text] = texts[lang]
  const words = isRightToLeft ? `<script type="application/json">${JSON.stringify(rightToLeft)}</script>` : ''
  const widget = hasWidget
    ? `<script src="${widgetOrigin}/widget/mya.js" async data-partner="${partnerId}" nonce="c2hvcA"></script>
<mya-chat>${words}</mya-chat>${hasTwo ? '<mya-chat position="start" label="Ask here"></mya-chat>' : ''}`
    : ''
  const style = isHostile ? hostileStyle : plainStyle
  return `${isQuirky ? '' : '<!doctype html>'}
<html lang="${lang}" dir="${isRightToLeft ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>${style}</style></head>
<body>
<main><h1>${title}</h1><p>${text}</p>${'<p>Wool, linen, beech. </p>'.repeat(8)}</main>
${widget}
</body>
</html>`
}

const styleOf = (page) => /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? ''
const hashOf = async (text) => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `sha256-${Buffer.from(digest).toString('base64')}`
}

/**
 * A partner's site on an origin of its own: `/` a page with the widget, `/strict` the same under the strictest policy and with a hostile
 * stylesheet, `/nonce` under a policy of nonces, `/rtl` from right to left, `/two` with two elements, `/quirks` without a doctype,
 * `/without` without the widget.
 *
 * @param {{ widgetOrigin: string, partnerId: string, port?: number }} options
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function startPartnerSite({ widgetOrigin, partnerId, port = 0 }) {
  const looks = {
    '/': {},
    '/strict': { isHostile: true, policyOf: strictPolicy },
    '/nonce': { policyOf: noncePolicy },
    '/rtl': { isRightToLeft: true },
    '/two': { hasTwo: true },
    '/quirks': { isQuirky: true },
    '/without': { hasWidget: false },
  }
  const answer = async (request, response) => {
    const look = looks[new URL(request.url ?? '/', 'http://localhost').pathname]
    // No error in the console for the picture that browsers ask for by themselves.
    if (!look) return response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end()
    const page = partnerPage({ widgetOrigin, partnerId, ...look })
    const policy = look.policyOf?.(widgetOrigin, await hashOf(styleOf(page)))
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        ...(policy ? { 'content-security-policy': policy } : {}),
      })
      .end(page)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(undefined))
  })
  const bound = server.address()
  return {
    url: `http://localhost:${typeof bound === 'object' && bound ? bound.port : port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve(undefined))
      }),
  }
}
