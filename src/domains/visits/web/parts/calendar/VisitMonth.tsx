import { VisuallyHidden } from '@mantine/core'
import { daysBetween } from '../../../../../kit/contract/days.ts'
import { counted } from '../../../../../kit/web/format.ts'
import { LinkTo, type To } from '../../../../../kit/web/link.tsx'
import { standingOf } from '../../../../collabs/web/parts/StageBadge.tsx'
import { useNow } from '../../../../collabs/web/use-now.ts'
import { cityFacts } from '../../../../profiles/vocabulary.ts'
import { type CalendarDay, type CalendarVisit, daysShown } from '../../../visit-calendar.ts'
import { nightsOf, startOf, timeOf, type ToVisit } from './VisitList.tsx'
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

function weeksShown(month: string): string[][] {
  const { from, until } = daysShown('month', `${month}-01`)
  const days = daysBetween(from, until)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

/** A month in whole weeks with the first visits of each day; a day opens with all of its visits. */
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
        {weeksShown(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} data-today={day === today || undefined} data-beside={!day.startsWith(month) || undefined}>
                <DayCell day={day} of={days.get(day)} toVisit={toVisit} onOpen={() => onOpen(day)} />
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
        <VisitLine key={visit.uid} visit={visit} to={toVisit(visit)} />
      ))}
      {more > 0 && (
        <button type="button" className={styles.more} aria-label={`${more} more on ${name}`} onClick={onOpen}>
          {more} more
        </button>
      )}
    </>
  )
}

/** When and where first: the line may be too short for who comes. */
function VisitLine({ visit, to }: { visit: CalendarVisit; to: To }) {
  const { brand, creator } = visit
  const { tone, words } = standingOf(visit, useNow())
  const whole = `${startOf(visit)} ${brand.name}, ${cityFacts[brand.city].name}: ${creator.name}, ${words}`
  return (
    <LinkTo to={to} className={styles.visit} data-tip={whole}>
      <i className={styles.mark} data-tone={tone} />
      <span className="numbers">{timeOf(visit)}</span> {brand.name}{' '}
      <span className="dim">{[creator.name, nightsOf(visit)].filter(Boolean).join(', ')}</span>
      <VisuallyHidden>, {words}</VisuallyHidden>
    </LinkTo>
  )
}
