import { useState } from 'react'
import { useAddress } from '../../../../kit/web/route.ts'
import { scheduleSearch } from '../links.ts'
import { CallFrame } from './schedule/CallFrame.tsx'
import { KnownCall } from './schedule/KnownCall.tsx'
import { NewCall } from './schedule/NewCall.tsx'

/** Public: a call is booked here, and moved or cancelled by its link. */
export function ScheduleCallScreen() {
  const [{ token, open, with: asked, tier, source }, setAddress] = useAddress(scheduleSearch)
  const [booked, setBooked] = useState<string>()
  return (
    <CallFrame
      page={token ? 'Your call' : 'Schedule a call'}
      description="Choose a time that suits you: 15 or 30 minutes with one of our team, by video."
    >
      {token ? (
        <KnownCall
          {...{ token, open }}
          isNew={token === booked}
          onOpen={(next) => {
            setBooked(undefined)
            setAddress({ open: next })
          }}
        />
      ) : (
        <NewCall
          {...{ with: asked, tier, source }}
          onBooked={(made) => {
            setBooked(made)
            setAddress({ token: made, with: undefined, tier: undefined, source: undefined })
          }}
        />
      )}
    </CallFrame>
  )
}
