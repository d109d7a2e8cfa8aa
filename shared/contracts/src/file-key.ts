interface SizedFile {
  name: string
  /** Bytes. */
  size: number
}

/** What tells one file of a form from another. */
export const fileKeyOf = ({ name, size }: SizedFile): string => `${size}:${name}`
