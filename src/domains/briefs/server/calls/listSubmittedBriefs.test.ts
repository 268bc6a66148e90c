import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { submittedBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { briefCalls } from '../../contract.ts'

describeCall(briefCalls.listSubmittedBriefs, () => ({}))

it('shows an account manager the assigned brands only, an admin all, longest waiting first', async () => {
  const w = await world()
  const first = await submittedBrief(w)
  const second = await submittedBrief(w, { title: 'Second' })
  const uids = [first.uid, second.uid]
  expect((await w.anna.call('listSubmittedBriefs', {})).rows.map((row) => row.uid)).toEqual(uids)
  expect((await w.ada.call('listSubmittedBriefs', {})).rows.map((row) => row.uid)).toEqual(uids)
  expect((await w.amir.call('listSubmittedBriefs', {})).rows).toEqual([])
  const page = await w.ada.call('listSubmittedBriefs', { limit: 1 })
  expect((await w.ada.call('listSubmittedBriefs', { limit: 1, cursor: page.nextCursor })).rows.map((row) => row.uid)).toEqual([second.uid])
})
