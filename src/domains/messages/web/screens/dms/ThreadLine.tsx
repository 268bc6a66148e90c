import { Avatar, Checkbox, Highlight } from '@mantine/core'
import type { MouseEvent } from 'react'
import type { Side } from '../../../../../access/roles.ts'
import { dateTime, timeAgo } from '../../../../../kit/web/format.ts'
import type { Selection } from '../../../../../kit/web/grid/selection.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge } from '../../../../../kit/web/parts.tsx'
import { mediaAddress } from '../../../../media/web/parts/addresses.ts'
import { useSession } from '../../../../profiles/web/session.tsx'
import type { Box } from '../../../box-names.ts'
import type { ThreadRow } from '../../../contract.ts'
import { toThread } from '../../links.ts'
import styles from '../dms.module.css'

type Props = {
  thread: ThreadRow
  side: Side
  profileUid: string | undefined
  /** Those of several venues together: each says whose it is. */
  venues: string | undefined
  whose: 'all' | undefined
  isChosen: boolean
  /** It was snoozed until a time that has come. */
  isBack: boolean
  /** While several are being selected: then a click selects instead of opening. */
  selection: Selection<ThreadRow> | null
  /** Of the list that it stands in: it stays as it is when the thread is opened. */
  box: Box
  search: string | undefined
}

/** One conversation of the list. */
export function ThreadLine({
  thread,
  side,
  profileUid,
  venues,
  whose,
  isChosen,
  isBack,
  selection,
  box,
  search,
}: Props) {
  const { collabUid, brand, influencer } = thread
  const isTeam = side === 'admin'
  const other = isTeam || venues || profileUid === brand.uid ? influencer : brand
  const both = isTeam ? `${brand.name} · ${influencer.name}` : other.name
  const isSelected = selection?.has(collabUid) ?? false
  const select = (event: MouseEvent) => {
    if (!selection) return
    event.preventDefault()
    selection.toggle(collabUid, event.shiftKey)
  }
  return (
    <div className={styles.rowPlace} data-selected={isSelected}>
      {selection && (
        <Checkbox
          className={styles.check}
          aria-label={`Select ${both}`}
          checked={isSelected}
          onChange={() => undefined}
          onClick={(event) => selection.toggle(collabUid, event.shiftKey)}
        />
      )}
      <LinkTo
        to={toThread(collabUid, { uid: profileUid, venues, whose, box, search })}
        className={styles.row}
        isOneOfMany
        data-chosen={isChosen}
        data-unread={thread.unread > 0}
        onClick={select}
      >
        <Avatar
          src={other.picture ? mediaAddress('thumb', other.picture) : null}
          alt=""
          name={other.name}
          color="blue"
          size={44}
        />
        <span className={styles.rowText}>
          <span className={styles.rowHead}>
            <b className="ellipsis">{other.name}</b>
            <small className="dim">{timeAgo(thread.lastAt)}</small>
          </span>
          <span className="dim ellipsis">
            {other === influencer && !isTeam && `@${influencer.handle} · `}
            {(venues || isTeam) && `${brand.name} · `}
            {thread.briefTitle}
          </span>
          <span className={styles.rowHead}>
            <LastLine thread={thread} search={search} />
            {thread.unread > 0 && (
              <span className={styles.count} role="img" aria-label={`${thread.unread} unread`}>
                {thread.unread}
              </span>
            )}
          </span>
          <Marks thread={thread} box={box} isTeam={isTeam} isBack={isBack} />
        </span>
      </LinkTo>
    </div>
  )
}

/** What was said last; in a search, what it found. */
function LastLine({ thread: { match, lastText, lastMine }, search }: Pick<Props, 'thread' | 'search'>) {
  if (!match)
    return (
      <span className={`ellipsis ${lastText ? '' : 'dim'}`}>
        {lastMine && 'You: '}
        {lastText || 'No messages yet'}
      </span>
    )
  return (
    <span className="ellipsis">
      {match.isNote ? 'Note: ' : match.mine && 'You: '}
      <Highlight component="span" inherit accentInsensitive={false} highlight={search?.replace(/^@/, '').trim() ?? ''}>
        {match.text}
      </Highlight>
    </span>
  )
}

/** What else there is to know of it: who takes it, how long somebody waits, when it comes back. */
function Marks({ thread, box, isTeam, isBack }: { thread: ThreadRow; box: Box; isTeam: boolean; isBack: boolean }) {
  const { user } = useSession()
  const { assignedTo, waitingSince, helpRequestedAt, snoozedUntil } = thread
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <>
      {isBack && <Badge tone="calm">Back from snooze</Badge>}
      {box === 'snoozed' && snoozedUntil && <small className="dim">Snoozed until {dateTime(snoozedUntil, zone)}</small>}
      {box === 'unanswered' && waitingSince && <Badge tone="warn">First asked {timeAgo(waitingSince)}</Badge>}
      {helpRequestedAt && isTeam && <Badge tone="warn">Help requested {timeAgo(helpRequestedAt)}</Badge>}
      {assignedTo && box !== 'mine' && (
        <small className="dim ellipsis">Assigned to {assignedTo.uid === user.uid ? 'you' : assignedTo.name}</small>
      )}
    </>
  )
}
