import { makeReferral } from '../domains/referrals/server/build.ts'
import { termsVersion } from '../domains/onboarding/steps.ts'
import { must } from '../kit/contract/must.ts'
import { now } from '../kit/server/clock.ts'
import { story } from './story.ts'
import type { Person, World } from './world.ts'

/** The code of a profile’s link. */
export async function codeOf(person: Person, profileUid: string): Promise<string> {
  const { url } = await person.call('getReferralLink', { profileUid })
  return must(must(url, 'link').split('/').at(-1))
}

/** Somebody new joins as a creator, by a link. */
export function joinsBy(w: World, invite: string | undefined, name = 'Nina Rossi', email = 'nina@example.test') {
  const handle = `@${email.replace('@', '.').replaceAll('.', '_')}`
  const said = { platform: 'tiktok', city: 'paris', isAdult: true, terms: termsVersion } as const
  return w.anonymous.call('join', { as: 'influencer', email, name, handle, ...said, invite })
}

/** Nina has joined by Alice’s link. */
export const ninaInvited = story('ninaInvited', async (w: World): Promise<string> => {
  await joinsBy(w, await codeOf(w.alice, w.aliceInfluencer))
  return must((await w.ada.call('browseReferrals', {})).rows[0]).uid
})

/** Our team promises a voucher for a creator, and nothing for a venue. */
export async function voucherPromised(w: World, text = '£25 voucher'): Promise<void> {
  await w.ada.call('saveThankYou', { kind: 'influencer', text, isOn: true, version: 0 })
}

/** Olivia invited Alice, as if Alice were new; a voucher was promised. */
export function aliceInvited(w: World, since: Partial<Parameters<typeof makeReferral>[1]> = {}): Promise<string> {
  const row = { inviterUid: w.oliviaInfluencer, accountUid: w.alice.accountUid, name: 'Alice' } as const
  const promised = { kind: 'influencer', thankYou: '£25 voucher', joinedAt: now() } as const
  return w.tx((tx) => makeReferral(tx, { ...row, ...promised, ...since }))
}

/** Alice, whom Olivia invited, is found to have completed her first collab. */
export function thankYouDue(w: World): Promise<string> {
  return aliceInvited(w, { profileUid: w.aliceInfluencer, state: 'qualified', qualifiedAt: now() })
}
