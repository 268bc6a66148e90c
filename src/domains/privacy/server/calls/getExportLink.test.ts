import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { openStorage } from '../../../../adapters/storage/open-storage.ts'
import { serve } from '../../../../app/testing/serve.ts'
import { first } from '../../../../kit/contract/must.ts'
import { dayMs, minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { runJob } from '../../../../world/run-job.ts'
import { type Person, world, type World } from '../../../../world/world.ts'
import { setAccount } from '../../../accounts/server/build.ts'
import { privacyCalls } from '../../contract.ts'
import { forgetExpired } from '../jobs/forget-expired.ts'
import { makeExports } from '../jobs/make-exports.ts'

const everybody = (w: World) => [w.alice, w.olivia, w.bella, w.ben, w.oscar, w.anna, w.amir, w.ada]

async function made(w: World, people: readonly Person[]): Promise<Map<string | null, string>> {
  const uids = new Map<string | null, string>()
  for (const person of people) uids.set(person.accountUid, first((await person.call('requestExport', {})).exports).uid)
  await runJob(w, makeExports(openStorage))
  return uids
}

describeCall(
  privacyCalls.getExportLink,
  (w) => made(w, everybody(w)),
  (w, person, given) => {
    const uids = given as Map<string | null, string>
    return { uid: uids.get(person.accountUid) ?? uids.get(w.alice.accountUid) }
  },
)

it('opens for who asked alone, for a quarter of an hour, within seven days', async () => {
  const w = await world()
  const uid = (await made(w, [w.alice])).get(w.alice.accountUid) ?? ''
  expect((await refusal(w.olivia.call('getExportLink', { uid }))).code).toBe('not-found')
  const served = await serve(w.database, { DATA_DIR: w.config.DATA_DIR })
  const open = async (url: string) => fetch(`${served.url}${new URL(url).pathname}${new URL(url).search}`)
  const { url } = await w.alice.call('getExportLink', { uid })
  const answer = await open(url.replace(/sig=.{5}/, 'sig=wrong'))
  expect(answer.status).toBe(404)
  const archive = await open(url)
  expect([archive.status, archive.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(Object.keys(unzipSync(new Uint8Array(await archive.arrayBuffer())))).toContain('README.txt')
  setClock(plus(now(), 15 * minuteMs))
  expect((await open(url)).status).toBe(404)
  setClock(plus(now(), 7 * dayMs))
  expect((await refusal(w.alice.call('getExportLink', { uid }))).code).toBe('not-found')
  await served.close()
  const storage = openStorage(w.config)
  expect(await storage.stat(`exports/${uid}.zip`)).not.toBeNull()
  await runJob(w, forgetExpired(openStorage))
  expect(await storage.stat(`exports/${uid}.zip`)).toBeNull()
  expect((await w.alice.call('getMyData', {})).exports).toEqual([])
})

it('no longer opens that of an organisation for who has handed it over', async () => {
  const w = await world()
  const { exports } = await w.bella.call('requestExport', { brandUid: w.luna })
  await runJob(w, makeExports(openStorage))
  const { uid } = first(exports)
  expect(await w.bella.call('getExportLink', { uid })).toMatchObject({ url: expect.stringContaining(uid) as string })
  await setAccount(w.database.db, w.ben.accountUid, { lastSeenAt: now() })
  await w.bella.call('handOverOwnership', { brandUid: w.luna, accountUid: w.ben.accountUid })
  expect((await refusal(w.bella.call('getExportLink', { uid }))).code).toBe('not-found')
  expect((await w.bella.call('getMyData', {})).exports).toEqual([])
})
