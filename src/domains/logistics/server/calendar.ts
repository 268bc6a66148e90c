import { and, desc, eq, gt, inArray, isNotNull, or, type SQL } from 'drizzle-orm'
import { DateTime } from 'luxon'
import type { Actor } from '../../../access/roles.ts'
import { dayMs, minuteMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { collabPath } from '../../collabs/server/save.ts'
import { allVenues } from '../../profiles/all-venues.ts'
import { brandFacts, influencerFacts } from '../../profiles/server/facts.ts'
import { transportWords } from '../plans.ts'
import { checklistItems, transports } from './tables.ts'

/** How far back a calendar reaches, and how much of each kind it holds. */
const backMs = 60 * dayMs
const most = 1_000
/** How long an item of a checklist is in a calendar: it is due at its end. */
const itemMs = 30 * minuteMs

/**
 * Transports and checklists for the calendar of a profile: both sides have the whole of a collab, with whose turn it is. In the
 * calendar of the team (`profileUid` is empty) is what its own people have to do.
 */
export async function listLogisticsEvents(db: Queryable, config: Config, actor: Actor, profileUid: string) {
  const [items, rows] = [
    await listItems(db, whose(actor, profileUid)),
    profileUid === '' ? [] : await listTransports(db, whose(actor, profileUid)),
  ]
  const host = new URL(config.publicUrl).hostname
  const linkOf = ({ collab }: { collab: { uid: string; brandUid: string } }) =>
    `${config.publicUrl}${collabPath(collab, isCreator(profileUid) ? profileUid : collab.brandUid)}`
  return [
    ...items.map((row) => ({
      id: `${row.item.uid}@${host}`,
      start: inZone(plus(row.item.dueAt, -itemMs), row.brand.timezone),
      end: inZone(row.item.dueAt, row.brand.timezone),
      timezone: row.brand.timezone,
      summary: `${row.item.doneAt ? 'Done' : ownerOf(row, profileUid, config.PRODUCT_NAME)}: ${row.item.title}`,
      description: `${row.brand.name} and ${row.creator.name}\n${linkOf(row)}`,
      url: linkOf(row),
    })),
    ...rows.map((row) => ({
      id: `${row.transport.uid}@${host}`,
      sequence: row.transport.version,
      ...timesOf(row.transport, row.brand.timezone),
      summary: `${transportWords[row.transport.kind]} ${isCreator(profileUid) ? `to ${row.brand.name}` : `for ${row.creator.name}`}`,
      description: [row.transport.reference && `Reference: ${row.transport.reference}`, row.transport.note, linkOf(row)]
        .filter(Boolean)
        .join('\n'),
      location: row.transport.pickUp,
      url: linkOf(row),
    })),
  ]
}

const isCreator = (profileUid: string) => profileUid.startsWith('influencer_')
const inZone = (at: Date, zone: string) => DateTime.fromJSDate(at, { zone })

/** A transport without a time is the whole day. Nobody said when it ends. */
function timesOf({ leavesAt, leavesOn }: typeof transports.$inferSelect, timezone: string) {
  if (leavesAt)
    return { start: inZone(leavesAt, timezone), end: inZone(plus(leavesAt, 2 * itemMs), timezone), timezone }
  const day = DateTime.fromISO(leavesOn ?? '')
  return { allDay: true, start: day, end: day.plus({ days: 1 }) }
}

type ItemRow = Awaited<ReturnType<typeof listItems>>[number]

/** Whose turn it is, from the reader's side. */
function ownerOf({ item, brand, creator }: ItemRow, profileUid: string, product: string): string {
  const reader = profileUid === '' ? 'staff' : isCreator(profileUid) ? 'influencer' : 'brand'
  if (item.owner === reader) return 'To do'
  return { brand: brand.name, influencer: creator.name, staff: product }[item.owner]
}

function whose(actor: Actor, profileUid: string): SQL | undefined {
  if (isCreator(profileUid)) return eq(collabFacts.influencerUid, profileUid)
  if (profileUid.startsWith('brand_')) return eq(collabFacts.brandUid, profileUid)
  if (profileUid === allVenues) return inArray(collabFacts.brandUid, Object.keys(actor.brands))
  const own = actor.staff === 'admin' ? undefined : inArray(collabFacts.brandUid, [...actor.assigned])
  return and(eq(checklistItems.owner, 'staff'), own)
}

/** What is still planned: nothing of a collab that was called off. */
const isOn = inArray(collabFacts.outcome, ['open', 'completed'])
const sides = {
  collab: { uid: collabFacts.uid, brandUid: collabFacts.brandUid },
  brand: { name: brandFacts.name, timezone: brandFacts.timezone },
  creator: { name: influencerFacts.name },
}

/** Where there is too much, the oldest is left out: what is read begins with the latest. */
const inTurn = <Row>(rows: Row[]): Row[] => rows.toReversed()

function listItems(db: Queryable, condition: SQL | undefined) {
  return db
    .select({ item: checklistItems, ...sides })
    .from(checklistItems)
    .innerJoin(collabFacts, eq(collabFacts.uid, checklistItems.collabUid))
    .innerJoin(brandFacts, eq(brandFacts.uid, collabFacts.brandUid))
    .innerJoin(influencerFacts, eq(influencerFacts.uid, collabFacts.influencerUid))
    .where(and(condition, isOn, gt(checklistItems.dueAt, plus(now(), -backMs))))
    .orderBy(desc(checklistItems.dueAt), desc(checklistItems.uid))
    .limit(most)
    .then(inTurn)
}

function listTransports(db: Queryable, condition: SQL | undefined) {
  const since = plus(now(), -backMs)
  return db
    .select({ transport: transports, ...sides })
    .from(transports)
    .innerJoin(collabFacts, eq(collabFacts.uid, transports.collabUid))
    .innerJoin(brandFacts, eq(brandFacts.uid, collabFacts.brandUid))
    .innerJoin(influencerFacts, eq(influencerFacts.uid, collabFacts.influencerUid))
    .where(
      and(
        condition,
        isOn,
        isNotNull(transports.leavesOn),
        or(gt(transports.leavesAt, since), gt(transports.leavesOn, since.toISOString().slice(0, 10))),
      ),
    )
    .orderBy(desc(transports.leavesOn), desc(transports.uid))
    .limit(most)
    .then(inTurn)
}
