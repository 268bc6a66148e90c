import { Button } from '@mantine/core'
import { clockOf, dayOf } from '../../../../../kit/web/format.ts'
import { LinkTo, type To } from '../../../../../kit/web/link.tsx'
import { countedNights, nightCount } from '../../../../briefs/stays.ts'
import { StageBadge } from '../../../../collabs/web/parts/StageBadge.tsx'
import { cityFacts } from '../../../../profiles/vocabulary.ts'
import { tableWords } from '../../../table-words.ts'
import type { CalendarDay, CalendarVisit } from '../../../visit-calendar.ts'
import styles from './visit-calendar.module.css'

/** When a visit begins on its venue’s clock. */
export const timeOf = ({ visit, brand: { timezone } }: CalendarVisit): string =>
  visit ? clockOf(visit.startsAt, timezone) : ''

/** For how many nights a stay is; nothing of a visit. */
export const nightsOf = ({ visit }: CalendarVisit): string => (visit?.stay ? countedNights(nightCount(visit.stay)) : '')

/** Both of them. */
export const startOf = (visit: CalendarVisit): string => [timeOf(visit), nightsOf(visit)].filter(Boolean).join(', ')

/** The day above its visits. */
export function DayTitle({ day }: { day: string }) {
  return <h3 className={styles.day}>{dayOf(day, 'UTC')}</h3>
}

/** Where a visit opens. */
export type ToVisit = (visit: CalendarVisit) => To

type Props = { day: CalendarDay | undefined; toVisit: ToVisit; narrowBy: string; onMore?: () => void }

/** The visits of a day as cards, by their times; `onMore` shows the others where there are more, and `narrowBy` says how to see them where there is no such way. */
export function VisitList({ day, toVisit, narrowBy, onMore }: Props) {
  if (!day) return <p className="dim">No visits</p>
  const { rows, count } = day
  return (
    <>
      <ul className={`plain-list ${styles.list}`}>
        {rows.map((collab) => (
          <li key={collab.uid} data-place={collab.brand.uid}>
            <LinkTo to={toVisit(collab)} className={styles.card}>
              <b className="numbers">{startOf(collab)}</b>
              <span>
                {collab.brand.name}, {cityFacts[collab.brand.city].name}
              </span>
              <span className="dim">{collab.creator.name}</span>
              {collab.visit?.table && <span className="dim">{tableWords(collab.visit.table)}</span>}
              <StageBadge collab={collab} className={styles.stage} />
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
            The first {rows.length} of {count}. {narrowBy} to see the others.
          </p>
        ))}
    </>
  )
}
