import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { draftBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { briefCalls } from '../../contract.ts'

describeCall(briefCalls.listBriefs, (w) => ({ brandUid: w.luna }))

it('gives every brief once, newest first, page by page', async () => {
  const w = await world()
  const made: string[] = []
  for (const title of ['One', 'Two', 'Three']) made.unshift((await draftBrief(w, { title })).uid)
  const first = await w.bella.call('listBriefs', { brandUid: w.luna, limit: 2 })
  const second = await w.bella.call('listBriefs', { brandUid: w.luna, limit: 2, cursor: first.nextCursor })
  expect([...first.rows, ...second.rows].map((row) => row.uid)).toEqual(made)
  expect(second.nextCursor).toBeNull()
})
