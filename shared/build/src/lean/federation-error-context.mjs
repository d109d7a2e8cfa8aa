/** In place of the federation runtime's summary of its settings, which goes to tools that we do not use. */
export const optionsToMFContext = () => undefined
