import { inArray } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Handler } from '../../../../access/server/handler.ts'
import { findInfluencers, getBrand } from '../../../profiles/server/reads.ts'
import type { InfluencerProfile } from '../../../profiles/server/view.ts'
import { doorCode } from '../code.ts'
import type { collabCalls } from '../../contract.ts'
import type { DoorGuest } from '../../views.ts'
import { brandOfDoor, listVisitsToday, venueDay } from '../door.ts'
import type { Collab, Visit } from '../reads.ts'
import { collabs } from '../tables.ts'

/** Shows nothing but today. */
export const getDoorPage: Handler<typeof collabCalls.getDoorPage> = async ({ token }, { db, config }) => {
  const brand = await getBrand(db, await brandOfDoor(db, token))
  const today = await listVisitsToday(db, brand.uid, brand.timezone)
  const collabUids = today.map((visit) => visit.collabUid)
  const rows = today.length > 0 ? await db.select().from(collabs).where(inArray(collabs.uid, collabUids)) : []
  const influencerUids = today.map((visit) => visit.influencerUid)
  const influencers = await findInfluencers(db, influencerUids)
  const { date } = venueDay(brand.timezone)
  return {
    brandName: brand.name,
    timezone: brand.timezone,
    today: date,
    code: doorCode(config.secret, brand.uid, date),
    guests: today.map((visit) => {
      const collab = rows.find((row) => row.uid === visit.collabUid)!
      return viewGuest(visit, collab, influencers.get(visit.influencerUid)!.profile)
    }),
  }
}

function viewGuest(visit: Visit, { terms, outcome }: Collab, profile: InfluencerProfile): z.output<typeof DoorGuest> {
  const { uid, party, needs, lateMinutes } = visit
  const { name, handle, avatar } = profile
  return {
    visitUid: uid,
    startsAt: visit.startsAt.toISOString(),
    name,
    handle,
    avatar,
    party,
    needs,
    lateMinutes,
    includes: terms?.included.join(', ') ?? '',
    capMinor: terms?.spendCapMinor ?? null,
    currency: terms?.currency ?? 'GBP',
    state: visit.checkedInAt ? 'arrived' : (states[outcome] ?? 'expected'),
  }
}

const states: Partial<Record<Collab['outcome'], 'did-not-come' | 'could-not-host'>> = {
  'no-show': 'did-not-come',
  'venue-failed': 'could-not-host',
}
