import styled from 'styled-components'

/** Width to height of a page (A4). */
const pageRatio = '210 / 297'

/** The sheet on its mat; it has the page's shape from the start, so that nothing moves when a picture comes. */
export const Sheet = styled.div`
  position: relative;
  width: 100%;
  max-width: 520px;
  aspect-ratio: ${pageRatio};
  background: var(--certificate-paper, #f9f4e8);
  box-shadow: var(--shadow-3);
  overflow: hidden;
  @media screen and (min-width: 75em) {
    width: auto;
    max-width: none;
    height: min(796px, calc(100vh - 128px));
  }
  @media screen and (min-width: 75em) and (max-width: 87.9375em) {
    height: calc(100vh - 176px);
    max-height: 796px;
  }
  /* On a large screen it is larger, where the picture has as many pixels. */
  @media screen and (min-width: 100em) and (max-resolution: 1.4dppx) {
    height: min(1056px, calc(100vh - 128px));
  }
  &[data-empty] {
    opacity: 0.2;
  }
  img {
    position: absolute;
    inset: 0;
    display: block;
    width: 100%;
    height: 100%;
  }
  /* Not before it is plain that the next page does not come in the twinkling of an eye. */
  img[data-left] {
    transition: opacity var(--t-fast) 100ms;
  }
`

/** What is said on a sheet whose picture is not there; in the certificate's ink, for its paper is that by night too. */
export const SheetNote = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  padding: 24px;
  font: italic 400 1.3125rem/1.35 var(--serif);
  text-align: center;
  color: var(--certificate-ink, #6d5417);
`

/** The line below the sheet; there before it has anything to say. */
export const SheetFoot = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 44px;
  margin-top: 8px;
  color: var(--ink-2);
  font-variant-numeric: tabular-nums lining-nums;
`

/**
 * The unwritten page: shown while the picture of the written one is on its way. One that stays unwritten is faint, since white
 * paper glares by night.
 */
export const BlankSheet = ({ isEmpty }: { isEmpty?: boolean }) => (
  <>
    <Sheet aria-hidden="true" data-empty={isEmpty} />
    <SheetFoot />
  </>
)
