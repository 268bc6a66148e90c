import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { liveBrief, submittedBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { briefCalls } from '../../contract.ts'
import { exampleContent } from '../build.ts'

describeCall(briefCalls.listBriefQueue, () => ({}))

it('shows an account manager the assigned brands only, an admin all, longest waiting first', async () => {
  const w = await world()
  const uids = [(await submittedBrief(w)).uid, (await submittedBrief(w, { title: 'Second' })).uid]
  expect((await w.anna.call('listBriefQueue', {})).rows.map((row) => row.card.uid)).toEqual(uids)
  expect((await w.ada.call('listBriefQueue', {})).rows.map((row) => row.card.uid)).toEqual(uids)
  expect((await w.amir.call('listBriefQueue', {})).rows).toEqual([])
  const page = await w.ada.call('listBriefQueue', { limit: 1 })
  expect((await w.ada.call('listBriefQueue', { limit: 1, cursor: page.nextCursor })).rows.map((row) => row.card.uid)).toEqual([uids[1]])
})

it('names what has changed since staff approved it', async () => {
  const w = await world()
  const { uid, version, content } = await liveBrief(w)
  const changed = await w.bella.call('updateBrief', { uid, version, content: exampleContent({ ...content, title: 'Lunch', valueMinor: 90_00 }) })
  expect(changed.status).toBe('submitted')
  expect((await w.anna.call('listBriefQueue', {})).rows[0]).toMatchObject({ changed: ['title', 'value'], can: { approve: true } })
})
