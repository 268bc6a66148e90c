import { weeksOf } from '../../../../../kit/contract/days.ts'
import { counted } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { cityFacts } from '../../../../profiles/vocabulary.ts'
import type { CalendarDay } from '../../../visit-calendar.ts'
import { startOf, type ToVisit } from './VisitList.tsx'
import styles from './visit-calendar.module.css'

type Props = {
  month: string
  today: string
  days: ReadonlyMap<string, CalendarDay>
  toVisit: ToVisit
  onOpen: (day: string) => void
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const dayName = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** A month with the first visits of each day; a day opens with all of its visits. */
export function VisitMonth({ month, today, days, toVisit, onOpen }: Props) {
  return (
    <table className={styles.month} aria-label="Visits by day">
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day} scope="col" className="dim">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, at) => (
          <tr key={week.find(Boolean) ?? at}>
            {week.map((day, weekday) => (
              <td key={weekdays[weekday]} data-today={day === today || undefined}>
                {day && <DayCell day={day} of={days.get(day)} toVisit={toVisit} onOpen={() => onOpen(day)} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type CellProps = { day: string; of: CalendarDay | undefined; toVisit: ToVisit; onOpen: () => void }

function DayCell({ day, of, toVisit, onOpen }: CellProps) {
  const { rows = [], count = 0 } = of ?? {}
  const more = count - rows.length
  const name = dayName.format(new Date(day))
  return (
    <>
      <button
        type="button"
        className={styles.number}
        aria-label={`${name}, ${count === 0 ? 'no visits' : counted(count, 'visit')}`}
        onClick={onOpen}
      >
        {Number(day.slice(8))}
      </button>
      {rows.map((visit) => (
        <LinkTo
          key={visit.uid}
          to={toVisit(visit)}
          className={styles.visit}
          data-tip={`${startOf(visit)} ${visit.creator.name} at ${visit.brand.name}, ${cityFacts[visit.brand.city].name}`}
        >
          <span className="numbers">{startOf(visit)}</span> {visit.creator.name} at {visit.brand.name}
        </LinkTo>
      ))}
      {more > 0 && (
        <button type="button" className={styles.more} aria-label={`${more} more on ${name}`} onClick={onOpen}>
          {more} more
        </button>
      )}
    </>
  )
}
