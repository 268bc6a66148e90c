import { Avatar, Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { useList } from '../../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../../kit/web/empty-state.tsx'
import { dateTime, timeLeft } from '../../../../../kit/web/format.ts'
import { useHeldTexts } from '../../../../../kit/web/held-write.ts'
import { listenToKeys, stepOf } from '../../../../../kit/web/list-keys.ts'
import { Badge } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { useNow } from '../../../../collabs/web/use-now.ts'
import { mediaAddress } from '../../../../media/web/parts/addresses.ts'
import type { TodayItem, todayCalls } from '../../../contract.ts'
import { type TodayKind, todayKinds } from '../../../kinds.ts'
import { titleOf } from '../../../title.ts'
import { isHeld } from '../../held.ts'
import { detailOf, itemWords } from '../../words.ts'
import { useEarlyKey } from './early-key.ts'
import { KeyHint } from './KeyHint.tsx'
import { useShownPane } from './shown-pane.ts'
import { TodayPane } from './TodayPane.tsx'
import picks from '../../../../../kit/web/pick-list.module.css'
import styles from './today.module.css'

const soonMs = 24 * 3_600_000
const rowButton = '[data-today] [data-row]'

/** Whether Enter there opens the page of the chosen item: where nothing has the focus, or its own row has it, which a phone closes instead. */
const opensItem = (target: EventTarget | null, isPhone: boolean) =>
  target === document.body || (!isPhone && target instanceof Element && target.matches(`${rowButton}[aria-current]`))

type Props = {
  list: ReturnType<typeof useList<typeof todayCalls.listToday>>
  brandUid: string | undefined
  isStaff: boolean
  isLater: boolean
  open: string | undefined
  onOpen: (key: string | undefined) => void
  /** What the list is of: a kind, and a name that is searched for. */
  kind: TodayKind | undefined
  find: string | undefined
  /** Shows all again. */
  onClear: () => void
  isMine: boolean
}

/** Brings the row of the item up when another one opens: on a phone it begins below its row, also the one that follows what was answered. */
function useBroughtUp(key: string | undefined): void {
  useEffect(() => {
    if (key) document.querySelector(`${rowButton}[aria-current]`)?.scrollIntoView({ block: 'start' })
  }, [key])
}

/**
 * The items, one row each, and the open one beside the list; on a phone below its row. J and K move, Enter opens the page, Z
 * takes back what was just done, and the pane has a letter for each answer.
 */
export function TodayList({ list, brandUid, isStaff, isLater, open, onOpen, kind, isMine, find, onClear }: Props) {
  const isPhone = useMediaQuery('(max-width: 900px)') ?? false
  const held = useHeldTexts()
  const rows = list.rows.filter((row) => !isHeld(held, row))
  // Where the open one was answered, the next takes its place.
  const [last, setLast] = useState(0)
  const found = rows.findIndex(({ key }) => key === open)
  const at = found >= 0 ? found : isPhone && !open ? -1 : Math.min(last, rows.length - 1)
  const item = rows[at]
  const pane = useRef<HTMLDivElement>(null)
  const { ask, showsInstead } = useShownPane({ pane, open: item?.key, keys: rows.map(({ key }) => key), kind })
  const choose = (index: number) => {
    setLast(index)
    ask()
    onOpen(rows[index]?.key)
  }
  const pressLetter = useEarlyKey()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // In a dialog or a menu the keys are theirs.
    if ((event.target as Element).closest('[role="dialog"], [role="menu"], nav')) return
    const step = stepOf(event, ['j', 'k'])
    if (step !== 0 && rows[at + step]) {
      event.preventDefault()
      choose(at + step)
      // A row or a filter that was clicked has the focus: it goes along, so that Enter means the row that is chosen.
      if (document.activeElement?.matches(`${rowButton}, [data-kinds] input`))
        document.querySelectorAll<HTMLElement>(rowButton)[at + step]?.focus({ preventScroll: true })
    } else if (showsInstead(event)) {
      // What can’t be seen isn’t answered: the first press shows it.
      event.preventDefault()
    } else if (event.key === 'Enter' && opensItem(event.target, isPhone)) {
      event.preventDefault()
      pane.current?.querySelector<HTMLElement>('[data-key="o"]')?.click()
    } else if (!event.repeat) pressLetter(event, pane.current)
  })
  useEffect(() => listenToKeys(document.body, onKey), [])
  useEffect(() => {
    const row = document.querySelector<HTMLElement>(`${rowButton}[aria-current]`)
    if (found > 0) row?.scrollIntoView({ block: 'nearest' })
    // What was taken back is chosen again, also for Enter.
    if (document.activeElement?.matches(rowButton)) row?.focus({ preventScroll: true })
  }, [found])
  useBroughtUp(isPhone && open ? item?.key : undefined)
  const showsBrand = !brandUid || isStaff
  const paneOf = (shown: TodayItem) => (
    <div ref={pane} key={shown.key} className={styles.pane}>
      <TodayPane
        item={shown}
        // Of several venues together, what is done with an item is done for its own.
        brandUid={brandUid ?? (isStaff ? undefined : shown.brand?.uid)}
        isStaff={isStaff}
        showsBrand={showsBrand}
        onReopen={() => onOpen(shown.key)}
      />
    </div>
  )
  return (
    <Loaded of={{ ...list, data: list.first }}>
      {() =>
        rows.length === 0 ? (
          <Nothing isLater={isLater} isStaff={isStaff} kind={kind} isMine={isMine} find={find} onClear={onClear} />
        ) : (
          <div className={styles.today} data-today>
            <KeyHint />
            <ol className={`${picks.list} ${styles.list}`} aria-label={isLater ? 'Snoozed' : 'Due'}>
              {rows.map((row, index) => (
                <li key={row.key}>
                  <button
                    type="button"
                    data-row
                    aria-current={row === item || undefined}
                    aria-expanded={isPhone ? row === item : undefined}
                    onClick={() => (isPhone && row === item ? onOpen(undefined) : choose(index))}
                  >
                    <Row item={row} showsBrand={showsBrand} />
                  </button>
                  {isPhone && row === item && paneOf(row)}
                </li>
              ))}
              {list.hasMore && (
                <li>
                  <Button variant="subtle" fullWidth onClick={() => list.more()}>
                    Show more
                  </Button>
                </li>
              )}
            </ol>
            {!isPhone && item && paneOf(item)}
          </div>
        )
      }
    </Loaded>
  )
}

function Row({ item, showsBrand }: { item: TodayItem; showsBrand: boolean }) {
  const { kind, influencer, dueAt, assignedTo, snoozedUntil, timezone } = item
  const left = Date.parse(dueAt) - useNow()
  const detail = detailOf(item, showsBrand)
  return (
    <>
      <span className={styles.rowHead}>
        <small className="dim">{itemWords[kind].name}</small>
        {snoozedUntil ? (
          <small className="dim">snoozed until {dateTime(snoozedUntil, timezone)}</small>
        ) : (
          <Badge tone={left < 0 ? 'bad' : left < soonMs ? 'warn' : 'mute'}>{timeLeft(dueAt)}</Badge>
        )}
      </span>
      {influencer ? (
        <span className={styles.person}>
          <Avatar src={influencer.avatar && mediaAddress('thumb', influencer.avatar)} alt="" size={36} />
          <span className="shrinks">
            <b className="ellipsis">{titleOf(item)}</b>
            <small className="dim ellipsis">
              @{influencer.handle} · {influencer.city}
            </small>
          </span>
        </span>
      ) : (
        <b className="ellipsis">{titleOf(item)}</b>
      )}
      {(detail || assignedTo) && (
        <small className="dim ellipsis">
          {[detail, assignedTo && `assigned to ${assignedTo.name}`].filter(Boolean).join(' · ')}
        </small>
      )}
    </>
  )
}

function Nothing({
  isLater,
  isStaff,
  kind,
  isMine,
  find,
  onClear,
}: Omit<Props, 'list' | 'brandUid' | 'open' | 'onOpen'>) {
  if (find || kind || isMine)
    return (
      <EmptyState
        title={find ? 'Nothing matches your search' : isLater ? 'Nothing snoozed' : 'You’re all caught up'}
        text={[
          kind && `You’re seeing “${todayKinds[kind].words}” only.`,
          isMine && 'You’re seeing what’s assigned to you only.',
          find && !kind && !isMine && 'Try another name.',
        ]
          .filter(Boolean)
          .join(' ')}
        action={
          <Button variant="default" onClick={onClear}>
            Show everything
          </Button>
        }
      />
    )
  if (isLater)
    return <EmptyState title="Nothing snoozed" text="Anything you snooze will appear here until it comes back." />
  return (
    <EmptyState
      title="You’re all caught up"
      text={
        isStaff
          ? 'Requests, briefs, applications and everything else that needs you will appear here.'
          : 'New requests, content to review and messages will appear here.'
      }
    />
  )
}
