import { VisuallyHidden } from '@mantine/core'
import { useAddress } from '../../../../kit/web/route.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { Screen } from '../../../../kit/web/screen.tsx'
import { useSession } from '../../../profiles/web/session.tsx'
import { dmsSearch } from '../links.ts'
import { Conversation } from './dms/Conversation.tsx'
import { ThreadList } from './dms/ThreadList.tsx'
import { SupportConversation } from './support/SupportConversation.tsx'
import styles from './dms.module.css'

/** All conversations of a profile, or for the team of everyone: the list, one thread, and its collab beside it. */
export function DmsScreen() {
  const [{ uid, collab, box = 'inbox', search, support }, setAddress] = useAddress(dmsSearch)
  const { side, current } = useSession()
  const profileUid = side === 'admin' ? undefined : (uid ?? current?.uid)
  return (
    <Screen title="DMs" bare>
      {/* On a phone either the list or a conversation is there; the heading always is. */}
      <VisuallyHidden component="h1">DMs</VisuallyHidden>
      <div className={styles.dms} data-open={Boolean(collab ?? support)}>
        <ThreadList
          profileUid={profileUid}
          isTeam={side === 'admin'}
          box={box}
          search={search}
          chosen={collab ?? support}
          onChange={setAddress}
        />
        {box === 'support' && support ? (
          <SupportConversation key={support} uid={support} onBack={() => setAddress({ support: undefined })} />
        ) : collab ? (
          <Conversation key={collab} collabUid={collab} onBack={() => setAddress({ collab: undefined })} />
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
