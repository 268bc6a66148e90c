import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { liveBrief, requestedCollab } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'

const known = (w: World) => ({ uid: w.aliceInfluencer, version: 1, findableBy: 'known' as const })

describeCall(profileCalls.saveFindableBy, known)

it('hides from brands that have nothing to do with them: in searches, their page and invitations', async () => {
  const w = await world()
  const brief = await liveBrief(w)
  const found = async () => {
    const { rows } = await w.bella.call('findCreators', { brandUid: w.luna })
    return rows.some(({ handle }) => handle === 'alice.eats')
  }
  expect(await found()).toBe(true)
  await w.alice.call('saveFindableBy', known(w))
  expect(await found()).toBe(false)
  expect((await refusal(w.bella.call('getCreatorPage', { handle: 'alice.eats' }))).code).toBe('not-found')
  const invitation = w.bella.call('inviteInfluencer', { briefUid: brief.uid, influencerUid: w.aliceInfluencer })
  expect((await refusal(invitation)).message).toBe(
    'This creator only takes invitations from brands they’ve been in touch with.',
  )
})

it('hides nothing from a brand that they asked', async () => {
  const w = await world()
  await requestedCollab(w)
  await w.alice.call('saveFindableBy', known(w))
  expect((await w.bella.call('getCreatorPage', { handle: 'alice.eats' })).name).toBe('Alice Moreau')
  const { rows } = await w.bella.call('findCreators', { brandUid: w.luna, filters: { search: 'alice' } })
  expect(rows).toHaveLength(1)
})
