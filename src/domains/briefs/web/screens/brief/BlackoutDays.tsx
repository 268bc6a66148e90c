import { useState } from 'react'
import { daysBetween } from '../../../../../kit/contract/days.ts'
import { counted } from '../../../../../kit/web/format.ts'
import { todayIn } from '../../../availability.ts'
import { mostClosedDays } from '../../../brief.ts'
import { ClosedCalendar } from '../../parts/ClosedCalendar.tsx'
import type { Edit } from './edit.ts'

/** Days on which a brief takes no visits, within the days it is live. */
export function BlackoutDays({ brief, content: { availability, liveFrom, liveUntil }, set, readOnly, now }: Edit) {
  const [isTooMany, setTooMany] = useState(false)
  const { blackout } = availability
  const today = todayIn(brief.timezone, now)
  const first = liveFrom > today ? liveFrom : today
  const change = ({ from, until }: { from: string; until: string }, closed: boolean) => {
    const asked = daysBetween(from, until)
    const others = blackout.filter((day) => !asked.includes(day))
    const next = closed ? [...others, ...asked].toSorted() : others
    setTooMany(next.length > mostClosedDays)
    if (next.length <= mostClosedDays) set('availability', { ...availability, blackout: next })
  }
  return (
    <div>
      <b>Closed days</b>
      {first > liveUntil ? (
        <p className="dim">The brief’s last day has passed. Choose a later last day to close days.</p>
      ) : (
        <ClosedCalendar
          key={`${first} ${liveUntil}`}
          first={first}
          last={liveUntil}
          readOnly={readOnly}
          closed={new Map(blackout.map((day) => [day, 'closed']))}
          onChange={change}
        />
      )}
      {isTooMany && (
        <p role="alert">A brief can have up to {counted(mostClosedDays, 'closed day')}. Reopen some, then try again.</p>
      )}
    </div>
  )
}
