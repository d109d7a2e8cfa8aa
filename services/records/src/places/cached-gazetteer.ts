import { createHash, randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeGazetteer } from './compile-gazetteer'
import type { GazetteerSources } from './compile-gazetteer'

/** What a compiled gazetteer depends on: its sources, the program that compiles it, and the Unicode data of this Node. */
function fingerprint(sources: GazetteerSources, program: string): string {
  const hash = createHash('sha256')
  for (const path of [program, ...Object.values(sources)]) hash.update(readFileSync(path)).update('\0')
  const { icu, unicode, cldr } = process.versions
  return hash.update(`${icu} ${unicode} ${cldr}`).digest('hex').slice(0, 32)
}

/**
 * Puts the gazetteer at `target`: compiled, which takes seconds, or as it was compiled before of the same.
 *
 * @param program path of the program that compiles
 * @param cache folder for it alone
 * @returns whether it was compiled
 */
export function putGazetteer(
  target: string,
  sources: GazetteerSources,
  { program, cache }: { program: string; cache: string },
): boolean {
  const name = `${fingerprint(sources, program)}.bin`
  const kept = join(cache, name)
  const isKnown = existsSync(kept)
  if (!isKnown) {
    mkdirSync(cache, { recursive: true })
    const waiting = join(cache, randomUUID())
    writeGazetteer(waiting, sources)
    renameSync(waiting, kept)
    for (const other of readdirSync(cache)) if (other !== name) rmSync(join(cache, other))
  }
  copyFileSync(kept, target)
  return !isKnown
}
