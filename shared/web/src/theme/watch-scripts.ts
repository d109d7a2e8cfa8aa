/**
 * Has the faces of other scripts come once a letter of them stands in the page. The browser sees it by itself, in fields too: it fetches
 * the face without letters that fonts.css names for them.
 * @param bringFaces puts those faces into force
 */
export function watchScripts(bringFaces: () => Promise<void>): void {
  for (const face of document.fonts)
    // Of the others none is asked: a promise that was asked for complains where its font is missing.
    if (face.family.includes('Codex Scripts')) face.loaded.then(bringFaces).catch(() => undefined)
}
