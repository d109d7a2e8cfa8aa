/** `text` with the part that answers `query` in bold; without such a part, plain. */
export function MatchedText({ text, query }: { text: string; query: string }) {
  const wanted = query.trim().toLocaleLowerCase()
  const lower = text.toLocaleLowerCase()
  const at = wanted && lower.length === text.length ? lower.indexOf(wanted) : -1
  if (at < 0) return <bdi>{text}</bdi>
  return (
    <bdi>
      {text.slice(0, at)}
      <b>{text.slice(at, at + wanted.length)}</b>
      {text.slice(at + wanted.length)}
    </bdi>
  )
}
