import type * as z from 'zod/mini'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Actor } from '../../accounts/roles.ts'
import { may } from '../../accounts/server/gate.ts'
import { findBrands } from '../../profiles/server/reads.ts'
import type { BrandProfile } from '../../profiles/server/view.ts'
import { nextSlot } from '../availability.ts'
import { coachOf } from '../coach.ts'
import type { BriefCardView, BriefRow, BriefView } from '../contract.ts'
import { type BriefAction, canMove } from '../statuses.ts'
import { contentOf } from './content.ts'
import { briefPolicy } from './policy.ts'
import type { Brief } from './reads.ts'

/** A brief with all it says. */
export async function viewBrief(db: Queryable, actor: Actor, row: Brief): Promise<z.output<typeof BriefView>> {
  const brand = (await findBrands(db, [row.brandUid])).get(row.brandUid)!
  const { uid, brandUid, status, version, city, category, country, timezone, currency, placesTaken } = row
  const manages = may(briefPolicy, actor, 'see', row)
  return {
    ...{ uid, brandUid, status, version, city, category, country, timezone, currency, placesTaken },
    ...{ brandName: brand.name, district: brand.district, handle: brand.handle, content: contentOf(row), placesLeft: placesLeftOf(row) },
    ...{ held: row.heldAt !== null, liveSince: row.liveSince?.toISOString() ?? null, submittedAt: row.submittedAt?.toISOString() ?? null },
    ...{ submitNote: manages ? row.submitNote : '', changeNote: manages ? row.changeNote : '' },
    ...{ createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString(), can: canOfBrief(actor, row) },
  }
}

/** A brief as a card. `taken` are the places taken of its coming slots, by start in milliseconds. */
export function viewCard(row: Brief, brand: BrandProfile, gaps: string[] = [], taken?: ReadonlyMap<number, number>): BriefCardView {
  const { uid, brandUid, city, category, timezone, title, included, valueMinor, currency, guests, deliverables, maxCollabs } = row
  return {
    ...{ uid, brandUid, city, category, timezone, title, included, valueMinor, currency, guests, deliverables, maxCollabs, gaps },
    ...{ brandName: brand.name, district: brand.district, picture: row.pictures[0] ?? null, placesLeft: placesLeftOf(row) },
    nextSlot: nextFreeSlot(row, taken)?.toISOString() ?? null,
  }
}

/** The next start with a place left within two weeks. */
function nextFreeSlot(row: Brief, taken: ReadonlyMap<number, number> | undefined): Date | null {
  let from = now()
  for (let tries = 0; tries < 20; tries += 1) {
    const slot = nextSlot(row, from)
    if (!slot || (taken?.get(slot.getTime()) ?? 0) < row.availability.capacity) return slot
    from = new Date(slot.getTime() + 1 - row.availability.leadHours * 3_600_000)
  }
  return null
}

/** Briefs in a list, in one query more. */
export async function viewRows(db: Queryable, actor: Actor, rows: readonly Brief[]): Promise<z.output<typeof BriefRow>[]> {
  const brands = await findBrands(db, rows.map((row) => row.brandUid))
  return rows.map((row) => {
    const { status, version, liveFrom, liveUntil, submitNote, changeNote } = row
    return {
      ...{ status, version, liveFrom, liveUntil, submitNote, changeNote, held: row.heldAt !== null },
      ...{ card: viewCard(row, brands.get(row.brandUid)!), coach: coachOf(contentOf(row)), can: canOfBrief(actor, row) },
      ...{ submittedAt: row.submittedAt?.toISOString() ?? null, updatedAt: row.updatedAt.toISOString() },
    }
  })
}

function placesLeftOf(row: Brief): number {
  return Math.max(0, row.maxCollabs - row.placesTaken)
}

function canOfBrief(actor: Actor, row: Brief) {
  const can = (action: BriefAction & keyof typeof briefPolicy) => may(briefPolicy, actor, action, row) && canMove(row.status, action)
  return {
    edit: may(briefPolicy, actor, 'edit', row) && row.status !== 'archived',
    ...{ submit: can('submit'), approve: can('approve'), return: can('return'), pause: can('pause'), resume: can('resume'), archive: can('archive') },
    duplicate: may(briefPolicy, actor, 'edit', row),
  }
}

/** Whether an influencer may look at a brief: once it is up. */
export function isShownTo(actor: Actor, row: Brief): boolean {
  const up = row.status === 'live' || row.status === 'paused' || row.status === 'archived'
  return up && row.liveSince !== null && Object.keys(actor.influencers).length > 0
}
