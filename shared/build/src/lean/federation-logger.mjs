/* eslint-disable no-console -- there is nobody else to tell */
const none = () => undefined
/** In place of the federation runtime's: what it has to say goes to the console as it is. */
export const createLogger = (prefix) => ({
  warn: (...said) => console.warn(prefix, ...said),
  error: (...said) => console.error(prefix, ...said),
})
// Its index hands these on, for tools that build.
export {
  none as bindLoggerToCompiler,
  none as createInfrastructureLogger,
  none as infrastructureLogger,
  none as logger,
}
