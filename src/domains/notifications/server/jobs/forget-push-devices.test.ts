import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { pushPeer } from '../../../../kit/testing/push-peer.ts'
import { inPushBrowser } from '../../../../world/push-stories.ts'
import { runJob } from '../../../../world/run-job.ts'
import { world } from '../../../../world/world.ts'
import { forgetPushDevices } from './forget-push-devices.ts'

it('forgets the browsers that were signed out, and those alone', async () => {
  const w = await world()
  const peer = await pushPeer()
  const leaving = await inPushBrowser(w, w.bella, peer.openBrowser())
  const staying = await inPushBrowser(w, w.bella, peer.openBrowser())
  await peer.close()
  await staying.call('revokeSession', { uid: must(leaving.caller.sessionUid) })
  await runJob(w, forgetPushDevices)
  const { rows } = await w.database.pool.query('select session_uid from push_devices')
  expect(rows).toEqual([{ session_uid: staying.caller.sessionUid }])
})
