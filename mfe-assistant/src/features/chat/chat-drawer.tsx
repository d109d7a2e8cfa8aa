import { suggestionsOf } from '@shared/contracts/chat-suggestions'
import { Drawer } from '@shared/web/parts/drawer'
import { MyaSeal } from '../../app/mya-seal'
import { useFocusReturn } from '../../app/use-focus-return'
import { ChatComposer } from './chat-composer'
import { ChatMessages } from './chat-messages'
import { Emblem } from './chat-style'
import { useConversation } from './use-conversation'

interface ChatDrawerProps {
  onClose: () => void
  /** The visitor's own record, where the server has it: Proof ID or the id of its proof. */
  proofId: string | undefined
  /** Where the drawer was opened: the id of a step, 'proof' or 'success'. */
  topic: string | undefined
}

/** MYA's drawer: a welcome, what was said, and a line to write in. */
export function ChatDrawer({ onClose, proofId, topic }: ChatDrawerProps) {
  useFocusReturn()
  const conversation = useConversation(proofId)
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title="MYA"
      description="Keeper of the Codex"
      emblem={
        <Emblem>
          <MyaSeal size={48} />
        </Emblem>
      }
    >
      <ChatMessages {...conversation} suggestions={suggestionsOf(topic)} />
      <ChatComposer
        {...conversation}
        isWaiting={conversation.reply !== null}
        canShare={proofId !== undefined}
        hasBegun={conversation.messages.length > 0}
      />
    </Drawer>
  )
}
