import { Stack } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { toCollab } from '../../../collabs/web/links.ts'
import { allVenues } from '../../../profiles/all-venues.ts'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { type Days, useToday } from '../../../visits/web/parts/calendar/CalendarHead.tsx'
import { VisitDays } from '../../../visits/web/parts/calendar/VisitDays.tsx'
import { CalendarFeed } from '../../../visits/web/parts/CalendarFeed.tsx'
import { BackToGroup } from './group/BackToGroup.tsx'
import { groupCalls } from '../../contract.ts'
import { groupCalendarSearch } from '../links.ts'
import { VenueFilter } from '../parts/VenueFilter.tsx'

/** The visits of all or chosen venues of a group in one calendar. */
export function GroupCalendarScreen() {
  const [{ uid, venues: inAddress, span = 'month', on }, setAddress] = useAddress(groupCalendarSearch)
  const today = useToday()
  const brandUid = useProfileUid(uid)
  const group = useRead(groupCalls.getGroup, { brandUid })
  const wanted = new Set(inAddress?.split(','))
  return (
    <Screen
      title="Calendar for all venues"
      lead={<BackToGroup brandUid={brandUid}>Booked visits and stays, with the stage of each collab.</BackToGroup>}
      width="wide"
      of={group}
      shape="cards"
    >
      {({ venues }) => {
        const found = venues.filter((venue) => wanted.has(venue.uid))
        const shown = found.length > 0 ? found : venues
        return (
          <Stack gap={24}>
            <VenueFilter
              venues={venues}
              chosen={found.map((venue) => venue.uid)}
              onChoose={(next) => setAddress({ venues: next.join(',') || undefined })}
            />
            <Calendar
              brandUids={shown.map((venue) => venue.uid)}
              span={span}
              on={on ?? today}
              today={today}
              onChange={setAddress}
            />
            <CalendarFeed profileUid={allVenues} />
          </Stack>
        )
      }}
    </Screen>
  )
}

type Props = Days & { brandUids: string[]; today: string; onChange: (days: Days) => void }

function Calendar({ brandUids, ...days }: Props) {
  const { span, on } = days
  const visits = useRead(groupCalls.listGroupCalendar, { brandUids, span, on }, { keep: true })
  return (
    <VisitDays
      {...days}
      of={visits}
      none="No visits"
      narrowBy="Choose fewer venues"
      toVisit={(visit) => toCollab(visit.uid, visit.brand.uid)}
    />
  )
}
