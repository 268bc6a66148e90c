import { LinkTo } from '../../../../kit/web/link.tsx'
import { capitalised, timeAgo, timeLeft, timeLeftTo } from '../../../../kit/web/format.ts'
import { Picture } from '../../../media/web/parts/Picture.tsx'
import { toCollab } from '../links.ts'
import { visitTimeThere } from '../visit-time-there.ts'
import { PersonLine } from './PersonLine.tsx'
import { type CollabData, StageBadge } from './StageBadge.tsx'
import styles from './collab-row.module.css'

/** A collab in a list, from the viewer's side: the other one, where it stands, and what comes next. */
export function CollabRow({ collab, profileUid }: { collab: CollabData; profileUid?: string }) {
  return (
    <LinkTo to={toCollab(collab.uid, profileUid)} className="card link-card list-item">
      {collab.side === 'influencer' ? (
        <div className={styles.brief}>
          <div className={styles.picture}>
            <Picture path={collab.brief.picture} alt="" kind="hero" sizes="56px" />
          </div>
          <div className="shrinks">
            <b>{collab.brand.name}</b>
            <div className="dim ellipsis">{collab.brief.title}</div>
          </div>
        </div>
      ) : (
        <div className="shrinks">
          <PersonLine influencer={collab.influencer} asked={collab.brief.deliverables} />
          <div className="dim ellipsis">
            {collab.side === 'staff' ? `${collab.brand.name}: ${collab.brief.title}` : collab.brief.title}
          </div>
        </div>
      )}
      <div className="list-item-aside">
        <StageBadge collab={collab} />
        <small className="dim">{capitalised(nextOf(collab))}</small>
      </div>
    </LinkTo>
  )
}

/** What comes next, in words. */
export function nextOf(collab: CollabData): string {
  const { visit, stage, outcome, brand } = collab
  if (outcome !== 'open') return ''
  if (stage === 1) return timeLeftTo('reply', collab.answerBy)
  if (stage === 3)
    return collab.waiting?.offeredUntil
      ? `a spot is open: ${timeLeftTo('book it', collab.waiting.offeredUntil)}`
      : collab.waiting
        ? 'on the waitlist'
        : 'ready to book'
  if (stage === 4 && visit && !visit.checkedInAt)
    return `${visitTimeThere(visit, brand.timezone)}${visit.confirmed ? ', confirmed' : ''}`
  if (collab.contentDueAt && stage === 4) return `content: ${timeLeft(collab.contentDueAt)}`
  return `requested ${timeAgo(collab.requestedAt)}`
}
