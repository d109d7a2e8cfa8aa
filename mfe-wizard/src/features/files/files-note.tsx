import { useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { noteStyle } from '../../form/note-style'
import type { BirthFiles, FilesStatus } from './birth-files'

const Box = styled.div`
  display: grid;
  gap: 8px;
  margin-top: 16px;
  ${noteStyle}
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
`

const named = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ')

/** What is said of them, each in its own number. */
const Sentences = ({ unstored, lost, waiting }: FilesStatus) => (
  <>
    {lost.length ? (
      <p>
        {named(lost)} {lost.length === 1 ? 'is' : 'are'} not on this device any more and{' '}
        {lost.length === 1 ? 'was' : 'were'} not sent. Please choose {lost.length === 1 ? 'it' : 'them'}{' '}
        again.
      </p>
    ) : null}
    {unstored.length ? (
      <p>
        This browser does not keep files. Please leave this page open until {named(unstored)}{' '}
        {unstored.length === 1 ? 'is' : 'are'} uploaded.
      </p>
    ) : null}
    {waiting.length ? (
      <p>
        {named(waiting)} {waiting.length === 1 ? 'goes' : 'go'} on as soon as the connection is back.
      </p>
    ) : null}
  </>
)

/** What the parent must know of the files: not stored by this browser, lost, or waiting for the connection. */
export function FilesNote({ files }: { files: BirthFiles }) {
  const status = useSyncExternalStore(files.subscribe, files.status)
  const hasNews = Object.values(status).some((names) => names.length)
  return <Box role="status">{hasNews ? <Sentences {...status} /> : null}</Box>
}
