import { sha256OfJson } from './canonical-json'
import type { StoredVersion } from './record.model'

/** The hash of a version and, through the hash before it, of everything before: null before the first. */
export const chainHashOf = (before: string | null, version: StoredVersion): string =>
  sha256OfJson({
    before,
    version: version.version,
    sha256: version.sha256,
    proofId: version.proofId,
    proofJobId: version.proofJobId ?? null,
    createdAt: version.createdAt.toISOString(),
    createdBy: version.createdBy,
    writers: version.writers ?? [],
    note: version.note ?? '',
    kind: version.kind ?? 'submission',
    ...(version.changed ? { changed: version.changed } : {}),
  })

/** The chain hashes of a record's versions: as they were stored, and computed where they were made before there were any. */
export function chainOf(versions: readonly StoredVersion[]): string[] {
  const chain: string[] = []
  for (const version of versions) chain.push(version.chainHash ?? chainHashOf(chain.at(-1) ?? null, version))
  return chain
}

/** The number of the first version that does not follow from those before it; null for an unbroken chain. */
export function brokenLinkOf(versions: readonly StoredVersion[]): number | null {
  const chain = chainOf(versions)
  let isChained = false
  for (const [at, version] of versions.entries()) {
    const wasChained = isChained
    isChained ||= version.chainHash !== undefined
    const right = chainHashOf(chain[at - 1] ?? null, version)
    const isRight = version.version === at + 1 && (version.chainHash ?? right) === right
    // Once versions are chained, one that is not was put there by somebody else.
    if (!isRight || (wasChained && version.chainHash === undefined)) return at + 1
  }
  return null
}
