import { expect, it } from 'vitest'
import { openPush } from '../../../adapters/push/open-push.ts'
import { must } from '../../../kit/contract/must.ts'
import { pushPeer } from '../../../kit/testing/push-peer.ts'
import { testConfig } from '../../../kit/testing/test-config.ts'
import { inPushBrowser } from '../../../world/push-stories.ts'
import { world } from '../../../world/world.ts'
import { findPushKeys, makePushKeys } from './push-keys.ts'

it('makes keys once, however many processes start, and keeps the private one sealed', async () => {
  const w = await world()
  const { db } = w.database
  expect(await findPushKeys(db, w.config)).toBeNull()
  const push = openPush(w.config)
  await Promise.all([makePushKeys(db, w.config, push), makePushKeys(db, w.config, push)])
  const keys = must(await findPushKeys(db, w.config))
  await makePushKeys(db, w.config, push)
  expect(await findPushKeys(db, w.config)).toEqual(keys)
  const { rows } = await w.database.pool.query('select * from push_keys')
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(keys.privateKey)
})

it('reads them after the secret was changed, and makes new ones where it was lost, for which browsers register again', async () => {
  const w = await world()
  const { db } = w.database
  const peer = await pushPeer()
  await inPushBrowser(w, w.bella, peer.openBrowser())
  await peer.close()
  const keys = must(await findPushKeys(db, w.config))
  const next = 'another secret for tests, 32 characters or more'
  const changed = testConfig({ SESSION_SECRET: next, SESSION_SECRET_BEFORE: w.config.secret })
  expect(await findPushKeys(db, changed)).toEqual(keys)
  const lost = testConfig({ SESSION_SECRET: next })
  await makePushKeys(db, lost, openPush(lost))
  expect(must(await findPushKeys(db, lost)).publicKey).not.toBe(keys.publicKey)
  expect((await w.bella.call('getPush', {})).devices).toEqual([])
})
