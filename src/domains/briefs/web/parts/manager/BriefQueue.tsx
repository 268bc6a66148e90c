import { Button, VisuallyHidden } from '@mantine/core'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useList } from '../../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../../kit/web/empty-state.tsx'
import { timeAgo } from '../../../../../kit/web/format.ts'
import { useHeldTexts } from '../../../../../kit/web/held-write.ts'
import { listenToKeys, pressKey, stepOf } from '../../../../../kit/web/list-keys.ts'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { briefCalls } from '../../../contract.ts'
import { ReviewBrief } from '../review/ReviewBrief.tsx'
import type { Waiting } from '../review/waiting.ts'
import { scoreWords } from '../../../../profiles/score-words.ts'
import picks from '../../../../../kit/web/pick-list.module.css'
import styles from './brief-queue.module.css'

/** Submitted briefs, longest waiting first. One key each: A approves the open one, R returns it, J and K move. */
export function BriefQueue({ chosen, onChoose }: { chosen: string | undefined; onChoose: (uid: string) => void }) {
  const queue = useList(briefCalls.listBriefQueue, { limit: 50 })
  const held = useHeldTexts()
  const rows = queue.rows.filter(({ card }) => !held.has(card.uid))
  const at = Math.max(
    0,
    rows.findIndex((row) => row.card.uid === chosen),
  )
  const open = rows[at]
  const move = (step: number) => {
    const next = rows[at + step]
    if (next) onChoose(next.card.uid)
  }
  const review = useRef<HTMLDivElement>(null)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if ((event.target as Element).closest('[role="dialog"], [role="menu"], nav')) return
    const step = stepOf(event, ['j', 'k'])
    if (step !== 0) move(step)
    // A key held down approves one, not the whole queue.
    else if (!event.repeat) pressKey(event, review.current ?? undefined)
  })
  useEffect(() => listenToKeys(document.body, onKey), [])
  return (
    <Loaded of={{ ...queue, data: queue.first }}>
      {() =>
        !open ? (
          <EmptyState title="No briefs to review" text="Briefs that brands send for review will appear here." />
        ) : (
          <div className={styles.queue}>
            <WaitingList rows={rows} open={open} onChoose={onChoose} more={queue.hasMore ? queue.more : undefined} />
            <div ref={review}>
              <VisuallyHidden component="h2">Selected brief</VisuallyHidden>
              <ReviewBrief key={open.card.uid} waiting={open} onUndone={() => onChoose(open.card.uid)} />
            </div>
          </div>
        )
      }
    </Loaded>
  )
}

type ListProps = {
  rows: readonly Waiting[]
  open: Waiting
  onChoose: (uid: string) => void
  /** Fetches the next; without it these are all. */
  more: (() => void) | undefined
}

function WaitingList({ rows, open, onChoose, more }: ListProps) {
  return (
    <ol className={picks.list} aria-label="Briefs to review">
      {rows.map((row) => (
        <li key={row.card.uid}>
          <button type="button" aria-current={row === open || undefined} onClick={() => onChoose(row.card.uid)}>
            <b>{row.card.brandName}</b>
            <span>{row.card.title}</span>
            <small className="dim">
              {row.submittedAt && timeAgo(row.submittedAt)} ·{' '}
              <span data-tip={scoreWords.coach}>coach score {row.coach.score}</span>
            </small>
          </button>
        </li>
      ))}
      {more && (
        <li>
          <Button variant="subtle" fullWidth onClick={more}>
            Show more
          </Button>
        </li>
      )}
    </ol>
  )
}
