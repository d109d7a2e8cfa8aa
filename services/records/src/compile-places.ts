import { fileURLToPath } from 'node:url'
import { writeGazetteer } from './places/compile-gazetteer'

// Run once after the bundle is built: the gazetteer's file lies beside the service it belongs to.
writeGazetteer(
  fileURLToPath(new URL(/* webpackIgnore: true */ './gazetteer.bin', import.meta.url)),
  import.meta.url,
)
