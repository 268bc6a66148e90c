import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { groupVenue } from '../../../../world/group-stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { usualDefaults } from '../../../briefs/brief-defaults.ts'
import { groupCalls } from '../../contract.ts'

const rules = { houseRules: 'No flash after eight.', brief: null }
const own = { ...usualDefaults, guests: 3, leadHours: 48, hashtags: ['#luna'] }

const revisionAt = async (w: World) => (await w.bella.call('getGroupDefaults', { brandUid: w.luna })).revision

describeCall(groupCalls.saveGroupDefaults, async (w) => ({
  brandUid: w.luna,
  revision: await revisionAt(w),
  ...rules,
}))

it('changes the house rules of the venues that have the group’s, and no others', async () => {
  const w = await world()
  const nord = await groupVenue(w, { name: 'Luna Nord' })
  await w.bella.call('saveVenueDefaults', { brandUid: nord, houseRulesFrom: 'group', brief: null })
  await w.bella.call('saveGroupDefaults', { brandUid: w.luna, revision: await revisionAt(w), ...rules })
  const rulesAt = async (uid: string) => (await w.bella.call('getBrandProfile', { uid })).houseRules
  expect(await rulesAt(nord)).toBe(rules.houseRules)
  expect(await rulesAt(w.luna)).toBe('')
  // They are changed with the group's alone.
  const { version, ...profile } = await w.bella.call('getBrandProfile', { uid: nord })
  await w.bella.call('saveBrandProfile', { uid: nord, version, fields: { ...profile, houseRules: 'Anything goes.' } })
  expect(await rulesAt(nord)).toBe(rules.houseRules)
  expect((await w.eventsOf(w.luna))[0]?.kind).toBe('brand.group-defaults-saved')
})

it('begins new briefs of venues without defaults of their own', async () => {
  const w = await world()
  const nord = await groupVenue(w, { name: 'Luna Nord' })
  const revision = await revisionAt(w)
  await w.bella.call('saveGroupDefaults', { brandUid: w.luna, revision, houseRules: '', brief: own })
  await w.bella.call('saveVenueDefaults', { brandUid: nord, houseRulesFrom: 'own', brief: usualDefaults })
  const begun = async (brandUid: string) => (await w.bella.call('createBrief', { brandUid })).content
  expect(await begun(w.luna)).toMatchObject({ guests: 3, hashtags: ['#luna'], availability: { leadHours: 48 } })
  expect(await begun(nord)).toMatchObject({ guests: 1, hashtags: [], availability: { leadHours: 24 } })
})

it('is refused to an admin of some of the venues it would change', async () => {
  const w = await world()
  await groupVenue(w, { name: 'Luna Nord' })
  await w.bella.call('changeMemberRole', { brandUid: w.luna, accountUid: w.ben.accountUid, role: 'admin' })
  const revision = await revisionAt(w)
  expect(await refusal(w.ben.call('saveGroupDefaults', { brandUid: w.luna, revision, ...rules }))).toEqual({
    code: 'failed-precondition',
    message:
      'This also changes venues that you don’t manage. Ask someone who’s an admin at all of them, or use your own rules for Luna.',
  })
})

it('is refused to whoever has seen what somebody else has changed since, and to one of two at once', async () => {
  const w = await world()
  const nord = await groupVenue(w, { name: 'Luna Nord' })
  for (const brandUid of [w.luna, nord])
    await w.bella.call('saveVenueDefaults', { brandUid, houseRulesFrom: 'group', brief: null })
  const seen = await revisionAt(w)
  const save = (brandUid: string, houseRules: string) =>
    w.bella.call('saveGroupDefaults', { brandUid, revision: seen, houseRules, brief: null })
  const both = await Promise.allSettled([save(w.luna, 'No flash.'), save(nord, 'No tripods.')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await refusal(save(w.luna, 'No drones.'))).code).toBe('aborted')
})
