import { useState } from 'react'
import { useRead } from '../../../../kit/web/calls.ts'
import { Note } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import type { CollabData } from '../../../collabs/web/parts/StageBadge.tsx'
import { type MessageView, messageCalls } from '../../contract.ts'
import { Composer } from '../screens/dms/Composer.tsx'
import { MessageList } from '../screens/dms/MessageList.tsx'
import styles from './conversation-here.module.css'

/** A collab’s conversation on another page: its last messages, and where to reply. */
export function ConversationHere({ collab }: { collab: CollabData }) {
  const thread = useRead(messageCalls.getThread, { collabUid: collab.uid })
  const [replyTo, setReplyTo] = useState<MessageView | null>(null)
  return (
    <Loaded of={thread}>
      {(data) => (
        <section className={styles.conversation} aria-label="Conversation">
          <MessageList thread={data} collab={collab} replyTo={replyTo} onReply={setReplyTo} />
          {data.can.send || data.can.addNote ? (
            <Composer thread={data} collab={collab} replyTo={replyTo} onReplyEnd={() => setReplyTo(null)} />
          ) : (
            data.closedFor && <Note tone="mute">{data.closedFor}</Note>
          )}
        </section>
      )}
    </Loaded>
  )
}
