/**
 * What both parts of the widget stand on, in the loader's sheet: nothing of the page's styles is inherited, and the partner's custom properties stand in for
 * the house's colours. Lengths are in em of the reader's own text size: `rem` would be the page's.
 */
export const look = `.box{all:initial;color-scheme:light dark;
--_paper:var(--mya-paper,light-dark(#fbf8f0,#131627));--_sheet:var(--mya-sheet,light-dark(#fffefa,#1a1e33));
--_ink:var(--mya-ink,light-dark(#1b1f33,#f1e7d2));--_quiet:var(--mya-quiet,light-dark(#615f6c,#a9a198));
--_edge:var(--mya-edge,light-dark(#837b6b,#807c86));--_gilt:var(--mya-gilt,light-dark(#9c741a,#cba350));
--_accent:var(--mya-accent,light-dark(#1e4b3b,#84b79c));--_accent-ink:var(--mya-accent-ink,light-dark(#fffdf6,#0d1a15));
--_font:var(--mya-font,Georgia,'Noto Serif',serif);--_radius:var(--mya-radius,2px);--_inset:var(--mya-inset,24px)}
.box[data-theme=light]{color-scheme:light}.box[data-theme=dark]{color-scheme:dark}
.box,.box *{box-sizing:border-box}
button{all:unset;box-sizing:border-box;display:inline-flex;align-items:center;justify-content:center;gap:.6em;min-height:44px;min-width:44px;cursor:pointer;font:600 1.0625em/1.2 var(--_font);border-radius:var(--_radius)}
:focus-visible{outline:3px solid var(--_gilt);outline-offset:2px}`

/** Makes a sheet that no policy about styles has a word in: it is no text of the page. */
export function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
