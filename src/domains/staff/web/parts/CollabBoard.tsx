import { Button, Menu } from '@mantine/core'
import { useState } from 'react'
import { countWords, mostConditions } from '../../../../kit/contract/table.ts'
import { keysOf } from '../../../../kit/contract/keys.ts'
import { useList, useRead } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { Board, type BoardLane } from '../../../../kit/web/grid/board.tsx'
import type { Asked } from '../../../../kit/web/grid/table-state.ts'
import { timeAgo, timeLeft } from '../../../../kit/web/format.ts'
import { useHeldTexts, useHeldWrite } from '../../../../kit/web/held-write.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { collabCalls } from '../../../collabs/contract.ts'
import { useNow } from '../../../collabs/web/use-now.ts'
import { toCollab } from '../../../collabs/web/links.ts'
import { DeclineDialog } from '../../../collabs/web/parts/DeclineDialog.tsx'
import { daysAt, stageAge } from '../../../profiles/web/stage-days.ts'
import { staffCalls } from '../../contract.ts'
import type { ListedCollab } from '../../contract/collab-list.ts'
import { collabHolders } from '../../lists.ts'
import {
  type BoardAction,
  boardActions,
  type BoardColumn,
  boardColumns,
  columnAfter,
  conditionsOf,
  movesFrom,
} from '../../collab-moves.ts'
import { notTheirs, type Self } from '../team.ts'
import { toDoOf } from '../to-do.ts'
import { CancelReason } from './CancelReason.tsx'
import styles from './collab-board.module.css'
import { LaneFoot } from './LaneFoot.tsx'

/** Of the filters that a list takes, a column has two. */
const mostFilters = mostConditions - 2

/**
 * The collabs of a list by stage. A card is dropped only where the table of transitions leads it, or moved by its menu; a no and a
 * cancellation ask for their reason first, a yes can be undone for ten seconds.
 */
export function CollabBoard({ asked, self }: { asked: Asked; self: Self | null }) {
  const [asking, setAsking] = useState<{ action: 'decline' | 'cancel'; collab: ListedCollab } | null>(null)
  const approve = useHeldWrite(collabCalls.approveCollab)
  const decline = useHeldWrite(collabCalls.declineCollab)
  const cancel = useHeldWrite(collabCalls.cancelCollab)
  const held = useHeldTexts()
  const lanes = useLanes(asked)
  if ((asked.where?.length ?? 0) > mostFilters)
    return (
      <EmptyState
        title="Too many filters for the board"
        text={`The board takes up to ${mostFilters} filters. Remove one.`}
      />
    )
  const movesOf = (collab: ListedCollab): BoardAction[] =>
    !self || held.has(collab.uid) || notTheirs(collab, self) ? [] : movesFrom(collab)
  const move = (collab: ListedCollab, action: BoardAction) => {
    const { uid, version, creator } = collab
    if (action !== 'approve') setAsking({ action, collab })
    else approve({ uid, version }, { text: `Approved ${creator.name}.`, about: uid })
  }
  const close = () => setAsking(null)
  return (
    <>
      <Board
        label="Collabs by stage"
        lanes={lanes}
        rowKey={({ uid }) => uid}
        lanesFor={(collab) => movesOf(collab).map(columnAfter)}
        onDrop={(collab, lane) => {
          const action = movesOf(collab).find((one) => columnAfter(one) === lane)
          if (action) move(collab, action)
        }}
        card={(collab) => (
          <CollabCard
            collab={collab}
            given={held.get(collab.uid)}
            moves={movesOf(collab)}
            onMove={(action) => move(collab, action)}
          />
        )}
      />
      <DeclineDialog
        opened={asking?.action === 'decline'}
        onClose={close}
        name={asking?.collab.creator.name ?? ''}
        by={asking?.collab.startedBy === 'influencer' ? 'brand' : 'influencer'}
        byTeam
        onDecline={(reason, note) => {
          if (!asking) return
          const { uid, version, creator } = asking.collab
          decline({ uid, version, reason, note }, { text: `Declined ${creator.name}.`, about: uid })
          close()
        }}
      />
      <CancelReason
        collab={asking?.action === 'cancel' ? asking.collab : null}
        onClose={close}
        onCancel={({ uid, version, creator, brand }, reason) => {
          const text = `Cancelled the collab between ${creator.name} and ${brand.name}.`
          cancel({ uid, version, reason }, { text, about: uid })
          close()
        }}
      />
    </>
  )
}

function useLanes(asked: Asked): BoardLane<ListedCollab>[] {
  // As many as there are columns, always in this order.
  const lanes = {
    request: useLane(asked, 'request'),
    approved: useLane(asked, 'approved'),
    scheduled: useLane(asked, 'scheduled'),
    content: useLane(asked, 'content'),
    completed: useLane(asked, 'completed'),
    ended: useLane(asked, 'ended'),
  }
  return keysOf(boardColumns).map((column) => lanes[column])
}

function useLane({ search, where = [] }: Asked, column: BoardColumn): BoardLane<ListedCollab> {
  const own = conditionsOf(column)
  const input = { ...(search && { search }), where: [...where, ...own.where] }
  const enabled = where.length <= mostFilters
  const list = useList(staffCalls.browseCollabs, { ...input, sort: own.sort, limit: 20 }, { enabled, keep: true })
  const count = useRead(staffCalls.browseCollabs, { ...input, want: 'count' }, { enabled, keep: true }).data?.count
  return {
    key: column,
    title: boardColumns[column].title,
    count: count === null || count === undefined ? '' : countWords(count),
    rows: list.rows,
    foot: <LaneFoot of={list} />,
  }
}

type CardProps = {
  collab: ListedCollab
  /** What was just done with it, as long as it can be undone. */
  given: string | undefined
  moves: readonly BoardAction[]
  onMove: (action: BoardAction) => void
}

/** "4 days in this stage"; of what has ended, when it did. */
function inStage({ outcome, stageAt }: ListedCollab, now: number): string {
  if (outcome !== 'open') return `Ended ${timeAgo(stageAt)}`
  return daysAt(stageAt, now) < 1 ? 'New in this stage' : `${stageAge(stageAt, now)} in this stage`
}

function CollabCard({ collab, given, moves, onMove }: CardProps) {
  const now = useNow()
  const { uid, creator, brand, brief, holder, deadlineAt } = collab
  return (
    <article className={styles.card} aria-label={`${creator.name} at ${brand.name}`}>
      <LinkTo to={toCollab(uid)} className={styles.name} draggable={false}>
        <b>{creator.name}</b> at {brand.name}
      </LinkTo>
      <div className="dim">{brief.title}</div>
      {given ? (
        <div role="status">{given}</div>
      ) : (
        <>
          <div className={styles.late} data-late={collab.needs.length > 0 || undefined}>
            {toDoOf(collab)}
          </div>
          <div className={`dim ${styles.small}`}>
            {[holder && `Waiting for ${collabHolders[holder].toLowerCase()}`, deadlineAt && timeLeft(deadlineAt)]
              .filter(Boolean)
              .join(' · ')}
          </div>
          <div className={`dim ${styles.small}`}>{inStage(collab, now)}</div>
        </>
      )}
      {moves.length > 0 && (
        <Menu position="bottom-start" shadow="md">
          <Menu.Target>
            <Button size="compact-sm" variant="default" aria-label={`Move ${creator.name} at ${brand.name}`}>
              Move
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {moves.map((action) => (
              <Menu.Item key={action} color={action === 'approve' ? undefined : 'red'} onClick={() => onMove(action)}>
                {boardActions[action]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </article>
  )
}
