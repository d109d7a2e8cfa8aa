import styled from 'styled-components'
import { Button } from '@shared/web/parts/button'
import { noteStyle } from '../../form/note-style'

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  margin-top: 16px;
  ${noteStyle}

  p {
    flex: 1 1 24ch;
  }
`

interface SyncNoteProps {
  state: 'sending' | 'away' | 'contested'
  onGiveUp: () => void
}

const words: Record<SyncNoteProps['state'], string> = {
  sending: 'Syncing to the cloud…',
  away: 'There is no connection just now. What you asked to sync waits on this device, and is synced once when the connection is back.',
  contested: 'Your sync waits until you have chosen which answers to keep.',
}

/** A sync that is not answered yet, where it stands, and how to give it up. */
export const SyncNote = ({ state, onGiveUp }: SyncNoteProps) => (
  <Box role="status">
    <p>{words[state]}</p>
    {state === 'sending' ? null : (
      <Button size="small" onClick={onGiveUp}>
        Do not sync
      </Button>
    )}
  </Box>
)
