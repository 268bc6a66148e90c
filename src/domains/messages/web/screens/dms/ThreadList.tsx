import { Button, Group, Kbd, Stack } from '@mantine/core'
import { EmptyState } from '../../../../../kit/web/empty-state.tsx'
import { counted } from '../../../../../kit/web/format.ts'
import { FilterBar } from '../../../../../kit/web/filter-bar.tsx'
import type { Filter } from '../../../../../kit/web/filter-field.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import type { Side } from '../../../../../access/roles.ts'
import type { Box } from '../../../box-names.ts'
import type { ThreadRow } from '../../../contract.ts'
import { groupOf, useSession } from '../../../../profiles/web/session.tsx'
import { SupportThreadRow } from '../../parts/SupportThreadRow.tsx'
import { SupportBox } from '../support/SupportBox.tsx'
import { emptyWords } from './empty-words.ts'
import { type Handled, ThreadActions } from './ThreadActions.tsx'
import { ThreadLine } from './ThreadLine.tsx'
import type { Threads } from './use-threads.ts'
import styles from '../dms.module.css'

const boxNames = {
  mine: 'Assigned to me',
  unassigned: 'Unassigned',
  unanswered: 'Unanswered, longest first',
  unread: 'Unread',
  snoozed: 'Snoozed',
  done: 'Done',
  all: 'All conversations',
  'help-requested': 'Help requested',
  support: 'Support',
} as const
/** As many change at once. */
const mostAtOnce = 100

const boxesOf = {
  admin: ['mine', 'unassigned', 'unanswered', 'help-requested', 'support', 'unread', 'snoozed', 'done', 'all'],
  brand: ['mine', 'unassigned', 'unanswered', 'unread', 'snoozed', 'done', 'all', 'support'],
  influencer: ['unanswered', 'unread', 'done', 'support'],
} as const satisfies Record<Side, readonly (keyof typeof boxNames)[]>

type Props = {
  threads: Threads
  profileUid: string | undefined
  /** Where several venues are looked at together: theirs, with commas between them. */
  venues: string | undefined
  whose: 'all' | undefined
  side: Side
  box: Box | 'support'
  search: string | undefined
  chosen: string | undefined
  isSelecting: boolean
  onSelecting: (isOn: boolean) => void
  onChange: (change: Record<string, unknown>) => void
}

/** The boxes of conversations, and the threads of the one that is open. */
export function ThreadList(props: Props) {
  const { profileUid, venues, whose, side, box, search, chosen, isSelecting, onSelecting, onChange, threads } = props
  const isTeam = side === 'admin'
  const isDesk = side !== 'influencer'
  const choices = boxesOf[side].map((value) => ({ value, label: boxNames[value] }))
  const session = useSession()
  const group = side === 'brand' ? groupOf(session, profileUid) : null
  const filters: Filter[] = [
    { name: 'search', kind: 'search', label: 'Search', placeholder: 'Search names and messages' },
    { name: 'box', kind: 'one', label: 'Inbox', choices },
  ]
  if (session.user.staff_role === 'account_manager')
    filters.push({
      name: 'whose',
      kind: 'one',
      label: 'Brands',
      any: 'My brands',
      choices: [{ value: 'all', label: 'All brands' }],
    })
  if (group && group.venues.length > 1) {
    const all = group.venues.map(({ uid }) => uid).join(',')
    const some = venues && venues !== all ? [{ value: venues, label: counted(venues.split(',').length, 'venue') }] : []
    filters.push({
      name: 'venues',
      kind: 'one',
      label: 'Venues',
      any: 'This venue',
      choices: [{ value: all, label: 'All venues' }, ...some],
    })
  }
  return (
    <section className={styles.list} aria-label="Conversations">
      <div className={styles.listHead}>
        <span className={styles.title} aria-hidden="true">
          DMs
        </span>
        {isDesk && box !== 'support' && threads.collabRows.length > 0 && (
          <Button size="sm" variant="subtle" onClick={() => onSelecting(!isSelecting)}>
            {isSelecting ? 'Cancel' : 'Select'}
          </Button>
        )}
      </div>
      <FilterBar
        filters={box === 'support' ? filters.slice(0, 2) : filters}
        values={{ search, box: box === 'inbox' ? undefined : box, whose, venues }}
        onChange={onChange}
      />
      {isSelecting && <SelectedThreads threads={threads} onEnd={() => onSelecting(false)} />}
      {box === 'support' ? (
        <SupportBox uid={profileUid} isTeam={isTeam} search={search} chosen={chosen} />
      ) : (
        <ThreadLines {...props} box={box} />
      )}
      {isDesk && box !== 'support' && (
        <small className={`dim ${styles.keys}`}>
          <Kbd size="xs">J</Kbd> <Kbd size="xs">K</Kbd> to move, <Kbd size="xs">X</Kbd> to select,{' '}
          <Kbd size="xs">R</Kbd> to reply, <Kbd size="xs">Z</Kbd> to undo
        </small>
      )}
    </section>
  )
}

export const handledRow = (thread: ThreadRow): Handled => ({
  collabUid: thread.collabUid,
  lastAt: thread.lastAt,
  brand: thread.brand,
  name: thread.influencer.name,
  isDone: thread.done,
  snoozedUntil: thread.snoozedUntil,
  assignedTo: thread.assignedTo,
  maySettle: thread.can.settleForSide,
})

function SelectedThreads({ threads: { selection, collabRows }, onEnd }: { threads: Threads; onEnd: () => void }) {
  const { length } = selection.rows
  const end = () => {
    selection.set([])
    onEnd()
  }
  return (
    <div className={styles.selected} role="group" aria-label="Selected conversations">
      <div className={styles.listHead}>
        <b role="status">{length} selected</b>
        <Button size="compact-sm" variant="subtle" onClick={() => selection.set(collabRows.slice(0, mostAtOnce))}>
          Select all {Math.min(collabRows.length, mostAtOnce)}
        </Button>
      </div>
      {selection.rows.some(({ can }) => !can.settleForSide) && (
        <small>You can only mark as done or assign the conversations of brands you look after.</small>
      )}
      {length > mostAtOnce ? (
        <small>You can change up to {mostAtOnce} conversations at once.</small>
      ) : (
        length > 0 && (
          <ThreadActions
            threads={selection.rows.map(handledRow)}
            onGone={end}
            onBack={() => undefined}
            onChanged={end}
          />
        )
      )}
    </div>
  )
}

/** What an empty box says; what other brands have is a press away. */
function NoThreads({ box, search, whose, onChange }: Props & { box: Box }) {
  const isOwn = useSession().user.staff_role === 'account_manager' && whose === undefined
  const more = (
    <Group justify="center">
      {isOwn && (
        <Button variant="default" onClick={() => onChange({ whose: 'all' })}>
          Show all brands
        </Button>
      )}
      {search && (
        <Button variant="default" onClick={() => onChange({ box: 'support' })}>
          Search in Support
        </Button>
      )}
    </Group>
  )
  return <EmptyState {...emptyWords(box, search, isOwn)} {...((isOwn || search) && { action: more })} />
}

/** The threads of a box in its order; in the inbox what was snoozed until now comes first. */
function ThreadLines(props: Props & { box: Box }) {
  const { threads, profileUid, venues, whose, side, box, search, chosen, isSelecting } = props
  const { rows, read, selection, isBack, hasMore, more, isFetchingMore } = threads
  return (
    <Loaded of={read}>
      {() => (
        <Stack gap={2}>
          {rows.length === 0 && <NoThreads {...props} />}
          {rows.map((thread) =>
            'collabUid' in thread ? (
              <ThreadLine
                key={thread.collabUid}
                thread={thread}
                side={side}
                profileUid={profileUid}
                venues={venues}
                whose={whose}
                isChosen={thread.collabUid === chosen}
                isBack={isBack.has(thread.collabUid)}
                selection={isSelecting ? selection : null}
                box={box}
                search={search}
              />
            ) : (
              <SupportThreadRow
                key={thread.uid}
                thread={thread}
                uid={profileUid}
                box="inbox"
                isTeam={false}
                isChosen={thread.uid === chosen}
              />
            ),
          )}
          {hasMore && (
            <Button variant="default" mt="sm" onClick={more} loading={isFetchingMore}>
              Show more
            </Button>
          )}
        </Stack>
      )}
    </Loaded>
  )
}
