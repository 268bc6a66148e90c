import { ActionIcon, Button, Group, SegmentedControl } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { daysBetween } from '../../../../kit/contract/days.ts'
import { useRead } from '../../../../kit/web/calls.ts'
import { counted, dayKey, dayOf, shortDayRange } from '../../../../kit/web/format.ts'
import type { Asked } from '../../../../kit/web/grid/table-state.ts'
import { MonthGrid } from '../../../../kit/web/month-grid.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { RowsToCome } from '../../../../kit/web/to-come.tsx'
import { staffCalls } from '../../contract.ts'
import type { CalendarDay } from '../../contract/collab-list.ts'
import { type CalendarSpan, calendarSpans, daysOfSpan, spanAfter } from '../../visit-calendar.ts'
import { VisitMonth } from './VisitMonth.tsx'
import { useNow } from '../../../collabs/web/use-now.ts'
import { VisitList } from './VisitList.tsx'
import styles from './visit-calendar.module.css'

type Place = { span: CalendarSpan; on: string }
type Props = { asked: Asked; span: CalendarSpan; on: string | undefined; onChange: (place: Place) => void }

const spanNames: Record<CalendarSpan, string> = { day: 'Day', week: 'Week', month: 'Month' }
const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The visits of the collabs that a list asks for, across brands and cities, each on its venue’s clock. */
export function VisitCalendar({ asked: { search, where }, span, on: inAddress, onChange }: Props) {
  const today = dayKey(new Date(useNow()), Intl.DateTimeFormat().resolvedOptions().timeZone)
  const on = inAddress ?? today
  const visits = useRead(
    staffCalls.listVisitCalendar,
    { span, on, ...(search && { search }), ...(where && { where }) },
    { keep: true },
  )
  const title = titleOf({ span, on })
  const turn = (by: number) => onChange({ span, on: spanAfter(span, on, by) })
  return (
    <section aria-label="Visits" aria-busy={visits.isPlaceholderData}>
      <div className={styles.head}>
        <Group gap={4} wrap="nowrap">
          <ActionIcon variant="default" size={44} aria-label={`Previous ${span}`} onClick={() => turn(-1)}>
            <IconChevronLeft size={20} />
          </ActionIcon>
          <ActionIcon variant="default" size={44} aria-label={`Next ${span}`} onClick={() => turn(1)}>
            <IconChevronRight size={20} />
          </ActionIcon>
          <Button variant="default" h={44} onClick={() => onChange({ span, on: today })}>
            Today
          </Button>
        </Group>
        <h2 className={styles.title} aria-live="polite">
          {title}
        </h2>
        <SegmentedControl
          aria-label="Days shown"
          data={calendarSpans.map((value) => ({ value, label: spanNames[value] }))}
          value={span}
          onChange={(value) => onChange({ span: value as CalendarSpan, on })}
        />
      </div>
      <Loaded of={visits} shape={<RowsToCome />}>
        {({ count, days }) => (
          <>
            <p className={`dim ${styles.count}`}>
              {count === 0 ? 'No visits match' : counted(count, 'visit')}. Times are local to each venue.
            </p>
            <Days span={span} on={on} today={today} days={days} onChange={onChange} />
          </>
        )}
      </Loaded>
    </section>
  )
}

type DaysProps = Place & { today: string; days: readonly CalendarDay[]; onChange: Props['onChange'] }

/** The days in the way that the span and the width call for. */
function Days({ span, on, today, days, onChange }: DaysProps) {
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

function titleOf({ span, on }: Place): string {
  const { from, until } = daysOfSpan(span, on)
  if (span === 'month') return monthName.format(new Date(from))
  return span === 'day' ? dayOf(on, 'UTC') : shortDayRange(from, until)
}
