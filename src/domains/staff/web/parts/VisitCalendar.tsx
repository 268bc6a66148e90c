import { useMediaQuery } from '@mantine/hooks'
import { daysBetween } from '../../../../kit/contract/days.ts'
import { useRead } from '../../../../kit/web/calls.ts'
import { counted, dayOf } from '../../../../kit/web/format.ts'
import type { Asked } from '../../../../kit/web/grid/table-state.ts'
import { MonthGrid } from '../../../../kit/web/month-grid.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { RowsToCome } from '../../../../kit/web/to-come.tsx'
import { staffCalls } from '../../contract.ts'
import type { CalendarDay } from '../../contract/collab-list.ts'
import { type CalendarSpan, daysOfSpan } from '../../visit-calendar.ts'
import { CalendarHead, type Days, useToday } from './CalendarHead.tsx'
import { VisitMonth } from './VisitMonth.tsx'
import { VisitList } from './VisitList.tsx'
import styles from './visit-calendar.module.css'

type Props = { asked: Asked; span: CalendarSpan; on: string | undefined; onChange: (days: Days) => void }

/** The visits of the collabs that a list asks for, across brands and cities, each on its venue’s clock. */
export function VisitCalendar({ asked: { search, where }, span, on: inAddress, onChange }: Props) {
  const today = useToday()
  const on = inAddress ?? today
  const visits = useRead(
    staffCalls.listVisitCalendar,
    { span, on, ...(search && { search }), ...(where && { where }) },
    { keep: true },
  )
  return (
    <section aria-label="Visits" aria-busy={visits.isPlaceholderData}>
      <CalendarHead span={span} on={on} today={today} onChange={onChange} />
      <Loaded of={visits} shape={<RowsToCome />}>
        {({ count, days }) => (
          <>
            <p className={`dim ${styles.count}`}>
              {count === 0 ? 'No visits match' : counted(count, 'visit')}. Times are local to each venue.
            </p>
            <DayViews span={span} on={on} today={today} days={days} onChange={onChange} />
          </>
        )}
      </Loaded>
    </section>
  )
}

type DaysProps = Days & { today: string; days: readonly CalendarDay[]; onChange: Props['onChange'] }

/** The days in the way that the span and the width call for. */
function DayViews({ span, on, today, days, onChange }: DaysProps) {
  const isPhone = useMediaQuery('(max-width: 720px)') ?? false
  const byDay = new Map(days.map((one) => [one.day, one]))
  const open = (day: string) => onChange({ span: 'day', on: day })
  if (span === 'day') return <VisitList day={byDay.get(on)} />
  const { from, until } = daysOfSpan(span, on)
  if (span === 'month' && !isPhone)
    return <VisitMonth month={on.slice(0, 7)} today={today} days={byDay} onOpen={open} />
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
        <h3 className={styles.day}>{dayOf(on, 'UTC')}</h3>
        <VisitList day={byDay.get(on)} onMore={() => open(on)} />
      </>
    )
  return (
    <div className={styles.week}>
      {daysBetween(from, until).map((day) => (
        <section key={day} aria-label={dayOf(day, 'UTC')} data-today={day === today || undefined}>
          <h3 className={styles.day}>{dayOf(day, 'UTC')}</h3>
          <VisitList day={byDay.get(day)} onMore={() => open(day)} />
        </section>
      ))}
    </div>
  )
}
