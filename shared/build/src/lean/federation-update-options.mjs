/** In place of the federation runtime's: it takes up what a build learns of its shared modules after its start, and ours learn nothing more. */
const none = () => undefined
export { none as updateConsumeOptions, none as updateRemoteOptions }
