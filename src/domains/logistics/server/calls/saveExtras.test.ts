import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { premiumCollab } from '../../../../world/logistics-stories.ts'
import { world } from '../../../../world/world.ts'
import { logisticsCalls } from '../../contract.ts'

const fields = { dress: 'Smart', equipment: '', permits: 'We have one for the pier.' }
describeCall(logisticsCalls.saveExtras, async (w) => ({ collabUid: await premiumCollab(w), version: 0, fields }))

it('tells the creator what was said, and refuses whoever saw it before', async () => {
  const w = await world()
  const collabUid = await premiumCollab(w)
  await w.bella.call('saveExtras', { collabUid, version: 0, fields })
  expect((await w.alice.call('getLogistics', { collabUid })).extras).toMatchObject({ ...fields, version: 1 })
  const { rows } = await w.alice.call('listNotifications', {})
  expect(rows[0]).toMatchObject({ body: 'What to wear: Smart Permits: We have one for the pier.' })
  expect((await refusal(w.ben.call('saveExtras', { collabUid, version: 0, fields }))).code).toBe('aborted')
})
