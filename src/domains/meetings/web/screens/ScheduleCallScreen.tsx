import { Button } from '@mantine/core'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { hrefOf } from '../../../../kit/web/link.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { scheduleSearch } from '../../address.ts'
import { toScheduleCall } from '../links.ts'
import { ScheduleFrame } from './schedule/ScheduleFrame.tsx'
import { BookedMeeting } from './schedule/BookedMeeting.tsx'

/** Public: a booked call, moved or cancelled by its link. Where a call is booked is a page that the server writes. */
export function ScheduleCallScreen() {
  const [{ token, open, new: isNew }, setAddress] = useAddress(scheduleSearch)
  return (
    <ScheduleFrame page="Your call">
      {token ? (
        <BookedMeeting
          {...{ token, open }}
          isNew={isNew === 'yes'}
          onOpen={(next) => setAddress({ open: next, new: undefined })}
        />
      ) : (
        <EmptyState
          isPage
          title="Schedule a call"
          text="Book a 15- or 30-minute video call with our team, at a time that suits you."
          action={
            <Button component="a" href={hrefOf(toScheduleCall())}>
              See available times
            </Button>
          }
        />
      )}
    </ScheduleFrame>
  )
}
