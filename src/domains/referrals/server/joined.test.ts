import { expect, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { dayMs, now, plus, setClock } from '../../../kit/server/clock.ts'
import { codeOf, joinsBy, voucherPromised } from '../../../world/referral-stories.ts'
import { newcomer } from '../../../world/joiners.ts'
import { type World, world } from '../../../world/world.ts'
import { disableAccount, findAccountByEmail } from '../../accounts/server/accounts.ts'
import { setInfluencer } from '../../profiles/server/build.ts'
import { termsVersion } from '../../onboarding/steps.ts'
import { mostPending, pendingDays } from '../referral.ts'
import { makeReferral } from './build.ts'

const listed = async (w: World) =>
  (await w.ada.call('browseReferrals', {})).rows.map(({ inviter, kind, name, state, thankYou }) => [
    inviter.name,
    kind,
    name,
    state,
    thankYou,
  ])

it('records who joined as a creator or as a venue, with what is promised at the time', async () => {
  const w = await world()
  await voucherPromised(w)
  await joinsBy(w, await codeOf(w.alice, w.aliceInfluencer))
  await w.anonymous.call('join', {
    as: 'brand',
    email: 'nido@example.test',
    name: 'Nora',
    venue: 'Nido',
    category: 'Cafe',
    city: 'london',
    terms: termsVersion,
    invite: await codeOf(w.bella, w.luna),
  })
  await w.ada.call('saveThankYou', { kind: 'influencer', text: '£50 voucher', isOn: true, version: 1 })
  expect(await listed(w)).toEqual([
    ['Luna', 'brand', 'Nido', 'joined', ''],
    ['Alice Moreau', 'influencer', 'Nina', 'joined', '£25 voucher'],
  ])
  const { uid } = must(await findAccountByEmail(w.database.db, 'nina@example.test'))
  const [event] = await w.eventsOf(w.aliceInfluencer)
  expect(event).toMatchObject({ kind: 'referral.joined', actorUid: uid, side: 'influencer' })
})

it('counts the first link alone, and nobody who had an account', async () => {
  const w = await world()
  const [alices, olivias] = [await codeOf(w.alice, w.aliceInfluencer), await codeOf(w.olivia, w.oliviaInfluencer)]
  await joinsBy(w, alices)
  await joinsBy(w, olivias)
  // Alice herself, somebody who belongs to a brand, and somebody without a profile yet.
  await newcomer(w, 'noor')
  for (const name of ['alice', 'bella', 'noor']) await joinsBy(w, alices, name, `${name}@example.test`)
  expect(await listed(w)).toEqual([['Alice Moreau', 'influencer', 'Nina', 'joined', '']])
})

it('lets everybody join by a link that is not ours, and records nothing', async () => {
  const w = await world()
  for (const [at, invite] of [undefined, '', 'NONE', '2222222', "'; drop"].entries())
    expect(await joinsBy(w, invite, 'Nina', `nina${at}@example.test`)).toEqual({ known: false })
  expect(await listed(w)).toEqual([])
})

it('records nothing for who may not invite any more', async () => {
  const w = await world()
  const [alices, lunas] = [await codeOf(w.alice, w.aliceInfluencer), await codeOf(w.bella, w.luna)]
  await setInfluencer(w.database.db, w.aliceInfluencer, { approval: 'suspended' })
  await w.tx((tx) => disableAccount(tx, w.bella.accountUid, 'for the test'))
  await joinsBy(w, alices, 'Nina', 'nina@example.test')
  await joinsBy(w, lunas, 'Noor', 'noor@example.test')
  expect(await listed(w)).toEqual([])
})

it('counts no more than so many who wait, and says so until some are older', async () => {
  const w = await world()
  const code = await codeOf(w.alice, w.aliceInfluencer)
  for (let at = 0; at < mostPending - 1; at += 1) {
    const { accountUid } = await newcomer(w, `waiting${at}`)
    const row = { inviterUid: w.aliceInfluencer, accountUid, name: 'One', thankYou: '', joinedAt: now() }
    await w.tx((tx) => makeReferral(tx, { ...row, kind: 'influencer' }))
  }
  const isFull = async () => (await w.alice.call('getReferralLink', { profileUid: w.aliceInfluencer })).isFull
  const count = async () => (await w.ada.call('browseReferrals', { want: 'count' })).count
  expect(await isFull()).toBe(false)
  await Promise.all(['nina', 'noor'].map((name) => joinsBy(w, code, name, `${name}@example.test`)))
  expect([await isFull(), await count()]).toEqual([true, mostPending])
  setClock(plus(now(), pendingDays * dayMs + 1))
  expect(await isFull()).toBe(false)
  await joinsBy(w, code, 'Nils', 'nils@example.test')
  expect(await count()).toBe(mostPending + 1)
})
