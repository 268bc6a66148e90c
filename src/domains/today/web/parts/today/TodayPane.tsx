import { Title } from '@mantine/core'
import { useState } from 'react'
import { ActionSlot } from '../../../../../kit/web/action-slot.tsx'
import { dateTime, dayOf, timeAgo } from '../../../../../kit/web/format.ts'
import { Facts } from '../../../../../kit/web/parts.tsx'
import type { TodayItem } from '../../../contract.ts'
import { titleOf } from '../../../title.ts'
import { detailOf, isShownWithProfile, itemWords } from '../../words.ts'
import { ItemActions } from './ItemActions.tsx'
import { ItemBody } from './ItemBody.tsx'
import styles from './today.module.css'

type Props = {
  item: TodayItem
  brandUid: string | undefined
  isStaff: boolean
  /** It may be of any of several venues. */
  showsBrand: boolean
  /** What was done was taken back: it is open again. */
  onReopen: () => void
}

/** One thing that waits: what it is, in one row what can be done with it, its answer first, and the thing itself. */
export function TodayPane({ item, brandUid, isStaff, showsBrand, onReopen }: Props) {
  const { kind, since, dueAt, timezone, assignedTo } = item
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const hasOwnDate = kind === 'meeting' || kind === 'visit'
  const isTask = kind === 'step' || kind === 'task'
  return (
    <article aria-label={`${itemWords[kind].name}: ${titleOf(item)}`}>
      <header>
        <small className="dim">{itemWords[kind].name}</small>
        {/* The profile below begins with their name. */}
        {!isShownWithProfile(item) && <Title order={2}>{titleOf(item)}</Title>}
        <div className="dim">{detailOf(item, showsBrand)}</div>
      </header>
      <div className={styles.actions} role="group" aria-label="Actions">
        <div ref={setSlot} className={styles.answers} />
        <ItemActions item={item} brandUid={brandUid} isStaff={isStaff} onReopen={onReopen} />
      </div>
      <Facts
        rows={[
          isTask
            ? ['Due', dayOf(since, 'UTC')]
            : hasOwnDate
              ? ['When', dateTime(dueAt, timezone)]
              : ['Since', `${dateTime(since, timezone)} (${timeAgo(since)})`],
          !hasOwnDate && !isTask && ['Due', dateTime(dueAt, timezone)],
          assignedTo && ['Assigned to', assignedTo.name],
        ]}
      />
      <ActionSlot value={slot}>
        <ItemBody item={item} isStaff={isStaff} onReopen={onReopen} />
      </ActionSlot>
    </article>
  )
}
