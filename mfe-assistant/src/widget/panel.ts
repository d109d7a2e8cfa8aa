import { isScrolledToEnd } from '../app/scrolled-to-end'
import { createConversation } from './conversation'
import { drawing, make, seal } from './element'
import { sheetOf } from './look'
import { panelLook } from './panel-look'
import type { Chat, PanelModule, Place } from './place'
import { wordsOf } from './words'

/*
 * The panel: what is loaded when the widget is opened for the first time. One for a page, shown in the element that opens it.
 */

// The loader's stands in the same root, with what both build on.
const sheet = sheetOf(panelLook)
const paths = {
  close: 'M6 6l12 12M18 6L6 18',
  send: 'M4 12h15M13 6l6 6-6 6',
  stop: 'M7 7h10v10H7z',
}
const phone = '(max-width: 600px)'
const maxLetters = '1000'
/** Safari has them from 17 on. */
const hasPopovers = 'popover' in HTMLElement.prototype

const button = (kind: string, path: string) => make('button', { type: 'button', class: kind }, drawing(path))

/** Everything that stands in the panel. */
function makeParts() {
  const title = make('h2', { id: 'title' })
  const subtitle = make('p', { id: 'subtitle' })
  const close = button('close', paths.close)
  const log = make('div', { class: 'log', tabindex: '0', role: 'region' })
  const chips = make('div', { class: 'chips' })
  const label = make('label', { class: 'said', for: 'message' })
  const input = make('textarea', {
    id: 'message',
    rows: '1',
    dir: 'auto',
    maxlength: maxLetters,
    enterkeyhint: 'send',
  })
  const send = make('button', { type: 'submit', class: 'send' }, drawing(paths.send))
  const stop = button('send', paths.stop)
  const note = make('p', { class: 'note' })
  const home = make('a', { target: '_blank', rel: 'noopener' })
  const form = make('form', {}, label, make('div', { class: 'line' }, input, stop, send), note)
  const news = make('div', { class: 'said', role: 'status' })
  const head = make('header', {}, seal(), make('div', {}, title, subtitle), close)
  const dialog = make(
    'dialog',
    { 'aria-labelledby': 'title', 'aria-describedby': 'subtitle' },
    head,
    log,
    form,
    news,
  )
  return { title, subtitle, close, log, chips, label, input, send, stop, note, home, form, news, dialog }
}

export const createChat: PanelModule['createChat'] = ({ origin, partner }): Chat => {
  const parts = makeParts()
  const { dialog, log, chips, input, form, news } = parts
  const box = make('div', { class: 'box' }, dialog)
  parts.home.href = origin
  let place: Place | undefined
  let isAtEnd = true
  log.addEventListener('scroll', () => (isAtEnd = isScrolledToEnd(log)))
  const scrollToEnd = () => (log.scrollTop = log.scrollHeight)

  const conversation = createConversation(`${origin}/api/widget/${encodeURIComponent(partner)}/chat`, {
    // Who has scrolled back reads on there, until the next question.
    onGrowth: () => isAtEnd && scrollToEnd(),
    onWaiting(isWaiting) {
      const focused = place?.root.activeElement ?? null
      const isLeaving = isWaiting ? conversation.list.contains(focused) : focused === parts.stop
      parts.stop.hidden = !isWaiting
      parts.send.hidden = isWaiting
      // A button that is gone leaves the focus to nobody; where the reader is elsewhere by now, it stays.
      if (isLeaving) input.focus()
    },
    onNews: (text) => (news.textContent = text),
  })
  log.append(conversation.list, chips)
  parts.stop.hidden = true

  // An empty line has no direction of its own.
  const turnInput = () => (input.dir = input.value ? 'auto' : box.dir)
  input.addEventListener('input', turnInput)

  const ask = (message: string) => {
    chips.remove()
    input.focus()
    isAtEnd = true
    void conversation.send(message)
  }
  const sendTyped = () => {
    const message = input.value.trim()
    if (!message || parts.send.hidden) return
    input.value = ''
    turnInput()
    ask(message)
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    sendTyped()
  })
  input.addEventListener('keydown', (event) => {
    // Enter that ends the writing of a character (Japanese, Chinese, Korean) sends nothing.
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    sendTyped()
  })
  parts.stop.addEventListener('click', () => conversation.stop())

  const hide = () => {
    if (dialog.open) dialog.close()
    if (dialog.popover) dialog.hidePopover()
    box.remove()
    place?.onClose()
  }
  const close = () => {
    hide()
    place?.opener.focus()
    place = undefined
  }
  parts.close.addEventListener('click', close)
  // The page behind hears nothing of keys that are typed here: its shortcuts are not meant.
  for (const type of ['keydown', 'keypress', 'keyup'])
    dialog.addEventListener(type, (event) => event.stopPropagation())
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return
    event.preventDefault()
    close()
  })
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    close()
  })

  function speak({ words: given, lang, dir, theme, position }: Place) {
    const words = wordsOf(given)
    conversation.speak(words)
    const { title, subtitle, label, note, home } = parts
    for (const [element, text] of [
      [title, words.title],
      [subtitle, words.subtitle],
      [label, words.message],
      [home, words.home],
    ] as const)
      element.textContent = text
    note.replaceChildren(`${words.note} `, home)
    input.placeholder = words.placeholder
    for (const [element, name] of [
      [parts.close, words.close],
      [parts.send, words.send],
      [parts.stop, words.stop],
      [log, words.conversation],
    ] as const)
      element.ariaLabel = name
    chips.replaceChildren(
      ...words.suggestions.map((question) => {
        const chip = make('button', { type: 'button', dir: 'auto' }, question)
        chip.addEventListener('click', () => ask(question))
        return chip
      }),
    )
    Object.assign(box, { lang, dir })
    turnInput()
    box.dataset['theme'] = theme
    dialog.dataset['position'] = position
  }

  /** Over everything of the page; on a phone, where it covers the page, nothing behind it can be reached meanwhile. */
  function show() {
    if (matchMedia(phone).matches) {
      dialog.popover = null
      dialog.showModal()
    } else if (hasPopovers) {
      dialog.popover = 'manual'
      dialog.showPopover()
    } else {
      // It lies over what its button would lie over.
      dialog.show()
    }
    input.focus()
    // A conversation that has not begun is read from its welcome on.
    if (!chips.isConnected) scrollToEnd()
  }

  return {
    openAt(next) {
      if (place?.root === next.root) return input.focus()
      if (place) hide()
      place = next
      speak(next)
      if (!next.root.adoptedStyleSheets.includes(sheet)) next.root.adoptedStyleSheets.push(sheet)
      next.root.append(box)
      show()
    },
    leave(root) {
      if (place?.root !== root) return
      hide()
      place = undefined
    },
  }
}
