import type * as z from 'zod/mini'
import { mustGet } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { type Actor, isBrandMember, isStaff } from '../../../access/roles.ts'
import { may } from '../../../access/server/policy.ts'
import { findBrands, getBrand } from '../../profiles/server/reads.ts'
import type { BrandProfile } from '../../profiles/server/view.ts'
import { nextSlot } from '../availability.ts'
import { coachOf } from '../coach.ts'
import type { BriefCardView, BriefRow, BriefView } from '../contract.ts'
import { canMove, isTrusted } from '../statuses.ts'
import { contentOf } from './content.ts'
import { briefPolicy } from './policy.ts'
import type { Brief } from './reads.ts'

type View = z.output<typeof BriefView>

/** The only way out for a brief's row: notes between brand and staff stay with them. */
export async function viewBrief(db: Queryable, actor: Actor, row: Brief): Promise<View> {
  const brand = await getBrand(db, row.brandUid)
  const { uid, brandUid, status, version, city, category, country, timezone, currency, spotsTaken } = row
  const isInside = isStaff(actor) || isBrandMember(actor, brandUid)
  const can = canWith(actor, row)
  return {
    uid,
    brandUid,
    status,
    version,
    city,
    category,
    country,
    timezone,
    currency,
    spotsTaken,
    brandName: brand.name,
    district: brand.district,
    handle: brand.handle,
    gallery: isInside ? brand.gallery : [],
    content: isInside ? contentOf(row) : withoutLists(row),
    spotsLeft: Math.max(0, row.maxCollabs - spotsTaken),
    held: row.heldAt !== null,
    liveSince: row.liveSince?.toISOString() ?? null,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    submitNote: isInside ? row.submitNote : '',
    changeNote: isInside ? row.changeNote : '',
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    can: { ...can, publish: can.submit && isTrusted(brand) },
  }
}

/** Which lists an influencer is on is for staff alone. */
function withoutLists(row: Brief): View['content'] {
  const content = contentOf(row)
  return { ...content, eligibility: { ...content.eligibility, listUids: [] } }
}

function canWith(actor: Actor, row: Brief): Omit<View['can'], 'publish'> {
  const can = (action: 'submit' | 'approve' | 'return' | 'pause' | 'resume' | 'archive') =>
    may(briefPolicy, actor, action, row) && canMove(row.status, action)
  return {
    edit: may(briefPolicy, actor, 'edit', row) && row.status !== 'archived',
    duplicate: may(briefPolicy, actor, 'duplicate', row),
    submit: can('submit'),
    approve: can('approve'),
    return: can('return'),
    pause: can('pause'),
    resume: can('resume'),
    archive: can('archive'),
  }
}

/** What a card is made of, of a brief's row. */
type CardRow = Pick<Brief, 'spotsTaken' | 'pictures' | 'availability' | 'liveFrom' | 'liveUntil'> &
  Pick<
    Brief,
    Exclude<keyof BriefCardView, 'brandName' | 'district' | 'picture' | 'spotsLeft' | 'nextSlot' | 'stay' | 'gaps'>
  >

/** A brief as a card. `nextSlot` where it is known who has booked, else the first window's; `gaps` of the viewer. */
export function viewCard(
  row: CardRow,
  brand: Pick<BrandProfile, 'name' | 'district'>,
  known: { nextSlot?: Date | null; gaps?: string[] } = {},
): BriefCardView {
  const {
    uid,
    brandUid,
    city,
    category,
    timezone,
    title,
    included,
    valueMinor,
    currency,
    guests,
    deliverables,
    maxCollabs,
  } = row
  const slot = known.nextSlot === undefined ? nextSlot(row, now()) : known.nextSlot
  return {
    uid,
    brandUid,
    city,
    category,
    timezone,
    title,
    included,
    valueMinor,
    currency,
    guests,
    deliverables,
    maxCollabs,
    brandName: brand.name,
    district: brand.district,
    picture: row.pictures[0] ?? null,
    spotsLeft: Math.max(0, maxCollabs - row.spotsTaken),
    nextSlot: slot?.toISOString() ?? null,
    ...(row.availability.stay && { stay: row.availability.stay }),
    gaps: known.gaps ?? [],
  }
}

/** Briefs as rows of a list for brand and staff, with one query more. */
export async function viewRows(
  db: Queryable,
  actor: Actor,
  rows: readonly Brief[],
): Promise<z.output<typeof BriefRow>[]> {
  const brands = await findBrands(
    db,
    rows.map((row) => row.brandUid),
  )
  return rows.map((row) => viewRow(actor, row, mustGet(brands, row.brandUid)))
}

export function viewRow(
  actor: Actor,
  row: Brief,
  brand: Pick<BrandProfile, 'name' | 'district'>,
): z.output<typeof BriefRow> {
  const { status, version, liveFrom, liveUntil, submitNote, changeNote } = row
  return {
    status,
    version,
    liveFrom,
    liveUntil,
    submitNote,
    changeNote,
    card: viewCard(row, brand),
    held: row.heldAt !== null,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    coach: coachOf(contentOf(row)),
    can: canWith(actor, row),
  }
}
