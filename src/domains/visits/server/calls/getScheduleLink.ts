import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { getBrief } from '../../../briefs/server/reads.ts'
import { getCollab } from '../../../collabs/server/reads.ts'
import { getBrand, getInfluencer } from '../../../profiles/server/reads.ts'
import { systemActor } from '../../../../access/roles.ts'
import type { visitCalls } from '../../contract.ts'
import { stayWords } from '../../../briefs/stays.ts'
import { visitCalendarPath } from '../calendar-link.ts'
import { daysAhead, stayDaysAhead } from '../../windows.ts'
import { openSlots } from '../open-slots.ts'
import { findVisit } from '../reads.ts'
import { linkState, openScheduleToken } from '../schedule-link.ts'

export const getScheduleLink: Handler<typeof visitCalls.getScheduleLink> = async ({ token }, { db, config }) => {
  const { collabUid, until, isExpired } = openScheduleToken(config, token)
  const collab = await getCollab(db, systemActor, collabUid)
  const brief = await getBrief(db, collab.briefUid)
  const influencer = await getInfluencer(db, collab.influencerUid)
  const visit = await findVisit(db, collabUid)
  const state = linkState(collab, isExpired)
  const isBooked = state === 'used' && visit?.live === true
  const booked = { collab, brief, influencer, visit }
  const open = await openSlots(db, booked, 'influencer', {
    from: now(),
    days: brief.availability.stay ? stayDaysAhead : daysAhead,
  })
  return {
    ...open,
    state,
    brandName: collab.terms?.brandName ?? '',
    briefTitle: collab.terms?.title ?? brief.title,
    bookedStay:
      isBooked && visit.checkInOn && visit.checkOutOn
        ? stayWords({ checkInOn: visit.checkInOn, checkOutOn: visit.checkOutOn }, now())
        : null,
    // Where else the creator stays is told to who is signed in.
    stay: open.stay && {
      ...open.stay,
      nights: open.stay.nights.map(({ clash, asked, ...night }) => ({
        ...night,
        clash: clash && 'You’re staying somewhere else that night.',
        asked: asked && 'You asked another venue for that night.',
      })),
    },
    bookedFor: isBooked ? visit.startsAt.toISOString() : null,
    booked:
      isBooked && !isExpired
        ? {
            address: (await getBrand(db, collab.brandUid)).address,
            guests: visit.guests,
            calendar: visitCalendarPath(config, collabUid, until),
          }
        : null,
    slots:
      state === 'open'
        ? open.slots.map(({ startsAt, left, capacity, clash, asked }) => ({
            startsAt,
            left,
            capacity,
            isTaken: clash !== null,
            isAsked: asked !== null,
          }))
        : [],
  }
}
