import { VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useAddress } from '../../../../kit/web/route.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { Screen } from '../../../../kit/web/screen.tsx'
import { useSession } from '../../../profiles/web/session.tsx'
import { dmsSearch } from '../links.ts'
import { useOpenOutbox } from '../use-outbox.ts'
import { Conversation } from './dms/Conversation.tsx'
import { ThreadList } from './dms/ThreadList.tsx'
import { useDeskKeys } from './dms/use-desk-keys.ts'
import { type ListedThread, uidOf, useThreads } from './dms/use-threads.ts'
import { SupportConversation } from './support/SupportConversation.tsx'
import styles from './dms.module.css'

/** All conversations of a profile, or for the team of everyone: the list, one thread, and its collab beside it. */
export function DmsScreen() {
  const [{ uid, venues: severalVenues, whose, collab, box = 'inbox', search, support }, setAddress] =
    useAddress(dmsSearch)
  const { side, current, user } = useSession()
  useOpenOutbox(user.uid)
  const profileUid = side === 'admin' ? undefined : (uid ?? current?.uid)
  const isOpen = Boolean(collab ?? support)
  const chosen = collab ?? support
  const venues = side === 'brand' ? severalVenues : undefined
  const ofManaged = user.staff_role === 'account_manager' && whose !== 'all'
  const threads = useThreads({ profileUid, venues, ofManaged, side, box, search })
  const [isSelecting, setSelecting] = useState(false)
  const select = (isOn: boolean) => {
    setSelecting(isOn)
    if (!isOn) threads.selection.set([])
  }
  const open = (thread: ListedThread | undefined) =>
    setAddress(
      thread && 'collabUid' in thread
        ? { collab: thread.collabUid, support: undefined }
        : { support: thread?.uid, collab: undefined },
    )
  useDeskKeys(threads, chosen, {
    isOn: side !== 'influencer' && box !== 'support',
    onOpen: open,
    onSelect: () => setSelecting(true),
  })
  // What is done or put off makes room for the one below it, or at the end of the list for the one above; on a phone for the list.
  const isPhone = useMediaQuery('(max-width: 720px)') ?? false
  const moveOn = () => {
    const at = threads.rows.findIndex((thread) => uidOf(thread) === chosen)
    open(isPhone || at === -1 ? undefined : (threads.rows[at + 1] ?? threads.rows[at - 1]))
  }
  return (
    <Screen title="DMs" fills={isOpen ? 'always' : 'wide'} bare>
      {/* On a phone either the list or a conversation is there; the heading always is. */}
      <VisuallyHidden component="h1">DMs</VisuallyHidden>
      <div className={styles.dms} data-open={isOpen}>
        <ThreadList
          threads={threads}
          profileUid={profileUid}
          venues={venues}
          whose={whose}
          side={side}
          box={box}
          search={search}
          chosen={chosen}
          isSelecting={isSelecting}
          onSelecting={select}
          onChange={(change) => {
            select(false)
            setAddress(change)
          }}
        />
        {support ? (
          <SupportConversation key={support} uid={support} onBack={() => setAddress({ support: undefined })} />
        ) : collab ? (
          <Conversation
            key={collab}
            collabUid={collab}
            isSelecting={isSelecting && threads.selection.rows.length > 0}
            onBack={() => setAddress({ collab: undefined })}
            onGone={moveOn}
            onReopened={() => setAddress({ collab, support: undefined })}
          />
        ) : (
          <div className={styles.nothing}>
            <EmptyState
              title="Choose a conversation"
              text="Every collab has its own conversation, with the agreed terms beside it."
            />
          </div>
        )}
      </div>
    </Screen>
  )
}
