import styled from 'styled-components'
import { RailSection } from '@shared/web/layout/book'
import { Button } from '@shared/web/parts/button'

const List = styled.ol`
  display: grid;
  gap: 7px;
  margin-top: 10px;
  font-size: var(--fs-meta);
  line-height: 1.35;
  color: var(--ink-2);

  li {
    display: grid;
    grid-template-columns: 20px 1fr;
  }
  span {
    font: 400 1.125rem/1.25 var(--serif);
    font-variant-numeric: oldstyle-nums;
    color: var(--gilt-text);
  }
`
const Text = styled.p`
  margin: 2px 0 10px;
  font-size: var(--fs-meta);
  line-height: 1.4;
  color: var(--ink-3);
`

const afterwards = [
  'Record prepared for permanence',
  'Crafted on archival stock',
  'Certified & sealed',
  'Preserved privately for generations',
]

export const NextCard = () => (
  <RailSection>
    <h2>What happens next</h2>
    <List>
      {afterwards.map((line, index) => (
        <li key={line}>
          <span aria-hidden="true">{index + 1}</span>
          {line}
        </li>
      ))}
    </List>
  </RailSection>
)

export const GuideCard = ({ onOpen }: { onOpen: () => void }) => (
  <RailSection>
    <h2>Birth Bio Companion Guide</h2>
    <Text>Extended spiritual and astrological insights</Text>
    <Button size="small" isWide onClick={onOpen}>
      Open the guide
    </Button>
  </RailSection>
)

/** Where a parent finds what is kept, and how it ends; without a record it speaks of this device alone. */
export const PrivacyCard = ({ onOpen }: { onOpen: () => void }) => (
  <RailSection>
    <h2>Your privacy</h2>
    <Text>What we hold, who has seen it, and how it ends. Never resold, never used for advertising.</Text>
    <Button size="small" isWide onClick={onOpen}>
      Privacy and this device
    </Button>
  </RailSection>
)

export const HelpCard = ({ onAsk }: { onAsk: () => void }) => (
  <RailSection>
    <h2>Need help?</h2>
    <Text>MYA, Keeper of the Codex, answers at any hour.</Text>
    <Button size="small" isWide icon="chat" onClick={onAsk}>
      Ask MYA
    </Button>
  </RailSection>
)
