import { useState } from 'react'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { useTyped } from '../../../../../kit/web/use-typed.ts'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { collabCalls } from '../../../../collabs/contract.ts'
import type { StayDates } from '../../../../briefs/stays.ts'
import type { SuggestedValues } from '../../../../collabs/web/parts/SuggestTermsFields.tsx'
import { visitTimeThere } from '../../../../collabs/web/visit-time-there.ts'
import { helpfulMoment } from '../../../../notifications/web/push-moment.ts'
import { visitCalls } from '../../../../visits/contract.ts'
import { daysAhead, stayDaysAhead } from '../../../../visits/windows.ts'
import type { PreferredTime } from '../../../../visits/web/parts/PreferredPicker.tsx'
import { sayBooked } from '../../../../visits/web/say-booked.tsx'
import { isFree } from '../../../../visits/web/parts/SlotMonth.tsx'

type Target = { briefUid: string; influencerUid: string; isStay: boolean; onDone: () => void }

/** A request as it is put together: its times, message and suggested terms, and sending it. */
export function useRequest({ briefUid, influencerUid, isStay, onDone }: Target) {
  const slots = useRead(visitCalls.listBriefSlots, {
    briefUid,
    influencerUid,
    days: isStay ? stayDaysAhead : daysAhead,
  })
  const [picked, setPicked] = useState<PreferredTime[]>([])
  const [isUnfinished, setUnfinished] = useState(false)
  const [guests, setGuests] = useState(0)
  const [message, setMessage] = useTyped(`request ${briefUid}`)
  const [suggestion, setSuggestion] = useState<SuggestedValues | null>(null)
  const apply = useWrite(collabCalls.applyToBrief, {
    onDone: (collab) => {
      const { stage, brief, brand, visit, preferred } = collab
      if (visit) sayBooked(collab)
      else if (stage === 3) showSuccess(`You’re in. Pick ${brief.stay ? 'your nights' : 'a time'}.`)
      else showSuccess(sentWords(preferred?.times ?? [], brand))
      helpfulMoment(visit ? 'Get a reminder before your visit?' : 'Want to know as soon as they reply?')
      setMessage('')
      onDone()
    },
    onRefused: () => {
      // A time may have gone in the meantime.
      void slots.refetch()
      return false
    },
  })
  const { data } = slots
  // What somebody else has taken since is no longer chosen.
  const open = new Set(data?.slots.filter(isFree).map(({ startsAt }) => startsAt))
  const chosen = picked.filter(({ startsAt }) => open.has(startsAt))
  const send = () =>
    void apply({
      briefUid,
      influencerUid,
      message,
      ...(chosen.length > 0 && { preferred: { times: chosen, guests } }),
      ...(suggestion && { suggestion }),
    })
  return {
    slots,
    chosen,
    choose: setPicked,
    isUnfinished,
    setUnfinished,
    guests,
    setGuests,
    message,
    setMessage,
    suggestion,
    setSuggestion,
    send,
    busy: apply.busy,
  }
}

/** What a sent request says, with the times it names: a yes books the first that is still free. */
function sentWords(
  times: readonly { startsAt: string; stay?: StayDates | undefined }[],
  { name, timezone }: { name: string; timezone: string },
): string {
  if (times.length === 0) return 'Request sent. We’ll let you know when they reply.'
  const named = times.map((time) => visitTimeThere(time, timezone)).join(' or ')
  return times.length === 1
    ? `Request sent for ${named} at ${name}. We’ll book it if it’s still free when they approve.`
    : `Request sent for ${named} at ${name}. We’ll book the first of your times that’s still free when they approve.`
}

export type Request = ReturnType<typeof useRequest>
