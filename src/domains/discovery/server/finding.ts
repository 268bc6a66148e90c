import { and, asc, desc, eq, gte, inArray, isNotNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type Actor, isBrandMember, isStaffForBrand } from '../../../access/roles.ts'
import { may } from '../../../access/server/policy.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { begins, isNearlyLike, nearest, startOf } from '../../../kit/server/likeness.ts'
import { accountFacts } from '../../accounts/server/facts.ts'
import { invoiceFacts } from '../../billing/server/facts.ts'
import { billingPolicy } from '../../billing/server/policy.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { isLiveAt } from '../../briefs/server/live.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { deliverableFacts } from '../../content/server/facts.ts'
import { organisationFacts } from '../../organisations/server/facts.ts'
import { brandFacts, influencerFacts, isBlocked } from '../../profiles/server/facts.ts'
import type { Found } from '../contract/finding.ts'
import { isOpenTo } from './creators.ts'
import { isReal } from './feed-briefs.ts'

/** Of each kind. */
const most = 5

type Of<Kind extends Found['kind']> = Extract<Found, { kind: Kind }>

/** What somebody typed, and whether a name is what they mean. */
export type Wanted = { query: string; isMeant: (name: SQLWrapper, query: string) => SQL }

/** Slips of the pen are looked for only where nothing is called just so. */
export async function findClosest(query: string, find: (wanted: Wanted) => Promise<Found[]>): Promise<Found[]> {
  const found = await find({ query, isMeant: begins })
  return found.length > 0 ? found : find({ query, isMeant: isNearlyLike })
}

/**
 * What a brand's people find: creators whom it can invite, and of it and all their others the venues, briefs, collabs and
 * content, with the invoices that they may list.
 */
export async function findForBrand(db: Queryable, actor: Actor, brandUid: string, wanted: Wanted): Promise<Found[]> {
  const uids = [...new Set([brandUid, ...Object.keys(actor.brands)])]
  const any = sql`any(${sql.param(uids)}::text[])`
  const billed = uids.filter((uid) => may(billingPolicy, actor, 'see', { uid }))
  const { name, handle } = influencerFacts
  const { query, isMeant } = wanted
  const named = [isMeant(name, query), isMeant(handle, query), isMeant(briefFacts.title, query)]
  // Of a single venue its name would find every collab.
  const own = and(
    sql`${collabFacts.brandUid} = ${any}`,
    or(...named, uids.length > 1 ? isMeant(brandFacts.name, query) : undefined),
  )
  const [influencers, venues, briefs, collabs, content, invoices] = await Promise.all([
    findInfluencers(db, wanted, isOpenTo(brandUid)),
    findBrands(db, actor, wanted, sql`${brandFacts.uid} = ${any}`),
    findBriefs(db, wanted, sql`${briefFacts.brandUid} = ${any}`, briefFacts.title),
    findCollabs(db, own),
    findContent(db, own),
    findInvoices(db, wanted.query, inArray(brandFacts.uid, billed)),
  ])
  return [...influencers, ...venues, ...briefs, ...collabs, ...content, ...invoices]
}

/** What a creator finds: briefs that are open to them, and their own collabs. */
export async function findForInfluencer(db: Queryable, influencerUid: string, wanted: Wanted): Promise<Found[]> {
  const { query, isMeant } = wanted
  const open = and(isLiveAt(now()), isReal, sql`not ${isBlocked(briefFacts.brandUid, sql`${influencerUid}`)}`)
  const own = and(
    eq(collabFacts.influencerUid, influencerUid),
    or(isMeant(brandFacts.name, query), isMeant(briefFacts.title, query)),
  )
  const [byTitle, byVenue, collabs, content] = await Promise.all([
    findBriefs(db, wanted, open, briefFacts.title),
    findBriefs(db, wanted, open, brandFacts.name),
    findCollabs(db, own),
    findContent(db, own),
  ])
  const others = byVenue.filter(({ uid }) => !byTitle.some((one) => one.uid === uid))
  return [...[...byTitle, ...others].slice(0, most), ...collabs, ...content]
}

/** What staff find: everybody and everything, with the latest collabs and content of the people and venues among it. */
export async function findForStaff(db: Queryable, actor: Actor, wanted: Wanted): Promise<Found[]> {
  const [influencers, brands, briefs, organisations, accounts, invoices] = await Promise.all([
    findInfluencers(db, wanted),
    findBrands(db, actor, wanted),
    findBriefs(db, wanted, undefined, briefFacts.title),
    findOrganisations(db, wanted),
    findAccounts(db, wanted),
    actor.staff === 'admin' ? findInvoices(db, wanted.query) : [],
  ])
  const named = [...influencers, ...brands, ...briefs, ...unlike(organisations, brands), ...accounts]
  const uids = named.filter(({ kind }) => kind === 'influencer' || kind === 'brand').map(({ uid }) => uid)
  if (uids.length === 0) return [...named, ...invoices]
  const any = sql`any(${sql.param(uids)}::text[])`
  const theirs = sql`(${collabFacts.influencerUid} = ${any} or ${collabFacts.brandUid} = ${any})`
  const [collabs, content] = await Promise.all([findCollabs(db, theirs), findContent(db, theirs)])
  return [...named, ...collabs, ...content, ...invoices]
}

function findInfluencers(db: Queryable, { query, isMeant }: Wanted, among?: SQL): Promise<Of<'influencer'>[]> {
  const { uid, name, handle, homeCity: city } = influencerFacts
  const typed = query.replace(/^@/, '')
  return db
    .select({
      kind: sql<'influencer'>`'influencer'`,
      uid,
      name,
      handle,
      city,
    })
    .from(influencerFacts)
    .where(and(or(isMeant(name, typed), isMeant(handle, typed)), among))
    .orderBy(nearest(sql`${name} || ' ' || ${handle}`, typed), desc(uid))
    .limit(most)
}

async function findBrands(
  db: Queryable,
  actor: Actor,
  { query, isMeant }: Wanted,
  among?: SQL,
): Promise<Of<'brand'>[]> {
  const { uid, name, category, city } = brandFacts
  const rows = await db
    .select({ kind: sql<'brand'>`'brand'`, uid, name, category, city })
    .from(brandFacts)
    .where(and(isMeant(name, query), among))
    .orderBy(nearest(name, query), desc(uid))
    .limit(most)
  return rows.map((row) => ({ ...row, canWrite: isBrandMember(actor, row.uid) || isStaffForBrand(actor, row.uid) }))
}

/** By the title or the name of the venue. */
function findBriefs(
  db: Queryable,
  { query, isMeant }: Wanted,
  among: SQL | undefined,
  by: typeof briefFacts.title | typeof brandFacts.name,
): Promise<Of<'brief'>[]> {
  const { uid, brandUid, title, status } = briefFacts
  return db
    .select({
      kind: sql<'brief'>`'brief'`,
      uid,
      brandUid,
      name: title,
      brandName: brandFacts.name,
      status,
    })
    .from(briefFacts)
    .innerJoin(brandFacts, eq(brandFacts.uid, brandUid))
    .where(and(isMeant(by, query), among))
    .orderBy(nearest(by, query), desc(uid))
    .limit(most)
}

function latestCollabs(db: Queryable, among: SQL | undefined) {
  const { uid, brandUid, stage, outcome, requestedAt } = collabFacts
  return db
    .select({
      uid,
      brandUid,
      name: sql<string>`${briefFacts.title}`.as('title_of_brief'),
      influencerName: sql<string>`${influencerFacts.name}`.as('name_of_influencer'),
      brandName: sql<string>`${brandFacts.name}`.as('name_of_brand'),
      stage,
      outcome,
    })
    .from(collabFacts)
    .innerJoin(briefFacts, eq(briefFacts.uid, collabFacts.briefUid))
    .innerJoin(brandFacts, eq(brandFacts.uid, collabFacts.brandUid))
    .innerJoin(influencerFacts, eq(influencerFacts.uid, collabFacts.influencerUid))
    .where(among)
    .orderBy(desc(requestedAt), desc(uid))
    .limit(most)
}

async function findCollabs(db: Queryable, among: SQL | undefined): Promise<Found[]> {
  return (await latestCollabs(db, among)).map((row) => ({ kind: 'collab' as const, ...row }))
}

/** What was submitted in the latest of some collabs after their visit: both sides and our people see that. */
function findContent(db: Queryable, among: SQL | undefined): Promise<Found[]> {
  const collab = latestCollabs(db, and(among, gte(collabFacts.stage, 5))).as('collab')
  const { uid, collabUid, type, platform, state, submittedAt } = deliverableFacts
  return db
    .select({
      kind: sql<'content'>`'content'`,
      uid,
      collabUid,
      brandUid: collab.brandUid,
      name: collab.name,
      influencerName: collab.influencerName,
      brandName: collab.brandName,
      type,
      platform,
      state,
    })
    .from(collab)
    .innerJoin(deliverableFacts, eq(collabUid, collab.uid))
    .where(isNotNull(submittedAt))
    .orderBy(desc(submittedAt), desc(uid))
    .limit(most)
}

/** From how many characters of its number on an invoice is found. */
const leastOfInvoice = 4

/** Invoices by the beginning of their number, or of what follows its prefix: each once, with the oldest of the venues that it may be seen from. */
async function findInvoices(db: Queryable, query: string, among?: SQL): Promise<Found[]> {
  if (query.length < leastOfInvoice) return []
  const { id, number, createdAt } = invoiceFacts
  const start = startOf(query)
  const rows = await db
    .selectDistinctOn([createdAt, id], {
      uid: id,
      name: sql<string>`${number}`,
      brandUid: brandFacts.uid,
      at: createdAt,
    })
    .from(invoiceFacts)
    .innerJoin(brandFacts, eq(brandFacts.orgUid, invoiceFacts.orgUid))
    .where(and(or(sql`${number} ilike ${start}`, sql`${number} ilike ${`%-${start}`}`), among))
    .orderBy(desc(createdAt), desc(id), asc(brandFacts.uid))
    .limit(most)
  return rows.map(({ at, ...row }) => ({ kind: 'invoice' as const, ...row, createdAt: at.toISOString() }))
}

/** An organisation that is called as its only venue is found as that; its page leads on. */
function unlike(organisations: Of<'organisation'>[], brands: readonly Of<'brand'>[]) {
  return organisations.filter(({ name }) => !brands.some((brand) => brand.name === name))
}

function findOrganisations(db: Queryable, { query, isMeant }: Wanted): Promise<Of<'organisation'>[]> {
  const { uid, name } = organisationFacts
  return db
    .select({ kind: sql<'organisation'>`'organisation'`, uid, name })
    .from(organisationFacts)
    .where(isMeant(name, query))
    .orderBy(nearest(name, query), desc(uid))
    .limit(most)
}

function findAccounts(db: Queryable, { query, isMeant }: Wanted): Promise<Of<'account'>[]> {
  const { uid, email, displayName } = accountFacts
  return db
    .select({
      kind: sql<'account'>`'account'`,
      uid,
      name: displayName,
      email,
    })
    .from(accountFacts)
    .where(or(isMeant(email, query), isMeant(displayName, query)))
    .orderBy(nearest(email, query), desc(uid))
    .limit(most)
}
