import { Button, Stack } from '@mantine/core'
import { useList } from '../../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../../kit/web/empty-state.tsx'
import { timeAgo } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { messageCalls } from '../../../contract.ts'
import type { SupportRow } from '../../../contract/support.ts'
import { supportTopics } from '../../../support.ts'
import { toSupport } from '../../links.ts'
import { noneMatches } from '../dms/empty-words.ts'
import styles from '../dms.module.css'
import { ShowMore } from '../../../../../kit/web/show-more.tsx'

type Props = { uid: string | undefined; isTeam: boolean; search: string | undefined; chosen: string | undefined }

/** The conversations with support: one's own, for our people everybody's that wait; with a search, settled ones too. */
export function SupportBox({ uid, isTeam, search, chosen }: Props) {
  const threads = useList(messageCalls.listSupportThreads, { search })
  return (
    <Loaded of={{ ...threads, data: threads.first }}>
      {() => (
        <Stack gap={2}>
          {threads.rows.length === 0 && <None isTeam={isTeam} isSearch={search !== undefined} />}
          {threads.rows.map((thread) => (
            <SupportThreadRow
              key={thread.uid}
              thread={thread}
              uid={uid}
              box="support"
              isTeam={isTeam}
              isChosen={thread.uid === chosen}
            />
          ))}
          <ShowMore of={threads} mt="sm" />
        </Stack>
      )}
    </Loaded>
  )
}

function None({ isTeam, isSearch }: { isTeam: boolean; isSearch: boolean }) {
  if (isSearch) return <EmptyState {...noneMatches} />
  if (isTeam) return <EmptyState title="No one is waiting" text="When someone writes to support, it appears here." />
  return (
    <EmptyState
      title="No conversations with support"
      text="When you write to us, our replies appear here."
      action={
        <Button component="a" href="/support" variant="default">
          Contact support
        </Button>
      }
    />
  )
}

type RowProps = {
  thread: SupportRow
  uid: string | undefined
  box: 'support' | 'inbox'
  isTeam: boolean
  isChosen: boolean
}

/** A conversation with our people: by what it is about, or by who of them wrote first. */
export function SupportThreadRow({ thread, uid, box, isTeam, isChosen }: RowProps) {
  const { from, topic } = thread
  const isWaiting = isTeam !== thread.answered
  return (
    <LinkTo
      to={toSupport(thread.uid, uid, box)}
      className={styles.row}
      isOneOfMany
      data-chosen={isChosen}
      data-unread={isWaiting}
    >
      <span className={styles.rowText}>
        <span className={styles.rowHead}>
          <b className="ellipsis">{isTeam ? thread.name : (from ?? supportTopics[topic])}</b>
          <small className="dim">{timeAgo(thread.lastAt)}</small>
        </span>
        {isTeam && <span className="dim ellipsis">{from ? `From ${from}` : supportTopics[topic]}</span>}
        <span className="ellipsis">{thread.lastText}</span>
        {isTeam && !thread.answered && <Badge tone="warn">Waiting for our reply</Badge>}
      </span>
    </LinkTo>
  )
}
