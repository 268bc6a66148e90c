import { useRead } from '../../../../kit/web/calls.ts'
import type { Asked } from '../../../../kit/web/grid/table-state.ts'
import { toCollab } from '../../../collabs/web/links.ts'
import type { CalendarSpan } from '../../../visits/visit-calendar.ts'
import { type Days, useToday } from '../../../visits/web/parts/calendar/CalendarHead.tsx'
import { VisitDays } from '../../../visits/web/parts/calendar/VisitDays.tsx'
import { staffCalls } from '../../contract.ts'

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
    <VisitDays
      of={visits}
      none="No visits match"
      narrowBy="Filter by city or account manager"
      toVisit={({ uid }) => toCollab(uid)}
      {...{ span, on, today, onChange }}
    />
  )
}
