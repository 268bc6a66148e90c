import { slotsBetween } from '../../domains/briefs/availability.ts'
import type { BriefContent } from '../../domains/briefs/brief.ts'
import { venueDay } from '../../domains/visits/server/door.ts'
import { must } from '../../kit/contract/must.ts'
import { dayMs, hourMs, minuteMs, plus, setClock } from '../../kit/server/clock.ts'
import type { DemoBrand, DemoInfluencer } from './demo-world.ts'
import { orNull } from './or-null.ts'
import { arrive } from './visits.ts'

type LiveBrief = { uid: string; timezone: string; content: BriefContent }

/** The same offer with slots today as well, whatever day the demo is made on. */
export function openToday(content: BriefContent, present: number): BriefContent {
  const { windows } = content.availability
  const weekday = new Date(present).getUTCDay() || 7
  if (windows.some((window) => window.weekday === weekday)) return content
  const today = { ...must(windows[0], 'window'), weekday }
  return { ...content, availability: { ...content.availability, windows: [...windows, today] } }
}

/** Somebody comes today, so that the door page has a visit: the next slot of the day, or the last one, whose guest has come. Nobody on a day without slots. */
export async function addTodaysVisit(
  brand: DemoBrand,
  brief: LiveBrief,
  guests: readonly DemoInfluencer[],
  present: number,
): Promise<void> {
  const { availability, liveFrom, liveUntil } = brief.content
  const { from, until } = venueDay(brief.timezone, new Date(present))
  const booked = new Date(present - 2 * dayMs)
  const slots = slotsBetween({ availability, timezone: brief.timezone, liveFrom, liveUntil }, from, until, booked)
  const soon = slots.filter((slot) => slot.getTime() > present + hourMs)
  const inOrder = soon.length > 0 ? soon : slots.toReversed()
  if (inOrder.length === 0) return
  for (const guest of guests) {
    setClock(plus(booked, -5 * hourMs))
    const asked = await orNull(guest.act('applyToBrief', { briefUid: brief.uid, influencerUid: guest.uid, message }))
    // They have as many visits ahead as they may: somebody else comes.
    if (!asked) continue
    setClock(plus(booked, -2 * hourMs))
    const { uid, version } = await brand.act('approveCollab', { uid: asked.uid, version: asked.version })
    for (const slot of inOrder) {
      setClock(booked)
      const booking = {
        uid,
        version,
        startsAt: slot.toISOString(),
        guests: Math.min(1, brief.content.guests),
        needs: '',
      }
      const collab = await orNull(guest.act('scheduleVisit', booking))
      // The slot is full: the next.
      if (!collab) continue
      setClock(new Date(Math.min(slot.getTime() - 20 * hourMs, present)))
      await guest.act('confirmVisit', { uid, version: collab.version })
      if (slot.getTime() > present) return
      setClock(plus(slot, 4 * minuteMs))
      return arrive(brand, must(collab.visit, 'visit').uid)
    }
    return
  }
}

const message = 'Lunch at your counter would be a highlight of my week.'
