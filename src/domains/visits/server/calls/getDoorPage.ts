import type * as z from 'zod/mini'
import { mustGet } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { findInfluencers, getBrand } from '../../../profiles/server/reads.ts'
import type { InfluencerProfile } from '../../../profiles/server/view.ts'
import { stayWords } from '../../../briefs/stays.ts'
import { doorCode } from '../door-code.ts'
import type { visitCalls } from '../../contract.ts'
import { brandOfDoor, listVisitsToday, venueDay } from '../door.ts'
import { type Collab, unsafeFindCollabs } from '../../../collabs/server/reads.ts'
import type { DoorVisit } from '../../views.ts'
import type { Visit } from '../reads.ts'
import { findTables, tableOf } from '../table-view.ts'

/** Shows nothing but today. */
export const getDoorPage: Handler<typeof visitCalls.getDoorPage> = async ({ token }, { db, config }) => {
  const brand = await getBrand(db, await brandOfDoor(db, token))
  const today = await listVisitsToday(db, brand.uid, brand.timezone)
  const collabUids = today.map((visit) => visit.collabUid)
  const collabs = await unsafeFindCollabs(db, collabUids)
  const influencerUids = today.map((visit) => visit.influencerUid)
  const influencers = await findInfluencers(db, influencerUids)
  const tables = await findTables(db, collabUids)
  const { date } = venueDay(brand.timezone)
  return {
    brandName: brand.name,
    timezone: brand.timezone,
    today: date,
    code: doorCode(config, brand.uid, date),
    visits: today.map((visit) => ({
      ...viewDoorVisit(visit, mustGet(collabs, visit.collabUid), mustGet(influencers, visit.influencerUid).profile),
      ...tableOf(tables.get(visit.collabUid) ?? null),
    })),
  }
}

function viewDoorVisit(
  visit: Visit,
  { terms, outcome }: Collab,
  profile: InfluencerProfile,
): z.output<typeof DoorVisit> {
  const { uid, guests, needs, lateMinutes, checkInOn, checkOutOn } = visit
  const { name, handle, avatar } = profile
  return {
    uid,
    startsAt: visit.startsAt.toISOString(),
    stay: checkInOn && checkOutOn ? stayWords({ checkInOn, checkOutOn }, now()) : null,
    name,
    handle,
    avatar,
    guests,
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
  'not-hosted': 'could-not-host',
}
