import { expect, it } from 'vitest'
import { bulkLabel } from '../../../../world/bulk-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { deskCalls } from '../../contract.ts'

describeCall(deskCalls.startBulkRun, bulkLabel, bulkLabel)

it('waits ten seconds before anything happens', async () => {
  const w = await world()
  const { run } = await w.anna.call('startBulkRun', bulkLabel(w))
  expect(run).toMatchObject({ state: 'waiting', total: 2, done: 0, refused: 0, canUndo: false, touches: ['profile'] })
  expect((await w.anna.call('browseBrands', {})).rows.flatMap(({ labels }) => labels)).toEqual([])
})

it('refuses a call that is not made for many, and a second action beside the first', async () => {
  const w = await world()
  const removal = { ...bulkLabel(w), call: 'deleteSavedView' }
  expect((await refusal(w.anna.call('startBulkRun', removal))).code).toBe('not-found')
  await w.anna.call('startBulkRun', bulkLabel(w))
  expect((await refusal(w.anna.call('startBulkRun', bulkLabel(w)))).message).toBe(
    'Your last action is still running. Wait until it’s done, or stop it.',
  )
})
