import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { listCalls } from '../../contract.ts'

describeCall(listCalls.createShortlist, (w) => ({ brandUid: w.luna, name: 'Summer terrace' }))

it('takes each name once for a brand', async () => {
  const w = await world()
  const { uid } = await w.bella.call('createShortlist', { brandUid: w.luna, name: 'Summer terrace' })
  const again = await refusal(w.ben.call('createShortlist', { brandUid: w.luna, name: 'Summer terrace' }))
  expect(again.message).toContain('There’s already a shortlist called “Summer terrace”.')
  await w.oscar.call('createShortlist', { brandUid: w.orso, name: 'Summer terrace' })
  expect((await w.eventsOf(uid)).map(({ kind }) => kind)).toEqual(['shortlist.created'])
})
