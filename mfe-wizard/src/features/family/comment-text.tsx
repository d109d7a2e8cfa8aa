import { useMemo } from 'react'
import styled from 'styled-components'
import { mentionsIn } from './mentions'
import type { Handle } from './mentions'

const Text = styled.p`
  font-size: 1.0625rem;
  line-height: 1.4;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
const At = styled.bdi`
  font-weight: 600;
  color: var(--action-text);
`

interface CommentTextProps {
  text: string
  /** Ids of the people who were told of it. */
  mentions: readonly string[]
  handles: readonly Handle[]
}

/** What somebody wrote, as plain text in its own direction; the people who were told of it stand out. */
export function CommentText({ text, mentions, handles }: CommentTextProps) {
  const parts = useMemo(() => {
    const found = mentionsIn(text, handles).filter(({ personId }) => mentions.includes(personId))
    const ends = [0, ...found.map(({ end }) => end)]
    return [
      ...found.map(({ start, end }, index) => ({
        plain: text.slice(ends[index], start),
        at: text.slice(start, end),
        key: start,
      })),
      { plain: text.slice(ends.at(-1)), at: '', key: text.length },
    ]
  }, [text, mentions, handles])
  return (
    <Text dir="auto">
      {parts.map(({ plain, at, key }) => (
        <span key={key}>
          {plain}
          {at ? <At>{at}</At> : null}
        </span>
      ))}
    </Text>
  )
}
