import { expect, it } from 'vitest'
import { mergeOf, secondAlice } from '../../../world/duplicate-stories.ts'
import { aliceInvited, codeOf, joinsBy, ninaInvited } from '../../../world/referral-stories.ts'
import { type World, world } from '../../../world/world.ts'
import { findInviterByCode } from './inviters.ts'
import { referralData } from './personal-data.ts'

const nobody = { account: null, influencerUids: [], brandUids: [], orgUids: [], collabUids: [], names: [] }
const count = async (w: World) => (await w.ada.call('browseReferrals', { want: 'count' })).count

it('exports whom one invited and that one was invited, and forgets it with either side', async () => {
  const w = await world()
  await aliceInvited(w)
  const alice = { ...nobody, account: { uid: w.alice.accountUid, email: '' }, influencerUids: [w.aliceInfluencer] }
  const olivia = { ...nobody, influencerUids: [w.oliviaInfluencer] }
  const code = await codeOf(w.olivia, w.oliviaInfluencer)
  const gather = (of: typeof alice | typeof olivia) => referralData.gather(w.database.db, of, w.config)
  expect(await gather(olivia)).toMatchObject({ 'people-invited': [{ name: 'Alice' }], 'referral-links': [{ code }] })
  const own = await gather(alice)
  expect(own).toMatchObject({ 'people-invited': [], 'invited-by': [{ name: 'Alice' }] })
  expect(JSON.stringify(own)).not.toContain(w.oliviaInfluencer)
  await w.tx((tx) => referralData.forget(tx, alice))
  expect(await count(w)).toBe(0)
  await aliceInvited(w)
  await w.tx((tx) => referralData.forget(tx, olivia))
  expect([await count(w), await findInviterByCode(w.database.db, code)]).toEqual([0, null])
})

it('keeps somebody invited, and once, when two accounts become one', async () => {
  const w = await world()
  await aliceInvited(w)
  const join = (from: string, to: string) => w.tx((tx) => referralData.join?.(tx, from, to) ?? Promise.resolve())
  const whose = async () => (await w.ada.call('browseReferrals', {})).rows.map(({ accountUid }) => accountUid)
  await join(w.alice.accountUid, w.ben.accountUid)
  expect(await whose()).toEqual([w.ben.accountUid])
  await aliceInvited(w)
  await join(w.alice.accountUid, w.ben.accountUid)
  expect(await whose()).toEqual([w.ben.accountUid])
})

it('gives the profile that stays the links and referrals of the one that goes', async () => {
  const w = await world()
  const { alicia, uid } = await secondAlice(w)
  const codes = [await codeOf(w.alice, w.aliceInfluencer), await codeOf(alicia, uid)]
  await ninaInvited(w)
  await joinsBy(w, codes[1], 'Noor', 'noor@example.test')
  await w.ada.call('mergeProfiles', await mergeOf(w, uid, w.aliceInfluencer))
  const { rows } = await alicia.call('listReferrals', { profileUid: uid })
  expect(rows.map(({ name }) => name).toSorted()).toEqual(['Nina', 'Noor'])
  for (const code of codes) expect((await findInviterByCode(w.database.db, code ?? ''))?.uid).toBe(uid)
})
