import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { bulkLabel, bulkRuns, ownRun } from '../../../../world/bulk-stories.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { deskCalls } from '../../contract.ts'

const started = async (w: World) => ({ uid: must((await w.anna.call('startBulkRun', bulkLabel(w))).run).uid })

describeCall(deskCalls.closeBulkRun, bulkRuns, ownRun)

it('takes the result off the screen', async () => {
  const w = await world()
  expect(await w.anna.call('closeBulkRun', await started(w))).toEqual({ run: null })
})
