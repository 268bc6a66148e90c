import { ActionIcon, Button, Menu } from '@mantine/core'
import {
  IconArrowLeft,
  IconBell,
  IconBellOff,
  IconCheck,
  IconDots,
  IconInfoCircle,
  IconLifebuoy,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { dateTime, timeAgo } from '../../../../../kit/web/format.ts'
import { Note } from '../../../../../kit/web/parts.tsx'
import { Loaded, together } from '../../../../../kit/web/screen.tsx'
import { showError, showSuccess } from '../../../../../kit/web/toasts.ts'
import { collabCalls } from '../../../../collabs/contract.ts'
import type { CollabData } from '../../../../collabs/web/parts/StageBadge.tsx'
import { useNow } from '../../../../collabs/web/use-now.ts'
import { contentCalls } from '../../../../content/contract.ts'
import { useSession } from '../../../../profiles/web/session.tsx'
import { type MessageView, messageCalls } from '../../../contract.ts'
import { RequestHelp } from './RequestHelp.tsx'
import { CollabPanel } from './CollabPanel.tsx'
import { Composer } from './Composer.tsx'
import { MessageList } from './MessageList.tsx'
import { type Handled, ThreadActions } from './ThreadActions.tsx'
import type { ThreadData } from './thread-data.ts'
import { TurnCard } from './TurnCard.tsx'
import styles from '../dms.module.css'

type HeadActions = {
  /** Others are selected: the keys are theirs. */
  isSelecting: boolean
  onBack: () => void
  /** It was marked as done or put off. */
  onGone: () => void
  /** That was taken back. */
  onReopened: () => void
}

/** One conversation: what was said and done, where to write, and the collab beside it. */
export function Conversation({ collabUid, ...head }: { collabUid: string } & HeadActions) {
  const thread = useRead(messageCalls.getThread, { collabUid })
  const collab = useRead(collabCalls.getCollab, { uid: collabUid })
  // With the rest: what comes later would push the newest message out of sight.
  const content = useRead(contentCalls.getDeliverables, { collabUid })
  const [replyTo, setReplyTo] = useState<MessageView | null>(null)
  return (
    <Loaded of={together(together(thread, collab), content)}>
      {([[data, found], { deliverables }]) => (
        <>
          <section className={styles.thread} aria-label="Conversation">
            <Head thread={data} collab={found} {...head} />
            <MessageList thread={data} collab={found} replyTo={replyTo} onReply={setReplyTo} />
            <TurnCard collab={found} deliverables={deliverables} />
            {!data.can.send && data.can.addNote && data.closedFor && (
              <div className={styles.composer}>
                <Note tone="mute">{data.closedFor}</Note>
              </div>
            )}
            {data.can.send || data.can.addNote ? (
              <Composer thread={data} collab={found} replyTo={replyTo} onReplyEnd={() => setReplyTo(null)} />
            ) : (
              <div className={styles.composer}>
                <Note tone="mute">
                  {data.closedFor ?? 'You can read this conversation. Only the brand’s account manager can reply.'}
                </Note>
              </div>
            )}
          </section>
          <aside className={styles.panel} aria-label="Collab">
            <CollabPanel collab={found} />
          </aside>
        </>
      )}
    </Loaded>
  )
}

type HeadProps = { thread: ThreadData; collab: CollabData } & HeadActions

function Head({ thread, collab, isSelecting, onBack, onGone, onReopened }: HeadProps) {
  const { collabUid, brand, influencer, side, muted, done } = thread
  const [asking, setAsking] = useState(false)
  const [showing, setShowing] = useState(false)
  const saveSettings = useWrite(messageCalls.saveThreadSettings)
  const markDone = useWrite(messageCalls.markThreadsDone, {
    onDone: ({ explanation }) => explanation && showError(explanation),
  })
  const settle = useWrite(messageCalls.resolveStaffHelp, { onDone: () => showSuccess('Marked as resolved.') })
  const name = { influencer: brand.name, brand: influencer.name, staff: `${brand.name} · ${influencer.name}` }[side]
  return (
    <header className={styles.head}>
      <ActionIcon
        className={styles.onlyPhone}
        variant="subtle"
        color="gray"
        size={44}
        aria-label="All conversations"
        onClick={onBack}
      >
        <IconArrowLeft size={22} />
      </ActionIcon>
      <h2 className="ellipsis">
        {name}
        {side !== 'influencer' && <small className="dim"> @{influencer.handle}</small>}
      </h2>
      {thread.can.settle && (
        <Button size="sm" loading={settle.busy} onClick={() => void settle({ collabUid })}>
          Mark as resolved
        </Button>
      )}
      <ActionIcon
        className={styles.onlyNarrow}
        variant="subtle"
        color="gray"
        size={44}
        aria-label="About this collab"
        onClick={() => setShowing(true)}
      >
        <IconInfoCircle size={22} />
      </ActionIcon>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={44} aria-label="More options">
            <IconDots size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={muted ? <IconBell size={18} /> : <IconBellOff size={18} />}
            onClick={() => void saveSettings({ collabUid, muted: !muted })}
          >
            {muted ? 'Unmute' : 'Mute'}
          </Menu.Item>
          {side === 'influencer' && (
            <Menu.Item
              leftSection={<IconCheck size={18} />}
              onClick={() => void markDone({ threads: [{ collabUid, lastAt: thread.lastAt }], done: !done })}
            >
              {done ? 'Move to inbox' : 'Mark as done'}
            </Menu.Item>
          )}
          {thread.can.requestStaffHelp && (
            <Menu.Item leftSection={<IconLifebuoy size={18} />} onClick={() => setAsking(true)}>
              Get help
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {thread.can.snooze && !isSelecting && (
        <ThreadActions threads={[handledThread(thread)]} onGone={onGone} onBack={onReopened} />
      )}
      <Standing thread={thread} />
      {thread.helpRequestedAt && side === 'staff' && (
        <p className={styles.helpRequested}>
          Our team was asked to help {timeAgo(thread.helpRequestedAt)}. See the reason in the collab’s timeline.
        </p>
      )}
      <Dialog opened={showing} onClose={() => setShowing(false)} title="About this collab" size="md">
        <CollabPanel collab={collab} />
      </Dialog>
      <RequestHelp collabUid={collabUid} opened={asking} onClose={() => setAsking(false)} />
    </header>
  )
}

const handledThread = (thread: ThreadData): Handled => ({
  collabUid: thread.collabUid,
  lastAt: thread.lastAt,
  brand: thread.brand,
  name: thread.influencer.name,
  isDone: thread.done !== null,
  snoozedUntil: thread.snoozedUntil,
  assignedTo: thread.assignedTo,
  maySettle: thread.can.settleForSide,
})

/** Who takes it, until when it is put off, and who was done with it. */
function Standing({ thread: { side, assignedTo, snoozedUntil, done } }: { thread: ThreadData }) {
  const { user } = useSession()
  const now = useNow()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const words = [
    assignedTo && `Assigned to ${assignedTo.uid === user.uid ? 'you' : assignedTo.name}`,
    snoozedUntil && Date.parse(snoozedUntil) > now && `snoozed until ${dateTime(snoozedUntil, zone)}`,
    done && `marked as done ${done.by && side !== 'influencer' ? `by ${done.by} ` : ''}${timeAgo(done.at)}`,
  ].filter((word) => typeof word === 'string')
  if (words.length === 0) return null
  const text = words.join(' · ')
  return <p className={`dim ${styles.standing}`}>{text.charAt(0).toUpperCase() + text.slice(1)}</p>
}
