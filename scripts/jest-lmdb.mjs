// The one of this process, which the environment has loaded.
export const { open } = globalThis[Symbol.for('lmdb')]
