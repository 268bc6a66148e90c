import { timeAgo } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Badge } from '../../../../kit/web/parts.tsx'
import type { SupportRow } from '../../contract/support.ts'
import { supportTopics } from '../../support.ts'
import { toSupport } from '../links.ts'
import styles from '../screens/dms.module.css'

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
