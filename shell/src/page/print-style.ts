/**
 * Every page on paper, whichever remote drew it. What is pressed is of no use there, and what scrolls on a screen is printed as far as
 * it goes. Colours are those of the paper theme: tokens.css keeps the night to screens.
 */
const onPaper = `@media print {
  button, svg:has(+ button), nav, a[data-variant], [data-radix-scroll-area-viewport] ~ * {
    display: none !important;
  }
  /* What stands beside the page on a wide screen: a plate that is no part of it. */
  aside:has(~ * main) {
    display: none !important;
  }
  /* An open dialog is what is looked at: it is printed in place of the page below it. */
  body:has(> [role='dialog']) > :not([role='dialog']) {
    display: none !important;
  }
  body > [role='dialog'] {
    position: static !important;
    display: block !important;
    width: auto !important;
    max-width: none !important;
    height: auto !important;
    padding: 0 !important;
    box-shadow: none !important;
    animation: none !important;
  }
  body, body > [role='dialog'], :is(aside, body > [role='dialog']) :is(section, div:has(> *)) {
    max-height: none !important;
    overflow: visible !important;
  }
  :focus-visible {
    outline: none !important;
  }
  /* Firefox cuts through the lines of what stands in a grid or a flexible box, or moves all of it to the next sheet. */
  :has(main), main {
    display: block !important;
    min-height: 0 !important;
  }
  h1, h2, h3, h4 {
    break-after: avoid;
  }
  tr, dl > div, img {
    break-inside: avoid;
  }
}`

/** Has the browser print pages by these rules. They come late: nothing that is seen on a screen waits for them. */
export function stylePrintedPages(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(onPaper)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
