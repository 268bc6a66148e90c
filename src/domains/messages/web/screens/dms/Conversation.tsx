import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconArchive, IconArrowLeft, IconBell, IconBellOff, IconDots, IconLifebuoy } from '@tabler/icons-react'
import { useState } from 'react'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { timeAgo } from '../../../../../kit/web/format.ts'
import { Note } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { collabCalls } from '../../../../collabs/contract.ts'
import { messageCalls } from '../../../contract.ts'
import { RequestHelp } from './RequestHelp.tsx'
import { CollabPanel } from './CollabPanel.tsx'
import { Composer } from './Composer.tsx'
import { MessageList } from './MessageList.tsx'
import type { ThreadData } from './thread-data.ts'
import styles from '../dms.module.css'

/** One conversation: what was said and done, where to write, and the collab beside it. */
export function Conversation({ collabUid, onBack }: { collabUid: string; onBack: () => void }) {
  const thread = useRead(messageCalls.getThread, { collabUid })
  const collab = useRead(collabCalls.getCollab, { uid: collabUid })
  return (
    <Loaded of={thread}>
      {(data) => (
        <>
          <section className={styles.thread} aria-label="Conversation">
            <Head thread={data} onBack={onBack} />
            <MessageList thread={data} timezone={collab.data?.brand.timezone ?? 'Europe/London'} />
            {data.can.send || data.can.addNote ? (
              <Composer thread={data} />
            ) : (
              <div className={styles.composer}>
                <Note tone="mute">
                  {data.closedFor ?? 'You can read this conversation. Only its account manager can reply.'}
                </Note>
              </div>
            )}
          </section>
          <aside className={styles.panel} aria-label="Collab">
            <Loaded of={collab}>{(found) => <CollabPanel collab={found} />}</Loaded>
          </aside>
        </>
      )}
    </Loaded>
  )
}

function Head({ thread, onBack }: { thread: ThreadData; onBack: () => void }) {
  const { collabUid, brand, influencer, side, muted, archived } = thread
  const [asking, setAsking] = useState(false)
  const saveSettings = useWrite(messageCalls.saveThreadSettings)
  const settle = useWrite(messageCalls.resolveStaffHelp, { onDone: () => showSuccess('Marked as settled.') })
  const name = { influencer: brand.name, brand: influencer.name, staff: `${brand.name} · ${influencer.name}` }[side]
  return (
    <header className={styles.head}>
      <ActionIcon
        className={styles.onlyNarrow}
        variant="subtle"
        color="gray"
        size={44}
        aria-label="All conversations"
        onClick={onBack}
      >
        <IconArrowLeft size={22} />
      </ActionIcon>
      <h2 className="ellipsis">{name}</h2>
      {thread.can.settle && (
        <Button size="sm" loading={settle.busy} onClick={() => void settle({ collabUid })}>
          Mark as settled
        </Button>
      )}
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
          <Menu.Item
            leftSection={<IconArchive size={18} />}
            onClick={() => void saveSettings({ collabUid, archived: !archived })}
          >
            {archived ? 'Move to inbox' : 'Archive'}
          </Menu.Item>
          {thread.can.requestStaffHelp && (
            <Menu.Item leftSection={<IconLifebuoy size={18} />} onClick={() => setAsking(true)}>
              Get help or report
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {thread.helpRequestedAt && side === 'staff' && (
        <p className={styles.helpRequested}>
          Our team was asked to help {timeAgo(thread.helpRequestedAt)}. See the reason in the collab’s timeline.
        </p>
      )}
      <RequestHelp collabUid={collabUid} opened={asking} onClose={() => setAsking(false)} />
    </header>
  )
}
