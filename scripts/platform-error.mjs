/** A port that is taken, a setting that cannot be: told to the person in one sentence, without a stack. */
export class PlatformError extends Error {}
