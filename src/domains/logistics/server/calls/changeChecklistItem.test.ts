import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { addedItems } from '../../../../world/logistics-stories.ts'
import { runJob } from '../../../../world/run-job.ts'
import { world } from '../../../../world/world.ts'
import { logisticsCalls } from '../../contract.ts'
import { remindOfChecklists } from '../jobs/remind-of-checklists.ts'

const fields = { title: 'Send your shot list', owner: 'influencer', dueOn: '2026-03-08', dueTime: '18:00' } as const
describeCall(logisticsCalls.changeChecklistItem, async (w) => ({ uid: (await addedItems(w)).brands, fields }))

it('moves an item, and its reminder with it', async () => {
  const w = await world()
  const { collabUid, creators } = await addedItems(w)
  const titles = async () => (await w.alice.call('listNotifications', {})).rows.map(({ title }) => title)
  setClock(new Date('2026-03-04T12:01:00Z'))
  await runJob(w, remindOfChecklists)
  await w.bella.call('changeChecklistItem', { uid: creators, fields })
  const { checklist } = await w.alice.call('getLogistics', { collabUid })
  expect(checklist[1]).toMatchObject({ dueAt: '2026-03-08T18:00:00.000Z', dueOn: '2026-03-08', dueTime: '18:00' })
  setClock(new Date('2026-03-07T18:01:00Z'))
  await runJob(w, remindOfChecklists)
  expect((await titles()).filter((title) => title.startsWith('Due soon'))).toHaveLength(2)
  expect(await titles()).toContain('Changed for your visit to Luna: Send your shot list')
})

it('leaves what is done as it is', async () => {
  const w = await world()
  const { creators } = await addedItems(w)
  await w.alice.call('tickChecklistItem', { uid: creators, done: true })
  expect((await refusal(w.bella.call('changeChecklistItem', { uid: creators, fields }))).message).toContain(
    'already done',
  )
})
