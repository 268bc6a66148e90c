import { Avatar, Button, Stack } from '@mantine/core'
import { useList } from '../../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../../kit/web/empty-state.tsx'
import { FilterBar } from '../../../../../kit/web/filter-bar.tsx'
import type { Filter } from '../../../../../kit/web/filter-field.tsx'
import { timeAgo } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { toMessages } from '../../../../collabs/web/links.ts'
import { mediaAddress } from '../../../../media/web/parts/addresses.ts'
import type { Box } from '../../../box-names.ts'
import { messageCalls, type ThreadRow } from '../../../contract.ts'
import { SupportBox } from '../support/SupportBox.tsx'
import styles from '../dms.module.css'

const boxNames = {
  unread: 'Unread',
  archived: 'Archived',
  'help-requested': 'Help requested',
  support: 'Support',
} as const

type Props = {
  profileUid: string | undefined
  isTeam: boolean
  box: Box | 'support'
  search: string | undefined
  chosen: string | undefined
  onChange: (change: Record<string, unknown>) => void
}

/** The boxes of conversations, and the threads of the one that is open. */
export function ThreadList(props: Props) {
  const { profileUid, isTeam, box, search, chosen, onChange } = props
  const others = isTeam
    ? (['help-requested', 'support', 'unread', 'archived'] as const)
    : (['unread', 'archived', 'support'] as const)
  const filters: Filter[] = [
    { name: 'search', kind: 'search', label: 'Search', placeholder: 'Name or handle' },
    { name: 'box', kind: 'one', label: 'Inbox', choices: others.map((value) => ({ value, label: boxNames[value] })) },
  ]
  return (
    <section className={styles.list} aria-label="Conversations">
      <div className={styles.title} aria-hidden="true">
        DMs
      </div>
      <FilterBar
        filters={box === 'support' ? filters.slice(1) : filters}
        values={{ search, box: box === 'inbox' ? undefined : box }}
        onChange={onChange}
      />
      {box === 'support' ? (
        <SupportBox uid={profileUid} isTeam={isTeam} chosen={chosen} />
      ) : (
        <Threads {...props} box={box} />
      )}
    </section>
  )
}

/** The threads of a box, latest first. */
function Threads({ profileUid, isTeam, box, search, chosen }: Props & { box: Box }) {
  const threads = useList(
    messageCalls.listThreads,
    { profileUid, box, search },
    { enabled: isTeam || Boolean(profileUid) },
  )
  return (
    <Loaded of={{ ...threads, data: threads.first }}>
      {() => (
        <Stack gap={2}>
          {threads.rows.length === 0 && <EmptyState {...emptyWords(box, search)} />}
          {threads.rows.map((thread) => (
            <Row
              key={thread.collabUid}
              thread={thread}
              isTeam={isTeam}
              profileUid={profileUid}
              isChosen={thread.collabUid === chosen}
            />
          ))}
          {threads.hasMore && (
            <Button variant="default" mt="sm" onClick={threads.more} loading={threads.isFetchingNextPage}>
              Show more
            </Button>
          )}
        </Stack>
      )}
    </Loaded>
  )
}

function Row({
  thread,
  isTeam,
  profileUid,
  isChosen,
}: {
  thread: ThreadRow
  isTeam: boolean
  profileUid: string | undefined
  isChosen: boolean
}) {
  const { brand, influencer } = thread
  const other = profileUid === brand.uid ? influencer : brand
  return (
    <LinkTo
      to={toMessages(thread.collabUid, profileUid)}
      className={styles.row}
      aria-current={isChosen || undefined}
      data-unread={thread.unread > 0}
    >
      <Avatar
        src={other.picture ? mediaAddress('thumb', other.picture) : null}
        alt=""
        name={other.name.replace(/^@/, '')}
        color="blue"
        size={44}
      />
      <span className={styles.rowText}>
        <span className={styles.rowHead}>
          <b className="ellipsis">{isTeam ? `${brand.name} · ${influencer.name}` : other.name}</b>
          <small className="dim">{timeAgo(thread.lastAt)}</small>
        </span>
        <span className="dim ellipsis">{thread.briefTitle}</span>
        <span className={styles.rowHead}>
          <span className="ellipsis">
            {thread.lastMine && 'You: '}
            {thread.lastText}
          </span>
          {thread.unread > 0 && (
            <span className={styles.count} role="img" aria-label={`${thread.unread} unread`}>
              {thread.unread}
            </span>
          )}
        </span>
        {thread.helpRequestedAt && isTeam && (
          <Badge tone="warn">Help requested {timeAgo(thread.helpRequestedAt)}</Badge>
        )}
      </span>
    </LinkTo>
  )
}

function emptyWords(box: Box, search: string | undefined) {
  if (search) return { title: 'No one matches', text: 'Try part of the name or handle.' }
  if (box === 'unread')
    return { title: 'You’re all caught up', text: 'New messages appear here until you’ve read them.' }
  if (box === 'archived')
    return { title: 'No archived conversations', text: 'Archived conversations come back when someone writes.' }
  if (box === 'help-requested')
    return { title: 'No requests for help', text: 'When someone requests help from our team, it appears here.' }
  return { title: 'No messages yet', text: 'Open a collab and send a message to start a conversation.' }
}
