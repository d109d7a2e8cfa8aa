/** The store answers, and does not take the settings: wrong keys, or a bucket or folder that is not there for us. */
export class StoreSettingsError extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause })
    this.name = 'StoreSettingsError'
  }
}
