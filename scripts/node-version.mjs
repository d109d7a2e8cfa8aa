const needed = [20, 19]

/** Ends the process with one clear sentence on a Node that is too old for the product. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return
  console.error(
    `Birth Codex needs Node ${needed.join('.')} or newer; this is Node ${process.versions.node}.\n` +
      'Install a current release from https://nodejs.org and run the command again.',
  )
  process.exit(1)
}
