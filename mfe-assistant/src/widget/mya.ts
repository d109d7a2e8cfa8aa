import { make, seal } from './element'
import { look, sheetOf } from './look'
import { partnerWordsOf } from './partner-words'
import type { Chat, PanelModule } from './place'

/*
 * The loader: the one file that a partner's page names. It defines <mya-chat>, which shows a button; the conversation is asked for when it
 * is opened the first time, and nothing before.
 */

const ownScript = () =>
  document.currentScript ?? document.querySelector('script[data-partner][src*="/widget/mya.js"]')
const script = ownScript()
const address = script instanceof HTMLScriptElement ? script.src : ''
const partner = script instanceof HTMLScriptElement ? (script.dataset['partner'] ?? '') : ''
// eslint-disable-next-line no-console -- for who makes the page: nothing else tells why nothing is answered on it
if (!partner) console.warn('MYA: no script tag names her with its data-partner.')

const sheet = sheetOf(
  look +
    `:host{display:contents!important}
.launcher{position:fixed;inset-block-end:var(--_inset);inset-inline-end:var(--_inset);z-index:var(--mya-z,2147483000);font-size:medium}
.launcher[data-position=start]{inset-inline:var(--_inset) auto}
.launcher button{max-width:calc(100vw - 2*var(--_inset));padding:0 1.1em 0 .9em;background:var(--_accent);color:var(--_accent-ink);box-shadow:0 2px 6px #0003,0 12px 32px #0003}
.launcher button[aria-busy=true]{cursor:progress}
.launcher button[aria-expanded=true]{box-shadow:none}
@media print{.launcher{display:none}}
@media(forced-colors:active){.launcher button{border:1px solid}}`,
)

let chat: Promise<Chat> | undefined
let tries = 0

/** The chat of this page; asked for again after a failure, by another name, for some browsers remember that an import failed. */
function loadChat(): Promise<Chat> {
  const file = new URL(`__PANEL_FILE__${tries ? `?${tries}` : ''}`, address)
  tries += 1
  chat ??= import(/* webpackIgnore: true */ file.href)
    .then((panel: PanelModule) => panel.createChat({ origin: file.origin, partner }))
    .catch((error: unknown) => {
      chat = undefined
      throw error
    })
  return chat
}

class MyaChat extends HTMLElement {
  static readonly observedAttributes = ['label', 'theme', 'position', 'dir', 'lang']
  readonly #root = this.attachShadow({ mode: 'closed' })
  readonly #label = make('span')
  readonly #button = make(
    'button',
    { type: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': 'false' },
    seal(),
    this.#label,
  )
  readonly #box = make('div', { class: 'box launcher' }, this.#button)

  constructor() {
    super()
    this.#root.adoptedStyleSheets = [sheet]
    // A button of the partner's own takes the place of ours.
    const slot = make('slot', { name: 'button' }, this.#box)
    this.#root.append(slot)
    slot.addEventListener('click', ({ target }) => {
      const own = slot.assignedElements()[0]
      void this.#open(own instanceof HTMLElement && target !== this.#button ? own : this.#button)
    })
  }

  connectedCallback() {
    this.#show()
    // Its words may stand behind what has been read of the page so far.
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => this.#show(), { once: true })
  }

  attributeChangedCallback() {
    this.#show()
  }

  disconnectedCallback() {
    void chat?.then((opened) => opened.leave(this.#root))
  }

  get #facts() {
    return {
      theme: this.getAttribute('theme') ?? 'auto',
      position: this.getAttribute('position') ?? 'end',
      lang: this.closest('[lang]')?.getAttribute('lang') ?? '',
      dir: this.dir || getComputedStyle(this).direction,
    }
  }

  #show(words = partnerWordsOf(this)) {
    const { theme, lang, dir, position } = this.#facts
    const { label } = words
    this.#label.textContent = this.getAttribute('label') ?? (typeof label === 'string' ? label : 'Ask MYA')
    Object.assign(this.#box, { lang, dir })
    Object.assign(this.#box.dataset, { theme, position })
  }

  async #open(opener: HTMLElement) {
    const words = partnerWordsOf(this)
    const isOpen = (yes: boolean) => opener.setAttribute('aria-expanded', String(yes))
    opener.setAttribute('aria-busy', 'true')
    try {
      const opened = await loadChat()
      this.#show(words)
      opened.openAt({ root: this.#root, opener, words, ...this.#facts, onClose: () => isOpen(false) })
      isOpen(true)
    } catch {
      const { loadFailed } = words
      this.#label.textContent =
        typeof loadFailed === 'string' ? loadFailed : 'MYA could not be loaded. Try again'
    }
    opener.removeAttribute('aria-busy')
  }
}

// Another copy of the script, or another script of the page, may have been first.
if (!customElements.get('mya-chat')) customElements.define('mya-chat', MyaChat)
