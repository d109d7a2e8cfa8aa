import { z } from 'zod'

export const remoteNames = ['mfe-wizard', 'mfe-proof', 'mfe-admin', 'mfe-assistant'] as const
export type RemoteName = (typeof remoteNames)[number]

/** /remotes.json: one line a remote, the address of its federation manifest. Read at run time, never cached. */
export const remotesManifestSchema = z.record(z.string(), z.string().min(1))
export type RemotesManifest = z.infer<typeof remotesManifestSchema>
