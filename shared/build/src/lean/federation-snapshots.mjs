/**
 * In place of the federation runtime's handler of snapshots, which `disableSnapshot` leaves without anybody who asks it: remotes are
 * named by the list that the gateway writes into the page, not by a platform's snapshot.
 */
export class SnapshotHandler {
  hooks = { applyPlugin: () => undefined }
  manifestCache = new Map()
}
export const getGlobalRemoteInfo = () => ({})
