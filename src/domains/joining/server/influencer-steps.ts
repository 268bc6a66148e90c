import { and, eq, ne, sql } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import type { Actor } from '../../accounts/roles.ts'
import { record } from '../../notices/server/record.ts'
import type { PublicPageFields } from '../../profiles/influencer-profile.ts'
import { makeInfluencer, profileUrl } from '../../profiles/server/build.ts'
import { handleTaken } from '../../profiles/server/handles.ts'
import { lockInfluencer, saveInfluencer } from '../../profiles/server/keep.ts'
import { influencerProfiles, socialAccounts } from '../../profiles/server/tables.ts'
import { ageOn } from '../../profiles/vocabulary.ts'
import { rulesVersion } from '../rules.ts'
import type { InfluencerAnswers } from '../steps.ts'
import { assertOpen } from './cities.ts'
import type { Onboarding } from './onboarding.ts'

/** Who may take part (product decisions §2). */
const youngest = 18
type Context = { tx: Tx; actor: Actor }

/** Whether a day of birth is that of somebody old enough; anything but a day is not. */
export function isOldEnough(dateOfBirth: unknown, at: Date): boolean {
  if (typeof dateOfBirth !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(dateOfBirth)) return false
  return ageOn(dateOfBirth, at.toISOString().slice(0, 10)) >= youngest
}

export const bareHandle = (handle: string) => handle.replace(/^@/, '').toLowerCase()

/** Refuses a handle that another profile has; nobody learns whose. */
export async function assertHandleFree(db: Queryable, handle: string, ownUid: string | null): Promise<void> {
  const [taken] = await db
    .select({ uid: influencerProfiles.uid })
    .from(influencerProfiles)
    .where(
      and(eq(influencerProfiles.handle, bareHandle(handle)), ownUid ? ne(influencerProfiles.uid, ownUid) : undefined),
    )
  if (taken) throw handleTaken(bareHandle(handle))
}

/** The handle and the city: taken and closed ones are said so before anything is kept. */
export async function checkHandle(
  { tx, actor }: Context,
  onboarding: Onboarding,
  answer: NonNullable<InfluencerAnswers['handle']>,
) {
  await assertOpen(tx, answer.homeCity)
  await assertHandleFree(tx, answer.handle, onboarding.profileUid)
  if (!onboarding.profileUid) return
  const before = await lockInfluencer(tx, actor, onboarding.profileUid)
  await saveInfluencer(tx, actor, 'influencer.saved', before, {
    name: answer.name,
    handle: bareHandle(answer.handle),
    homeCity: answer.homeCity,
    cities: [...new Set([answer.homeCity, ...before.cities])],
  })
}

/** The profile is made once it is known that they may have one. It is not in the queue of the team until they are done. */
export async function keepPerson(
  { tx, actor }: Context,
  onboarding: Onboarding,
  you: NonNullable<InfluencerAnswers['you']>,
): Promise<string> {
  const age = ageOn(you.dateOfBirth, now().toISOString().slice(0, 10))
  if (age < youngest)
    throw new CallError(
      'failed-precondition',
      `You have to be ${youngest} or over. We have kept nothing of what you said here; come back when you are.`,
    )
  if (age > 110) throw new CallError('failed-precondition', 'dateOfBirth: must be the day you were born')
  if (onboarding.profileUid) {
    const before = await lockInfluencer(tx, actor, onboarding.profileUid)
    await saveInfluencer(tx, actor, 'influencer.saved', before, you)
    return before.uid
  }
  const { handle, name, homeCity } = onboarding.answers.handle!
  await assertHandleFree(tx, handle, null)
  const made = await makeInfluencer(tx, {
    ...{ name, handle: bareHandle(handle), homeCity, ...you },
    ...{ approval: 'applied', appliedAt: null, ownerUid: onboarding.accountUid },
  })
  await record(tx, actor, 'influencer', 'influencer.joined', { subjectUid: made, influencerUid: made })
  return made
}

export async function keepFigures(
  { tx, actor }: Context,
  onboarding: Onboarding,
  { others, ...figures }: NonNullable<InfluencerAnswers['figures']>,
): Promise<void> {
  const { handle, platform } = onboarding.answers.handle!
  const unknown = { averageViews: null, engagementBp: null }
  const accounts = [
    { platform, handle, ...figures },
    ...others.filter((one) => one.platform !== platform).map((one) => ({ ...one, ...unknown })),
  ].map((one) => ({ ...one, handle: bareHandle(one.handle), url: profileUrl(one.platform, bareHandle(one.handle)) }))
  const byPlatform = new Map(accounts.toReversed().map((one) => [one.platform, one]))
  const how = { confirmedHow: 'self-declared' as const, confirmedAt: now() }
  const said = (column: string) => sql.raw(`excluded.${column}`)
  await tx
    .insert(socialAccounts)
    .values([...byPlatform.values()].map((one) => ({ influencerUid: onboarding.profileUid!, ...one, ...how })))
    .onConflictDoUpdate({
      target: [socialAccounts.influencerUid, socialAccounts.platform],
      set: {
        ...{ handle: said('handle'), url: said('url'), followers: said('followers') },
        ...{ averageViews: said('average_views'), engagementBp: said('engagement_bp') },
        ...how,
      },
    })
  const subject = { subjectUid: onboarding.profileUid!, influencerUid: onboarding.profileUid! }
  await record(tx, actor, 'influencer', 'influencer.account-saved', subject, { after: { accounts } })
}

/** What a step says of the person, written to their profile. */
export async function keepInfluencerFacts(
  { tx, actor }: Context,
  onboarding: Onboarding,
  facts: InfluencerAnswers['cities' | 'vibe' | 'about'] | { publicPage: PublicPageFields },
): Promise<void> {
  const before = await lockInfluencer(tx, actor, onboarding.profileUid!)
  const cities = facts && 'cities' in facts ? { cities: [...new Set([before.homeCity, ...facts.cities])] } : {}
  await saveInfluencer(tx, actor, 'influencer.saved', before, { ...facts!, ...cities })
}

/** Into the queue of the team; which rules they acknowledged stands in the log. */
export async function apply({ tx, actor }: Context, onboarding: Onboarding): Promise<void> {
  const before = await lockInfluencer(tx, actor, onboarding.profileUid!)
  await saveInfluencer(tx, actor, 'influencer.applied', before, { appliedAt: now() })
  const subject = { subjectUid: before.uid, influencerUid: before.uid }
  await record(tx, actor, 'influencer', 'influencer.rules-acknowledged', subject, { after: { rules: rulesVersion } })
}
