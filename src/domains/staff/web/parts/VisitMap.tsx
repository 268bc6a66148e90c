import { useMemo } from 'react'
import { useRead } from '../../../../kit/web/calls.ts'
import { dayOf } from '../../../../kit/web/format.ts'
import type { Asked } from '../../../../kit/web/grid/table-state.ts'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { RowsToCome } from '../../../../kit/web/to-come.tsx'
import { toCollab } from '../../../collabs/web/links.ts'
import { staffCalls } from '../../contract.ts'
import type { CalendarSpan } from '../../../visits/visit-calendar.ts'
import { CalendarHead, type Days, useToday } from '../../../visits/web/parts/calendar/CalendarHead.tsx'
import { type City, CityMap } from './CityMap.tsx'
import { DayTitle, VisitList } from '../../../visits/web/parts/calendar/VisitList.tsx'

type Props = {
  asked: Asked
  span: CalendarSpan
  on: string | undefined
  onChange: (days: Days) => void
  city: City | undefined
  onCity: (city: City | undefined) => void
}

/** Where the visits of the collabs that a list asks for are, on the days of its calendar: by city, and in one by venue. */
export function VisitMap({ asked: { search, where = [] }, span, on: inAddress, onChange, city, onCity }: Props) {
  const today = useToday()
  const on = inAddress ?? today
  const days = { span, on, ...(search && { search }) }
  const counts = useRead(staffCalls.countVisitsByCity, { ...days, where }, { keep: true })
  const venues = useRead(
    staffCalls.countVisitsByVenue,
    { ...days, where: [...inCity(city), ...where] },
    { enabled: city !== undefined },
  )
  const places = useMemo(
    () => venues.data?.venues.map(({ name: words, ...venue }) => ({ words, ...venue })),
    [venues.data],
  )
  return (
    <section aria-label="Visits" aria-busy={counts.isPlaceholderData}>
      <CalendarHead span={span} on={on} today={today} onChange={onChange} />
      <CityMap
        label="Visits"
        noun={{ one: 'visit', many: 'visits' }}
        counts={counts}
        city={city}
        onCity={onCity}
        {...(city && places && { places })}
      >
        {city && <VisitsIn {...days} where={where} city={city} onOpen={(day) => onChange({ span: 'day', on: day })} />}
      </CityMap>
    </section>
  )
}

const inCity = (city: City | undefined) => (city ? [{ field: 'city', is: 'is' as const, values: [city] }] : [])

type InProps = Days &
  Pick<Asked, 'search'> & { where: NonNullable<Asked['where']>; city: City; onOpen: (day: string) => void }

/** The visits of one city, day by day. */
function VisitsIn({ where, city, onOpen, ...days }: InProps) {
  const visits = useRead(staffCalls.listVisitCalendar, { ...days, where: [...inCity(city), ...where] }, { keep: true })
  return (
    <Loaded of={visits} shape={<RowsToCome />}>
      {(found) =>
        found.days.map((one) => (
          <section key={one.day} aria-label={dayOf(one.day, 'UTC')}>
            <DayTitle day={one.day} />
            <VisitList
              day={one}
              toVisit={({ uid }) => toCollab(uid)}
              narrowBy="Filter by account manager"
              onMore={() => onOpen(one.day)}
            />
          </section>
        ))
      }
    </Loaded>
  )
}
