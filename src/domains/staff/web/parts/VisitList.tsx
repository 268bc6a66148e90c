import { Button } from '@mantine/core'
import { clockOf } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { countedNights, nightCount } from '../../../briefs/stays.ts'
import { toCollab } from '../../../collabs/web/links.ts'
import { StageBadge } from '../../../collabs/web/parts/StageBadge.tsx'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import type { CalendarDay, ListedCollab } from '../../contract/collab-list.ts'
import styles from './visit-calendar.module.css'

/** When a visit begins on its venue’s clock, and of a stay for how many nights. */
export function startOf({ visit, brand: { timezone } }: ListedCollab): string {
  if (!visit) return ''
  const time = clockOf(visit.startsAt, timezone)
  return visit.stay ? `${time}, ${countedNights(nightCount(visit.stay))}` : time
}

/** The visits of a day as cards, by their times; `onMore` shows the others where there are more. */
export function VisitList({ day, onMore }: { day: CalendarDay | undefined; onMore?: () => void }) {
  if (!day) return <p className="dim">No visits</p>
  const { rows, count } = day
  return (
    <>
      <ul className={`plain-list ${styles.list}`}>
        {rows.map((collab) => (
          <li key={collab.uid}>
            <LinkTo to={toCollab(collab.uid)} className={styles.card}>
              <b className="numbers">{startOf(collab)}</b>
              <span>{collab.creator.name}</span>
              <span className="dim">
                {collab.brand.name}, {cityFacts[collab.brand.city].name}
              </span>
              <StageBadge collab={collab} />
            </LinkTo>
          </li>
        ))}
      </ul>
      {count > rows.length &&
        (onMore ? (
          <Button size="sm" variant="subtle" onClick={onMore}>
            {count - rows.length} more
          </Button>
        ) : (
          <p className="dim">
            The first {rows.length} of {count}. Filter by city or account manager to see the others.
          </p>
        ))}
    </>
  )
}
