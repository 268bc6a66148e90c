import { and, eq } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { one } from '../../../kit/contract/must.ts'
import { otherYear } from '../../../kit/contract/when.ts'
import { newUid } from '../../../access/server/new-uid.ts'
import { dayMs, minuteMs, now, plus } from '../../../kit/server/clock.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { slotsBetween, todayIn, whyNoSlot } from '../../briefs/availability.ts'
import { stayTimes, whyNoStay } from '../../briefs/stay-calendar.ts'
import type { Brief } from '../../briefs/server/reads.ts'
import { isOnTrip, tripsAhead } from '../../profiles/travel.ts'
import { cityFacts } from '../../profiles/vocabulary.ts'
import type { InfluencerProfile } from '../../profiles/server/view.ts'
import { contentDueMs } from '../../collabs/windows.ts'
import { chaseConfirmationBeforeMs } from '../windows.ts'
import type { Collab } from '../../collabs/server/reads.ts'
import { lockSlotsOf, slotsOf, takeSlot, type When } from './slots.ts'
import { passSpotOn } from './waitlist.ts'
import { type Visit, findVisit } from './reads.ts'
import type { Acting } from '../../collabs/server/acting.ts'
import { sendInvitations } from './invitations.ts'
import { giveTableBack, reserveTable } from './booking-system/reserve.ts'
import { visits } from './tables.ts'

export type Booking = { startsAt: string; nights?: number | undefined } & Coming
/** Who comes, and what they need. */
export type Coming = { guests: number; guestNames: string[]; needs: string }
/** A time that was looked up in the calendar of a brief. */
export type Times = When & { endsAt: Date }

/** A brief as it is offered to a collab: the nights that both agreed to hold. */
export function offeredTo({ terms }: Pick<Collab, 'terms'>, brief: Brief): Brief {
  const { availability } = brief
  return availability.stay && terms?.stay ? { ...brief, availability: { ...availability, stay: terms.stay } } : brief
}

/** Why this influencer cannot be booked at a venue at all, whatever the time; null when nothing stands against it. */
export function whyNotBookable(
  brief: Pick<Brief, 'city' | 'timezone' | 'eligibility'>,
  influencer: InfluencerProfile,
  at: Date,
): string | null {
  const away = whyNotInTown(brief, influencer, at)
  if (away || brief.city !== 'dubai') return away
  const { permitNumber, permitCountry, permitUntil } = influencer
  const valid =
    permitNumber && permitCountry === 'AE' && permitUntil !== null && permitUntil >= todayIn(brief.timezone, at)
  return valid
    ? null
    : 'Visits in Dubai need a valid advertiser permit. Add its number and end date to your profile first.'
}

/** The trip that takes an influencer out of the city of a brief on the day of a start, as a sentence; null when none does. */
export function whyAway(
  { city, timezone }: Pick<Brief, 'city' | 'timezone'>,
  { travel }: Pick<InfluencerProfile, 'travel'>,
  at: Date,
): string | null {
  const away = travel.find((trip) => trip.city !== city && isOnTrip([trip], todayIn(timezone, at)))
  return away ? `You’re in ${cityFacts[away.city].name} from ${dayWords(away.from)} to ${dayWords(away.until)}.` : null
}

/** Who is in the city of a brief for a trip alone comes on its days; whoever the brand invited from elsewhere, on any. */
function whyNotInTown(
  { eligibility, timezone }: Pick<Brief, 'timezone' | 'eligibility'>,
  { homeCity, cities, travel }: InfluencerProfile,
  at: Date,
): string | null {
  if ([homeCity, ...cities].some((city) => eligibility.cities.includes(city))) return null
  const trips = tripsAhead(travel, todayIn(timezone, now())).filter(({ city }) => eligibility.cities.includes(city))
  const [next] = trips
  if (!next || isOnTrip(trips, todayIn(timezone, at))) return null
  return `Your trip to ${cityFacts[next.city].name} is from ${dayWords(next.from)} to ${dayWords(next.until)}. Choose a time on one of those days.`
}

/** “3 May” of a day; of another year than now with it. */
function dayWords(day: string): string {
  const at = new Date(day)
  const words = { day: 'numeric', month: 'long', ...otherYear(at, 'UTC', now()), timeZone: 'UTC' } as const
  return at.toLocaleDateString('en-GB', words)
}

/** When a visit of a collab is that starts then: by the hour, or for so many nights. */
export function timesOf(
  collab: Pick<Collab, 'terms'>,
  brief: Brief,
  startsAt: Date,
  nights: number | undefined,
): Times {
  const { stay, slotMinutes } = offeredTo(collab, brief).availability
  if (stay) return { startsAt, ...stayTimes(startsAt, nights ?? stay.minNights, stay, brief.timezone) }
  const minutes = collab.terms?.slotMinutes ?? slotMinutes
  return { startsAt, endsAt: plus(startsAt, minutes * minuteMs), checkInOn: null, checkOutOn: null }
}

/** Why a brief does not offer a visit at this time; null when it does. */
function whyNotOffered(brief: Brief, startsAt: Date, nights: number | undefined): string | null {
  const { stay } = brief.availability
  if (!stay) return nights === undefined ? whyNoSlot(brief, startsAt, now()) : 'This venue offers times, not nights.'
  if (nights === undefined) return 'Choose your check-out date.'
  return whyNoStay(brief, stay, startsAt, nights, now())
}

type Wanted = { startsAt: string; nights?: number | undefined }

/** Why the calendar of a brief does not offer a time to an influencer; null when it does. Who has booked is not looked at. */
export function whyNotOfferedTo(
  brief: Brief,
  influencer: InfluencerProfile,
  { startsAt, nights }: Wanted,
): string | null {
  const start = new Date(startsAt)
  const lastNight = plus(start, ((nights ?? 1) - 1) * dayMs)
  return (
    whyNotBookable(brief, influencer, start) ??
    whyNotBookable(brief, influencer, lastNight) ??
    whyNotOffered(brief, start, nights)
  )
}

/** Refuses more guests than are offered. */
export function assertGuests(allowed: number, guests: number): void {
  if (guests > allowed)
    throw new CallError(
      'failed-precondition',
      allowed === 0
        ? 'This visit is just for you. You can’t bring guests.'
        : `You can bring up to ${allowed} guest${allowed === 1 ? '' : 's'}.`,
    )
}

/** Refuses a booking that the calendar would not have offered. */
export function assertBookable(
  collab: Collab,
  brief: Brief,
  influencer: InfluencerProfile,
  booking: Wanted & { guests: number },
): Times {
  const why = whyNotOfferedTo(offeredTo(collab, brief), influencer, booking)
  if (why) throw new CallError('failed-precondition', why)
  assertGuests(collab.terms?.guests ?? brief.guests, booking.guests)
  return timesOf(collab, brief, new Date(booking.startsAt), booking.nights)
}

/** Starts that a brief offers between two moments, by its calendar alone. */
export function offeredStarts(brief: Brief, from: Date, until: Date): Date[] {
  return slotsBetween(brief, from, until, now())
}

/** Books the visit of a collab, or moves it; a moved visit is not confirmed any more. */
export async function putVisit(
  acting: Acting,
  collab: Collab,
  brief: Brief,
  times: Times,
  booking: Coming,
  holdsPlace = false,
): Promise<Visit> {
  const { tx } = acting
  const { startsAt, endsAt, checkInOn, checkOutOn } = times
  const wanted = slotsOf(times)
  const earlier = await findVisit(tx, collab.uid)
  await lockSlotsOf(tx, brief.uid, [times, earlier?.live ? earlier : null])
  // Read again with the slots held: its place may just have gone to the next in line.
  const before = earlier && (await findVisit(tx, collab.uid))
  const held = before?.live ? slotsOf(before) : []
  const full = checkInOn ? 'One of those nights was just taken. Choose other dates, or join the waitlist.' : undefined
  if (!holdsPlace)
    for (const slot of without(wanted, held)) await takeSlot(tx, brief.uid, slot, brief.availability.capacity, full)
  const left = without(held, wanted)
  if (before && left.length > 0) await passSpotOn(acting, before, left)
  const fields = {
    briefUid: brief.uid,
    brandUid: collab.brandUid,
    influencerUid: collab.influencerUid,
    startsAt,
    endsAt,
    checkInOn,
    checkOutOn,
    guests: booking.guests,
    guestNames: booking.guestNames,
    needs: booking.needs || null,
    live: true,
    confirmationRequestedAt: null,
    // Who books within six hours of a visit has just said that they come.
    confirmedAt: startsAt <= plus(now(), chaseConfirmationBeforeMs) ? now() : null,
    chasedAt: null,
    lateMinutes: null,
    proposed: null,
  }
  await sendInvitations(tx, { config: acting.config, collab })
  const visit = one(
    before
      ? await tx.update(visits).set(fields).where(eq(visits.uid, before.uid)).returning()
      : await tx
          .insert(visits)
          .values({ uid: newUid('visit'), collabUid: collab.uid, ...fields })
          .returning(),
  )
  await reserveTable(tx, visit)
  return visit
}

function without(slots: readonly Date[], others: readonly Date[]): Date[] {
  const known = new Set(others.map((slot) => slot.getTime()))
  return slots.filter((slot) => !known.has(slot.getTime()))
}

/** Takes the visit of a collab that ends off the calendar and gives its place back. Answers it when it stood there. */
export async function dropVisit(acting: Acting, collab: Collab): Promise<Visit | null> {
  const earlier = await findVisit(acting.tx, collab.uid)
  if (!earlier?.live) return null
  await lockSlotsOf(acting.tx, earlier.briefUid, [earlier])
  const [visit] = await acting.tx
    .update(visits)
    .set({ live: false, needs: null })
    .where(and(eq(visits.uid, earlier.uid), eq(visits.live, true)))
    .returning()
  if (visit) {
    await sendInvitations(acting.tx, { config: acting.config, collab })
    await giveTableBack(acting.tx, collab.uid)
  }
  const ahead = visit ? slotsOf(visit).filter((slot) => slot > now()) : []
  if (visit && ahead.length > 0) await passSpotOn(acting, visit, ahead)
  return visit ?? null
}

/** When the content of a visit is due: 14 days after its start, of a stay after check-out. */
export function contentDue({ startsAt, endsAt, checkInOn }: Times): Date {
  return plus(checkInOn ? endsAt : startsAt, contentDueMs)
}

export async function saveVisit(tx: Tx, uid: string, change: Partial<Visit>): Promise<void> {
  await tx.update(visits).set(change).where(eq(visits.uid, uid))
}
