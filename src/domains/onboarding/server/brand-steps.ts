import { isDeepStrictEqual } from 'node:util'
import { asc, count, desc, eq, sql } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { must } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { type Actor, accountOf } from '../../../access/roles.ts'
import { addMembership, assignManager, findManager } from '../../accounts/server/accounts.ts'
import { allow } from '../../../access/server/policy.ts'
import { accountFacts, assignmentFacts, staffFacts } from '../../accounts/server/facts.ts'
import { type BriefContent, emptyBrief } from '../../briefs/brief.ts'
import { contentOf } from '../../briefs/server/content.ts'
import { insertDraft } from '../../briefs/server/draft.ts'
import { type Brief, lockBrief } from '../../briefs/server/reads.ts'
import { saveVersion, recordBrief, saveBrief } from '../../briefs/server/save.ts'
import { findLead } from '../../meetings/server/leads.ts'
import { record } from '../../audit/server/record.ts'
import { notifyAccounts } from '../../notifications/server/notify.ts'
import { reassign } from '../../briefs/server/submit.ts'
import { makeBrand } from '../../organisations/server/build.ts'
import { lockBrand, saveBrand } from '../../profiles/server/save.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import { brandPolicy } from '../../profiles/server/policy.ts'
import { getBrand } from '../../profiles/server/reads.ts'
import type { BrandProfile } from '../../profiles/server/view.ts'
import { cityFacts } from '../../profiles/vocabulary.ts'
import type { BrandAnswers } from '../steps.ts'
import { templateFor } from '../templates.ts'
import { assertOpen } from './cities.ts'
import { assertMayHelp, type Onboarding } from './onboarding.ts'

/** How long a first brief is live. */
const liveDays = 60
type Context = { tx: Tx; actor: Actor; config: Config }
type Place = NonNullable<BrandAnswers['place']>

/** The venue's profile, made with its first answer and kept up with the others. */
export async function saveVenue({ tx, actor, config }: Context, onboarding: Onboarding, place: Place): Promise<string> {
  if (onboarding.profileUid) {
    const before = await ownBrand(tx, actor, onboarding)
    // A city that was closed since is left to those who are in it.
    if (before.city !== place.city) await assertOpen(tx, place.city)
    await savePlace(tx, actor, before, place)
    return before.uid
  }
  await assertOpen(tx, place.city)
  const lead = await takeOverLead(tx, actor, onboarding)
  if (lead) await savePlace(tx, actor, await getBrand(tx, lead), place)
  const staffNotes = proofOf(onboarding)
  const uid = lead ?? (await makeBrand(tx, { ...place, staffNotes, ownerUid: onboarding.accountUid }))
  await record(tx, actor, 'brand', 'brand.signed-up', { subjectUid: uid, brandUid: uid }, { after: place })
  const manager = await findManager(tx, uid)
  if (!manager) await giveManager(tx, actor, config, uid, place)
  else if (manager.uid !== actor.accountUid) await notifyManager(tx, config, manager, uid, place.name)
  return uid
}

/** The brand that is being set up, locked for a change: for its own people as long as they are, and for the team that looks after it. */
async function ownBrand(tx: Tx, actor: Actor, { profileUid }: Onboarding): Promise<BrandProfile> {
  const brand = await lockBrand(tx, actor, must(profileUid))
  allow(brandPolicy, actor, 'save', brand)
  return brand
}

async function savePlace(tx: Tx, actor: Actor, before: BrandProfile, place: Place): Promise<void> {
  const { timezone, country, latitude, longitude } = cityFacts[place.city]
  const moved = before.city === place.city ? {} : { timezone, country, latitude, longitude }
  await saveBrand(tx, actor, 'brand.updated', before, { ...place, ...moved })
}

/** What the team reads of how they know that the place is theirs. */
function proofOf({ answers: { given } }: Onboarding): string {
  return given?.proof ? `Signed up with a personal email. Proof of ownership: ${given.proof}` : ''
}

/** Who asked for a call first is in the Brand Browser as a lead: that brand becomes theirs, with all that is known of it. */
async function takeOverLead(tx: Tx, actor: Actor, onboarding: Onboarding): Promise<string | null> {
  const { accountUid } = onboarding
  const [account] = await tx
    .select({ email: accountFacts.email })
    .from(accountFacts)
    .where(eq(accountFacts.uid, accountUid))
  const lead = await findLead(tx, must(account).email)
  if (!lead) return null
  if (await findManager(tx, lead)) assertMayHelp(actor, { ...onboarding, profileUid: lead })
  await addMembership(tx, accountUid, 'brand', lead, 'owner')
  return lead
}

/**
 * An account manager of the venue’s city looks after a new brand, the one with the fewest brands first; where nobody has
 * any there, whoever has the fewest. Who sets it up for them keeps it.
 */
async function giveManager(
  tx: Tx,
  actor: Actor,
  config: Config,
  brandUid: string,
  { name, city }: Place,
): Promise<void> {
  if (actor.staff === 'account_manager') return assignManager(tx, brandUid, accountOf(actor))
  const [manager] = await tx
    .select({ uid: accountFacts.uid, email: accountFacts.email })
    .from(staffFacts)
    .innerJoin(accountFacts, eq(accountFacts.uid, staffFacts.accountUid))
    .leftJoin(assignmentFacts, eq(assignmentFacts.accountUid, staffFacts.accountUid))
    .leftJoin(brandFacts, eq(brandFacts.uid, assignmentFacts.brandUid))
    .where(sql`${staffFacts.role} = 'account_manager' and ${accountFacts.disabledAt} is null`)
    .groupBy(accountFacts.uid, accountFacts.email)
    .orderBy(
      desc(sql`coalesce(bool_or(${brandFacts.city} = ${city}), false)`),
      asc(count(assignmentFacts.brandUid)),
      asc(accountFacts.uid),
    )
    .limit(1)
  if (!manager) return
  await assignManager(tx, brandUid, manager.uid)
  await notifyManager(tx, config, manager, brandUid, name)
}

async function notifyManager(
  tx: Tx,
  config: Config,
  manager: { uid: string; email: string },
  brandUid: string,
  name: string,
): Promise<void> {
  await notifyAccounts(tx, config, [manager], `brand-joined:${brandUid}`, {
    kind: 'brand.signed-up',
    title: `${name} has joined`,
    lines: ['They’re setting up their profile now. You’re their account manager.'],
    path: `/app/admin/brand?brand=${brandUid}`,
    action: 'View brand',
  })
}

/** What a step says of the venue, written to its profile. */
export async function saveBrandFacts(
  { tx, actor }: Context,
  onboarding: Onboarding,
  facts: BrandAnswers['address' | 'story' | 'hours'],
): Promise<void> {
  const { position, ...rest } = { position: undefined, ...must(facts) }
  const before = await ownBrand(tx, actor, onboarding)
  const { handle } = await saveBrand(tx, actor, 'brand.updated', before, { ...rest, ...position })
  if (!onboarding.briefUid || !handle || handle === before.handle) return
  await changeDraft(tx, actor, onboarding.briefUid, ({ mentions }) => ({
    mentions: [...new Set(mentions.map((one) => (one === before.handle ? handle : one)))],
  }))
}

/**
 * The first brief: from the template of the venue's category, with what the venue says of it. Said again while it is a
 * draft, that alone changes: what was edited elsewhere stays.
 */
export async function saveFirstBrief({ tx, actor }: Context, onboarding: Onboarding): Promise<string> {
  const { brief: answer, visits } = onboarding.answers
  const brand = await ownBrand(tx, actor, onboarding)
  if (onboarding.briefUid) {
    await changeDraft(tx, actor, onboarding.briefUid, (before) => ({ ...answer, ...missingOf(before, brand) }))
    return onboarding.briefUid
  }
  const today = DateTime.fromJSDate(now(), { zone: brand.timezone })
  const fresh = emptyBrief(must(today.toISODate()), must(today.plus({ days: liveDays }).toISODate()), brand.city)
  const { notIncluded, directions, deliverables } = templateFor(brand.category, brand.name)
  const content = {
    ...fresh,
    notIncluded,
    directions,
    deliverables,
    ...must(answer),
    ...missingOf(fresh, brand),
    availability: { ...fresh.availability, ...visits },
  }
  return (await insertDraft(tx, actor, brand, content, 'brief.created')).uid
}

/** The times of visits, changed once there is a brief. */
export async function saveVisitTimes({ tx, actor }: Context, onboarding: Onboarding): Promise<void> {
  if (!onboarding.briefUid) return
  const { visits } = onboarding.answers
  await ownBrand(tx, actor, onboarding)
  await changeDraft(tx, actor, onboarding.briefUid, ({ availability }) => ({
    availability: { ...availability, ...visits },
  }))
}

/** The first brief goes to the team as it stands, with the pictures that the venue has by now where it has none. */
export async function submitFirstBrief(context: Context, onboarding: Onboarding): Promise<void> {
  const { tx, actor } = context
  const brand = await ownBrand(tx, actor, onboarding)
  const brief = await changeDraft(tx, actor, must(onboarding.briefUid), (before) => missingOf(before, brand))
  if (brief.status === 'draft') await reassign(context, brief, '')
}

/** What a brief takes from its brand where it has nothing of its own. */
function missingOf({ mentions, pictures }: BriefContent, { handle, gallery }: BrandProfile): Partial<BriefContent> {
  return {
    ...(mentions.length === 0 && handle && { mentions: [handle] }),
    ...(pictures.length === 0 && { pictures: gallery.slice(0, 3) }),
  }
}

/** Changes the first brief while it is a draft; nothing is written where nothing is different. */
async function changeDraft(
  tx: Tx,
  actor: Actor,
  uid: string,
  changeOf: (before: BriefContent) => Partial<BriefContent>,
): Promise<Brief> {
  const before = await lockBrief(tx, uid)
  const content = contentOf(before)
  const changed = { ...content, ...changeOf(content) }
  if (before.status !== 'draft' || isDeepStrictEqual(changed, content)) return before
  const after = await saveBrief(tx, before, changed)
  await saveVersion(tx, actor, after, contentOf(after), '')
  await recordBrief(tx, actor, 'brief.updated', before, after)
  return after
}
