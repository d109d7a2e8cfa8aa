/** Of the form, at '/': the one page that opens without a line. */
export const formAddress = '/'
/** The platform's list of remotes. */
export const listAddress = '/remotes.json'

const hashedFile = /^\/(?:remotes\/[^/]+\/)?[\w-]+\.[0-9a-f]{8,}\.(?:js|css|woff2)$/

/** Whether a path is that of a file of the builds whose name carries a hash of what is in it: the same for everybody, for ever. */
export const isHashedFile = (path: string): boolean => hashedFile.test(path)
