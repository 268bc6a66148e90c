import { Title } from '@mantine/core'
import { dayAfter } from '../../../../kit/contract/days.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { counted } from '../../../../kit/web/format.ts'
import { Card } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { briefCalls } from '../../contract.ts'
import { ClosedCalendar } from './ClosedCalendar.tsx'

/** How far ahead days are closed. */
const daysAhead = 548

/** Days on which a venue takes no visits, in all its briefs at once. */
export function VenueClosedDays({ brandUid }: { brandUid: string }) {
  const closed = useRead(briefCalls.getClosedDays, { brandUid })
  const change = useWrite(briefCalls.changeClosedDays)
  return (
    <Card>
      <Title order={2} mb="sm">
        Closed days
      </Title>
      <Loaded of={closed}>
        {({ today, briefs, days, can }) => {
          if (briefs === 0)
            return (
              <p className="dim flush">
                Create a brief first. Then you can choose the days you’re closed to visits here.
              </p>
            )
          const counts = new Map(days.map((one) => [one.day, one.briefs]))
          const isPartly = (day: string) => (counts.get(day) ?? 0) < briefs
          return (
            <ClosedCalendar
              first={today}
              last={dayAfter(today, daysAhead)}
              closed={
                new Map(
                  days.map((one) => [
                    one.day,
                    one.briefs < briefs ? `closed in ${one.briefs} of ${briefs} briefs` : 'closed',
                  ]),
                )
              }
              isPartly={isPartly}
              readOnly={!can.change}
              busy={change.busy}
              onChange={(range, isClosed) =>
                void change({ brandUid, ...range, closed: isClosed }).then((done) => {
                  if (done) showSuccess(isClosed ? 'Closed for visits.' : 'Open for visits again.')
                })
              }
            >
              <p className="dim">
                Applies to{' '}
                {briefs === 1 ? 'your brief' : briefs === 2 ? 'both briefs' : `all ${counted(briefs, 'brief')}`} and to
                new ones. Visits already booked stay booked. To close days in one brief only, edit that brief.
              </p>
            </ClosedCalendar>
          )
        }}
      </Loaded>
    </Card>
  )
}
