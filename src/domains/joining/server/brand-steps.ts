import { asc, count, eq, sql } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'
import type { Actor } from '../../accounts/roles.ts'
import { addMembership, assignManager } from '../../accounts/server/accounts.ts'
import { accounts, assignments, staff } from '../../accounts/server/tables.ts'
import { emptyBrief } from '../../briefs/brief.ts'
import { contentOf } from '../../briefs/server/content.ts'
import { insertDraft } from '../../briefs/server/draft.ts'
import { lockBrief } from '../../briefs/server/reads.ts'
import { keepVersion, recordBrief, saveBrief } from '../../briefs/server/save.ts'
import { findLead } from '../../meetings/server/leads.ts'
import { record, tell } from '../../notices/server/record.ts'
import { handOver } from '../../briefs/server/submit.ts'
import { makeBrand } from '../../profiles/server/build.ts'
import { saveBrand } from '../../profiles/server/keep.ts'
import { getBrand } from '../../profiles/server/reads.ts'
import { cityFacts } from '../../profiles/vocabulary.ts'
import type { BrandAnswers } from '../steps.ts'
import { templateFor } from '../templates.ts'
import { assertOpen } from './cities.ts'
import type { Onboarding } from './onboarding.ts'

/** How long a first brief is live. */
const liveDays = 60
type Context = { tx: Tx; actor: Actor; config: Config }
type Place = NonNullable<BrandAnswers['place']>

/** The venue's profile, made with its first answer and kept up with the others. */
export async function keepPlace({ tx, actor, config }: Context, onboarding: Onboarding, place: Place): Promise<string> {
  await assertOpen(tx, place.city)
  const { timezone, country, latitude, longitude } = cityFacts[place.city]
  const existing = onboarding.profileUid ?? (await takeOverLead(tx, onboarding.accountUid))
  if (existing) {
    const before = await getBrand(tx, existing)
    const moved = before.city === place.city ? {} : { timezone, country, latitude, longitude }
    await saveBrand(tx, actor, 'brand.saved', before, { ...place, ...moved })
    return before.uid
  }
  const staffNotes = proofOf(onboarding)
  const uid = await makeBrand(tx, { ...place, staffNotes, ownerUid: onboarding.accountUid })
  await record(tx, actor, 'brand', 'brand.joined', { subjectUid: uid, brandUid: uid }, { after: place })
  await giveManager(tx, actor, config, uid, place.name)
  return uid
}

/** What the team reads of how they know that the place is theirs. */
function proofOf({ answers: { given } }: Onboarding): string {
  return given?.proof ? `Joined with a private address. That it is theirs: ${given.proof}` : ''
}

/** Who asked for a call first is in the Brand Browser as a lead: that brand becomes theirs, with all that is known of it. */
async function takeOverLead(tx: Tx, accountUid: string): Promise<string | null> {
  const [account] = await tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.uid, accountUid))
  const lead = await findLead(tx, account!.email)
  if (lead) await addMembership(tx, accountUid, 'brand', lead, 'owner')
  return lead
}

/** The account manager with the fewest brands looks after a new one, unless one of them is setting it up. */
async function giveManager(tx: Tx, actor: Actor, config: Config, brandUid: string, name: string): Promise<void> {
  if (actor.staff === 'account_manager') return assignManager(tx, brandUid, actor.accountUid!)
  const [manager] = await tx
    .select({ uid: accounts.uid, email: accounts.email })
    .from(staff)
    .innerJoin(accounts, eq(accounts.uid, staff.accountUid))
    .leftJoin(assignments, eq(assignments.accountUid, staff.accountUid))
    .where(sql`${staff.role} = 'account_manager' and ${accounts.disabledAt} is null`)
    .groupBy(accounts.uid)
    .orderBy(asc(count(assignments.brandUid)), asc(accounts.uid))
    .limit(1)
  if (!manager) return
  await assignManager(tx, brandUid, manager.uid)
  await tell(tx, config, [manager], `brand-joined:${brandUid}`, {
    kind: 'brand.joined',
    title: `${name} has joined`,
    lines: ['They are setting up their profile now, and you look after them.'],
    path: `/app/admin/brand?brand=${brandUid}`,
    action: 'Open the brand',
  })
}

/** What a step says of the venue, written to its profile. */
export async function keepBrandFacts(
  { tx, actor }: Context,
  onboarding: Onboarding,
  facts: BrandAnswers['address' | 'story' | 'hours'],
): Promise<void> {
  const { position, ...rest } = { position: undefined, ...facts! }
  await saveBrand(tx, actor, 'brand.saved', await getBrand(tx, onboarding.profileUid!), { ...rest, ...position })
}

/** The first brief: from the template of the venue's category, with what the venue says of it; written anew while it is a draft. */
export async function keepFirstBrief({ tx, actor }: Context, onboarding: Onboarding): Promise<string> {
  const { brief: said, visits } = onboarding.answers
  const brand = await getBrand(tx, onboarding.profileUid!)
  const today = DateTime.fromJSDate(now(), { zone: brand.timezone })
  const fresh = emptyBrief(today.toISODate()!, today.plus({ days: liveDays }).toISODate()!, brand.city)
  const { notIncluded, directions, deliverables } = templateFor(brand.category, brand.name)
  const content = {
    ...fresh,
    ...{ notIncluded, directions, deliverables },
    ...said!,
    mentions: brand.handle ? [brand.handle] : [],
    pictures: brand.gallery.slice(0, 3),
    availability: { ...fresh.availability, ...visits },
  }
  if (!onboarding.briefUid) return (await insertDraft(tx, actor, brand, content, 'brief.created')).uid
  const before = await lockBrief(tx, onboarding.briefUid)
  if (before.status !== 'draft') return before.uid
  const after = await saveBrief(tx, before, content)
  await keepVersion(tx, actor, after, contentOf(after), '')
  await recordBrief(tx, actor, 'brief.updated', before, after)
  return after.uid
}

/** The first brief goes to the team, with the pictures that the venue has by now. */
export async function submitFirstBrief(context: Context, onboarding: Onboarding): Promise<void> {
  const uid = await keepFirstBrief(context, onboarding)
  const brief = await lockBrief(context.tx, uid)
  if (brief.status === 'draft') await handOver(context, brief, '')
}
