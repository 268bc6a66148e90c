import { ActionIcon, Button, Group, SegmentedControl } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { dayKey, dayOf, shortDayRange } from '../../../../../kit/web/format.ts'
import { useNow } from '../../../../collabs/web/use-now.ts'
import { type CalendarSpan, calendarSpans, daysOfSpan, spanAfter } from '../../../visit-calendar.ts'
import styles from './visit-calendar.module.css'

/** How many days are looked at, and one of them. */
export type Days = { span: CalendarSpan; on: string }
type Props = Days & { today: string; onChange: (days: Days) => void }

const spanNames: Record<CalendarSpan, string> = { day: 'Day', week: 'Week', month: 'Month' }
const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** “March 2026”, of a day in it. */
export const monthWords = (day: string): string => monthName.format(new Date(day))

/** The day where the reader is. */
export function useToday(): string {
  return dayKey(new Date(useNow()), Intl.DateTimeFormat().resolvedOptions().timeZone)
}

/** Which days are shown, with the way to those before and after. */
export function CalendarHead({ span, on, today, onChange }: Props) {
  const title = titleOf({ span, on })
  const turn = (by: number) => onChange({ span, on: spanAfter(span, on, by) })
  return (
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
  )
}

function titleOf({ span, on }: Days): string {
  const { from, until } = daysOfSpan(span, on)
  if (span === 'month') return monthWords(from)
  return span === 'day' ? dayOf(on, 'UTC') : shortDayRange(from, until)
}
