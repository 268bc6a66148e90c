import { CallError } from '../../../kit/contract/errors.ts'
import { must } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Tx } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import { record } from '../../audit/server/record.ts'
import type { PublicPageFields } from '../../profiles/influencer-profile.ts'
import { makeInfluencer } from '../../profiles/server/build.ts'
import { renameDeclaredAccount, saveDeclaredAccounts } from '../../profiles/server/declared-accounts.ts'
import { assertHandleFree, bareHandle, freeSlug } from '../../profiles/server/handles.ts'
import { lockInfluencer, saveInfluencer } from '../../profiles/server/save.ts'
import { cityFacts } from '../../profiles/vocabulary.ts'
import { ageOn, tooYoung, youngest } from '../../profiles/creator-vocabulary.ts'
import { rulesVersion } from '../rules.ts'
import type { InfluencerAnswers } from '../steps.ts'
import { assertOpen } from './cities.ts'
import type { Onboarding } from './onboarding.ts'

/** Beyond it a day of birth is a slip of the finger. */
const oldest = 110
type Context = { tx: Tx; actor: Actor }

/** Whether a day of birth is that of somebody old enough; anything but a day is not. */
export function isOldEnough(dateOfBirth: unknown, at: Date): boolean {
  if (typeof dateOfBirth !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(dateOfBirth)) return false
  return ageOn(dateOfBirth, at.toISOString().slice(0, 10)) >= youngest
}

/** The handle and the city: taken and closed ones are said so before anything is kept. What hangs on them moves along. */
export async function checkHandle(
  { tx, actor }: Context,
  onboarding: Onboarding,
  answer: NonNullable<InfluencerAnswers['handle']>,
  previous: InfluencerAnswers['handle'],
) {
  const { name, homeCity, platform } = answer
  const handle = bareHandle(answer.handle)
  if (!onboarding.profileUid) {
    await assertOpen(tx, homeCity)
    return assertHandleFree(tx, handle, null)
  }
  const before = await lockInfluencer(tx, actor, onboarding.profileUid)
  // A city that was closed since is left to those who are in it.
  if (before.homeCity !== homeCity) await assertOpen(tx, homeCity)
  await assertHandleFree(tx, handle, before.uid)
  const { latitude, longitude } = cityFacts[homeCity]
  const chosen = onboarding.answers.cities?.cities ?? []
  const others = before.cities.filter((city) => city !== before.homeCity || chosen.includes(city))
  await saveInfluencer(tx, actor, 'influencer.updated', before, {
    name,
    handle,
    homeCity,
    cities: [...new Set([homeCity, ...others])],
    ...(homeCity !== before.homeCity && { latitude, longitude }),
    // Nobody has seen their address before they asked to be let in.
    ...(handle !== before.handle && !before.appliedAt && { slug: await freeSlug(tx, handle, before.uid) }),
  })
  if (previous) await renameDeclaredAccount(tx, before.uid, previous, { platform, handle })
}

/** The profile is made once it is known that they may have one. It is not in the queue of the team until they are done. */
export async function savePersonalDetails(
  { tx, actor }: Context,
  onboarding: Onboarding,
  you: NonNullable<InfluencerAnswers['you']>,
): Promise<string> {
  const age = ageOn(you.dateOfBirth, now().toISOString().slice(0, 10))
  if (age < youngest) throw dateRefused(`${tooYoung} We haven’t saved this answer. Come back when you’re old enough.`)
  if (age > oldest) throw dateRefused('Enter your date of birth.')
  if (onboarding.profileUid) {
    const before = await lockInfluencer(tx, actor, onboarding.profileUid)
    await saveInfluencer(tx, actor, 'influencer.updated', before, you)
    return before.uid
  }
  const { handle, name, homeCity } = must(onboarding.answers.handle)
  await assertHandleFree(tx, handle, null)
  const made = await makeInfluencer(tx, {
    name,
    handle: bareHandle(handle),
    homeCity,
    ...you,
    approval: 'applied',
    appliedAt: null,
    ownerUid: onboarding.accountUid,
  })
  await record(tx, actor, 'influencer', 'influencer.signed-up', { subjectUid: made, influencerUid: made })
  return made
}

function dateRefused(message: string): CallError {
  return new CallError('failed-precondition', message, { details: { fields: [{ field: 'dateOfBirth', message }] } })
}

export async function saveFigures(
  { tx, actor }: Context,
  onboarding: Onboarding,
  { others, ...figures }: NonNullable<InfluencerAnswers['figures']>,
  previous: InfluencerAnswers['figures'],
): Promise<void> {
  const { uid } = await lockInfluencer(tx, actor, must(onboarding.profileUid))
  const { handle, platform } = must(onboarding.answers.handle)
  const unknown = { averageViews: null, engagementBp: null }
  const named = [
    { platform, handle, ...figures },
    ...others.filter((one) => one.platform !== platform).map((one) => ({ ...one, ...unknown })),
  ]
  const namedBefore = (previous?.others ?? []).map((one) => one.platform)
  const accounts = await saveDeclaredAccounts(tx, uid, named, namedBefore)
  const subject = { subjectUid: uid, influencerUid: uid }
  await record(tx, actor, 'influencer', 'influencer.social-account-saved', subject, { after: { accounts } })
}

/** What a step says of the person, written to their profile. */
export async function saveInfluencerFacts(
  { tx, actor }: Context,
  onboarding: Onboarding,
  facts: InfluencerAnswers['cities' | 'vibe' | 'about'] | { publicPage: PublicPageFields },
): Promise<void> {
  const before = await lockInfluencer(tx, actor, must(onboarding.profileUid))
  const cities = facts && 'cities' in facts ? { cities: [...new Set([before.homeCity, ...facts.cities])] } : {}
  await saveInfluencer(tx, actor, 'influencer.updated', before, { ...must(facts), ...cities })
}

/** Into the queue of the team; which rules they acknowledged stands in the log. */
export async function apply({ tx, actor }: Context, onboarding: Onboarding): Promise<void> {
  const before = await lockInfluencer(tx, actor, must(onboarding.profileUid))
  await saveInfluencer(tx, actor, 'influencer.applied', before, { appliedAt: now() })
  const subject = { subjectUid: before.uid, influencerUid: before.uid }
  await record(tx, actor, 'influencer', 'influencer.house-rules-accepted', subject, { after: { rules: rulesVersion } })
}
