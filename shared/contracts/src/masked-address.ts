/** An e-mail address as staff see it in lists: enough to know it by, not enough to write to it ('h•••@posteo.example'). */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const [first = ''] = address
  return at > 0 ? `${first}•••${address.slice(at)}` : '•••'
}
