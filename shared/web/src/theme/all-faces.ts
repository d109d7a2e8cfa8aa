import { watchEastAsianScripts } from './east-asian-scripts'
import { addScriptFaces } from './script-faces'

/** Puts the faces of every script into force: East Asian ones are files of the shell alone, for there are two hundred of them. */
export function addAllFaces(): void {
  addScriptFaces()
  watchEastAsianScripts()
}
