import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { approvedCollab, requestedCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'

describeCall(collabCalls.listTermsChanges, async (w) => ({ uid: (await approvedCollab(w)).uid }))

it('is empty before anything is agreed', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  expect(await w.bella.call('listTermsChanges', { uid })).toEqual({
    open: null,
    past: [],
    approvedAt: [],
    can: { propose: false, answer: false, withdraw: false },
  })
})

it('lets staff read, and nothing else', async () => {
  const w = await world()
  const { uid, version } = await approvedCollab(w)
  await w.bella.call('proposeTerms', { uid, version, changes: { onlineMonths: 12 }, reason: 'For the season.' })
  expect(await w.anna.call('listTermsChanges', { uid })).toMatchObject({
    open: { side: 'brand', rows: [{ label: 'Posts stay up', becomes: '12 months (except Stories)' }] },
    can: { propose: false, answer: false, withdraw: false },
  })
})
