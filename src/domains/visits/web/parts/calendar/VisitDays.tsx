import { useMediaQuery } from '@mantine/hooks'
import { daysBetween } from '../../../../../kit/contract/days.ts'
import { counted, dayOf } from '../../../../../kit/web/format.ts'
import { MonthGrid } from '../../../../../kit/web/month-grid.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { RowsToCome } from '../../../../../kit/web/to-come.tsx'
import { type CalendarDay, daysOfSpan } from '../../../visit-calendar.ts'
import { CalendarHead, type Days, monthWords } from './CalendarHead.tsx'
import { DayTitle, type ToVisit, VisitList } from './VisitList.tsx'
import { VisitMonth } from './VisitMonth.tsx'
import styles from './visit-calendar.module.css'

type Visits = { count: number; days: readonly CalendarDay[] }
type Shared = Days & {
  today: string
  toVisit: ToVisit
  /** What somebody does to see the rest of a day with very many visits: “Choose fewer venues”. */
  narrowBy: string
  onChange: (days: Days) => void
}
type Props = Shared & {
  of: React.ComponentProps<typeof Loaded<Visits>>['of'] & { isPlaceholderData: boolean }
  /** Said in place of a number where there are none. */
  none: string
}
type DaysProps = Shared & Pick<Visits, 'days'>

/** Visits by day, week or month, each on its venue’s clock. */
export function VisitDays({ of, none, ...shared }: Props) {
  const { span, on, today, onChange } = shared
  return (
    <section aria-label="Visits" aria-busy={of.isPlaceholderData}>
      <CalendarHead span={span} on={on} today={today} onChange={onChange} />
      <Loaded of={of} shape={<RowsToCome />}>
        {({ count, days }) => (
          <>
            <p className={`dim ${styles.count}`}>
              {count === 0 ? none : counted(count, 'visit')}
              {span === 'month' && ` in ${monthWords(on)}`}. Times are local to each venue.
            </p>
            <DayViews {...shared} days={days} />
          </>
        )}
      </Loaded>
    </section>
  )
}

/** The days in the way that the span and the width call for. */
function DayViews({ span, on, today, days, toVisit, narrowBy, onChange }: DaysProps) {
  const isPhone = useMediaQuery('(max-width: 720px)') ?? false
  const byDay = new Map(days.map((one) => [one.day, one]))
  const open = (day: string) => onChange({ span: 'day', on: day })
  if (span === 'day') return <VisitList {...{ toVisit, narrowBy }} day={byDay.get(on)} />
  const { from, until } = daysOfSpan(span, on)
  if (span === 'month' && !isPhone)
    return <VisitMonth month={on.slice(0, 7)} today={today} days={byDay} toVisit={toVisit} onOpen={open} />
  if (span === 'month')
    return (
      <>
        <MonthGrid
          key={on.slice(0, 7)}
          isBare
          first={from}
          last={until}
          start={on}
          onPress={(day) => onChange({ span, on: day })}
          dayOf={(day) => {
            const count = byDay.get(day)?.count ?? 0
            return {
              words: count === 0 ? 'no visits' : counted(count, 'visit'),
              isOpen: true,
              isChosen: day === on,
              look: count > 0 ? 'offered' : undefined,
              part: day === on ? 'edge' : undefined,
              mark: count > 0 && count,
            }
          }}
        />
        <DayTitle day={on} />
        <VisitList {...{ toVisit, narrowBy }} day={byDay.get(on)} onMore={() => open(on)} />
      </>
    )
  return (
    <div className={styles.week}>
      {daysBetween(from, until).map((day) => (
        <section key={day} aria-label={dayOf(day, 'UTC')} data-today={day === today || undefined}>
          <DayTitle day={day} />
          <VisitList {...{ toVisit, narrowBy }} day={byDay.get(day)} onMore={() => open(day)} />
        </section>
      ))}
    </div>
  )
}
