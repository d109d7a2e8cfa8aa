import { createHash } from 'node:crypto'

/** Where the code that the federation plugin generates ends to tell of one build, and begins to be the same in all of them. */
const border = 'const runtimeRequire=__webpack_require__;'
/** What it tells of a remote's build: a name of its own, nothing that it loads, no copies of shared modules. */
const told =
  /__module_federation_runtime_plugins__ = \[\]\..*__module_federation_remote_infos__ = \{\};.*_container_name__ = ("\w+");.*_share_strategy__ = "loaded-first";.*_share_fallbacks__ = undefined;/
/** The common part that `lean/federation-start.mjs` stands for. */
const known = '5d06e68a0f51699b'

/**
 * The federation plugin gives each build the runtime's part for bundlers, and generates the code that starts it. In place of both, a
 * remote's build asks the host, which lends one start to all of them.
 */
export default function startByHost(source) {
  const [own, common = ''] = source.split(border)
  const name = told.exec(own)?.[1]
  const hash = createHash('sha256').update(common).digest('hex').slice(0, 16)
  if (!name || hash !== known)
    throw new Error(
      `The federation plugin generates other code (${hash}) than shared/build/src/lean/federation-start.mjs stands for (${known}): compare the two`,
    )
  return `_FEDERATION_START(__webpack_require__,${name})`
}
