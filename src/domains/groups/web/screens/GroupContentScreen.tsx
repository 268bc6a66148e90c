import { Stack } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { groupCalls } from '../../contract.ts'
import { groupTableSearch } from '../links.ts'
import { VenueFilter } from '../parts/VenueFilter.tsx'
import { BackToGroup } from './group/BackToGroup.tsx'
import { GroupContentTable } from './group/GroupContentTable.tsx'

/** What creators have submitted to the venues of a group, in one table. */
export function GroupContentScreen() {
  const [{ uid, venues: inAddress }, setAddress] = useAddress(groupTableSearch)
  const brandUid = useProfileUid(uid)
  const group = useRead(groupCalls.getGroup, { brandUid })
  const wanted = new Set(inAddress?.split(','))
  return (
    <Screen
      title="Content from all venues"
      lead={
        <BackToGroup brandUid={brandUid}>
          Reels, Stories and posts that creators have submitted, newest first.
        </BackToGroup>
      }
      width="wide"
      of={group}
    >
      {({ venues }) => {
        const found = venues.filter((venue) => wanted.has(venue.uid))
        const shown = found.length > 0 ? found : venues
        return (
          <Stack gap={32}>
            <VenueFilter
              venues={venues}
              chosen={found.map((venue) => venue.uid)}
              onChoose={(next) => setAddress({ venues: next.join(',') || undefined })}
            />
            <GroupContentTable brandUid={brandUid} brandUids={shown.map((venue) => venue.uid)} />
          </Stack>
        )
      }}
    </Screen>
  )
}
