import type { PartnerWords } from './partner-words'

/** Where the one chat of a page is shown, and how: taken from the element that opens it. */
export interface Place {
  root: ShadowRoot
  /** Gets the focus back. */
  opener: HTMLElement
  words: PartnerWords
  /** 'light', 'dark', or anything else for what the reader's system says. */
  theme: string
  lang: string
  dir: string
  /** 'start' or 'end': at which side. */
  position: string
  /** Called when the chat is no longer shown there. */
  onClose: () => void
}

/** The chat of a page: one conversation, wherever it is opened. It lives as long as the page, and nowhere else. */
export interface Chat {
  openAt(place: Place): void
  /** The element where it is shown leaves the page. */
  leave(root: ShadowRoot): void
}

/** What the panel's file exports. */
export interface PanelModule {
  createChat(from: { origin: string; partner: string }): Chat
}
