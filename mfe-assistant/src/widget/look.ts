/**
 * The colour of day, or that of night: of `--_day` and `--_night` one is empty, and the other one nothing, for which its fallback stands.
 * In place of light-dark(), which Safari has from 17.5 on: a colour that cannot be read would leave the conversation without a ground.
 */
const byTheme = (day: string, night: string) => `var(--_day,${day})var(--_night,${night})`
const night = '--_day: ;--_night:initial'

/**
 * What both parts of the widget stand on, in the loader's sheet: nothing of the page's styles is inherited, and the partner's custom properties stand in for
 * the house's colours. Lengths are in em of the reader's own text size: `rem` would be the page's.
 */
export const look = `.box{all:initial;color-scheme:light dark;--_day:initial;--_night: ;
--_paper:var(--mya-paper,${byTheme('#fbf8f0', '#131627')});--_sheet:var(--mya-sheet,${byTheme('#fffefa', '#1a1e33')});
--_ink:var(--mya-ink,${byTheme('#1b1f33', '#f1e7d2')});--_quiet:var(--mya-quiet,${byTheme('#615f6c', '#a9a198')});
--_edge:var(--mya-edge,${byTheme('#837b6b', '#807c86')});--_gilt:var(--mya-gilt,${byTheme('#9c741a', '#cba350')});
--_accent:var(--mya-accent,${byTheme('#1e4b3b', '#84b79c')});--_accent-ink:var(--mya-accent-ink,${byTheme('#fffdf6', '#0d1a15')});
--_font:var(--mya-font,Georgia,'Noto Serif',serif);--_radius:var(--mya-radius,2px);--_inset:var(--mya-inset,24px)}
@media(prefers-color-scheme:dark){.box{${night}}}
.box[data-theme=light]{color-scheme:light;--_day:initial;--_night: }.box[data-theme=dark]{color-scheme:dark;${night}}
.box,.box *{box-sizing:border-box}
button{all:unset;box-sizing:border-box;display:inline-flex;align-items:center;justify-content:center;gap:.6em;min-height:44px;min-width:44px;cursor:pointer;font:600 1.0625em/1.2 var(--_font);border-radius:var(--_radius)}
:focus-visible{outline:3px solid var(--_gilt);outline-offset:2px}`

/** Makes a sheet that no policy about styles has a word in: it is no text of the page. */
export function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
