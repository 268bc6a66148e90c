import { expect, it } from 'vitest'
import { givePlan } from '../../../../world/team-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { discoveryCalls } from '../../contract.ts'

describeCall(discoveryCalls.downloadCreators, async (w) => {
  await givePlan(w, 'premium')
  return { brandUid: w.luna }
})

it('is for the plan that has downloads, whatever the page shows, and for our team', async () => {
  const w = await world()
  await givePlan(w, 'professional')
  const asked = { brandUid: w.luna, filters: { search: 'alice' } }
  expect(await refusal(w.bella.call('downloadCreators', asked))).toMatchObject({
    code: 'failed-precondition',
    message: 'Downloads of search results aren’t in your plan. Upgrade to Premium to use them.',
  })
  expect((await w.bella.call('findCreators', asked)).canDownload).toBe(false)
  expect((await w.anna.call('downloadCreators', asked)).rows).toHaveLength(1)
  await givePlan(w, 'premium')
  expect((await w.bella.call('findCreators', asked)).canDownload).toBe(true)
  expect((await w.bella.call('downloadCreators', asked)).rows).toMatchObject([{ handle: 'alice.eats' }])
})

it('keeps the filters of other plans out, and records who took a file of what', async () => {
  const w = await world()
  const looked = w.bella.call('downloadCreators', { brandUid: w.luna, filters: { vibe: 'brunch' } })
  expect((await refusal(looked)).code).toBe('permission-denied')
  await givePlan(w, 'premium')
  await w.bella.call('downloadCreators', { brandUid: w.luna, filters: { vibe: 'brunch' } })
  const [event] = await w.eventsOf(w.luna)
  expect(event).toMatchObject({ kind: 'creators.downloaded', side: 'brand', after: { vibe: 'brunch' } })
})
