import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { groupVenue } from '../../../../world/group-stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { usualDefaults } from '../../../briefs/brief-defaults.ts'
import { groupCalls } from '../../contract.ts'

/** Saves the group's house rules as whoever opens the page does. */
async function saveRules(w: World, houseRules: string) {
  const { revision } = await w.bella.call('getGroupDefaults', { brandUid: w.luna })
  await w.bella.call('saveGroupDefaults', { brandUid: w.luna, revision, houseRules, brief: null })
}

describeCall(groupCalls.saveVenueDefaults, (w) => ({ brandUid: w.luna, houseRulesFrom: 'group', brief: null }))

it('takes the group’s rules, and keeps them as its own when it leaves them', async () => {
  const w = await world()
  await saveRules(w, 'No flash.')
  const save = (houseRulesFrom: 'own' | 'group', brief: typeof usualDefaults | null) =>
    w.bella.call('saveVenueDefaults', { brandUid: w.luna, houseRulesFrom, brief })
  await save('group', null)
  expect(await w.bella.call('getBrandProfile', { uid: w.luna })).toMatchObject({
    houseRules: 'No flash.',
    houseRulesFrom: 'group',
  })
  const { venues } = await save('own', usualDefaults)
  expect(venues).toMatchObject([{ houseRulesFrom: 'own', houseRules: 'No flash.', brief: usualDefaults }])
  expect((await w.eventsOf(w.luna))[0]?.kind).toBe('brand.defaults-saved')
})

it('has the newest rules where the group’s are saved at the same moment', async () => {
  const w = await world()
  const nord = await groupVenue(w, { name: 'Luna Nord' })
  const follow = (houseRulesFrom: 'own' | 'group') =>
    w.bella.call('saveVenueDefaults', { brandUid: nord, houseRulesFrom, brief: null })
  for (const houseRules of ['No flash.', 'No tripods.', 'No drones.', 'No shouting.', 'No dogs.', 'No candles.']) {
    await follow('own')
    await Promise.all([saveRules(w, houseRules), follow('group')])
    expect((await w.bella.call('getBrandProfile', { uid: nord })).houseRules).toBe(houseRules)
  }
})
