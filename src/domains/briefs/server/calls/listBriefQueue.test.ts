import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { liveBrief, submittedBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { briefCalls } from '../../contract.ts'
import { exampleContent } from '../build.ts'

describeCall(
  briefCalls.listBriefQueue,
  () => ({}),
  () => ({}),
)

it('shows an account manager the assigned brands only, an admin all, longest waiting first', async () => {
  const w = await world()
  const first = await submittedBrief(w)
  const second = await submittedBrief(w, { title: 'Second' })
  const uids = [first.uid, second.uid]
  expect((await w.anna.call('listBriefQueue', {})).rows.map((row) => row.card.uid)).toEqual(uids)
  expect((await w.ada.call('listBriefQueue', {})).rows.map((row) => row.card.uid)).toEqual(uids)
  expect((await w.amir.call('listBriefQueue', {})).rows).toEqual([])
  const page = await w.ada.call('listBriefQueue', { limit: 1 })
  expect(
    (await w.ada.call('listBriefQueue', { limit: 1, cursor: must(page.nextCursor) })).rows.map((row) => row.card.uid),
  ).toEqual([second.uid])
})

it('shows the checks, and what is different from what was approved last', async () => {
  const w = await world()
  const live = await liveBrief(w)
  await w.bella.call('updateBrief', {
    uid: live.uid,
    version: live.version,
    content: exampleContent({ title: 'Lunch', guests: 0 }),
  })
  const { rows } = await w.anna.call('listBriefQueue', {})
  expect(rows).toMatchObject([
    { card: { title: 'Lunch' }, changed: ['title', 'guests'], can: { approve: true, return: true } },
  ])
  expect(
    must(rows[0], 'row')
      .checks.filter((check) => !check.ok)
      .map((check) => check.name),
  ).toEqual(['Guests'])
})
