import { expect, it } from 'vitest'
import { openStorage } from '../../../../adapters/storage/open-storage.ts'
import { serve } from '../../../../app/testing/serve.ts'
import { first } from '../../../../kit/contract/must.ts'
import { dayMs, minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { runJob } from '../../../../world/run-job.ts'
import { type Person, world, type World } from '../../../../world/world.ts'
import { deskCalls } from '../../contract.ts'
import { makeListDownloads } from '../jobs/make-list-downloads.ts'

const asked = { call: 'browseBrands', name: 'All brands', asked: { sort: 'name' }, format: 'csv' as const }

async function made(w: World, person: Person): Promise<string> {
  const { rows } = await person.call('requestListDownload', asked)
  await runJob(w, makeListDownloads(openStorage))
  return first(rows).uid
}

describeCall(
  deskCalls.getListDownloadLink,
  async (w) =>
    new Map([
      [w.ada.accountUid, await made(w, w.ada)],
      [w.anna.accountUid, await made(w, w.anna)],
      [w.amir.accountUid, await made(w, w.amir)],
    ]),
  (w, person, given) => {
    const uids = given as Map<string | null, string>
    return { uid: uids.get(person.accountUid) ?? uids.get(w.ada.accountUid) }
  },
)

it('opens for who asked alone, for a quarter of an hour, within two days', async () => {
  const w = await world()
  const uid = await made(w, w.anna)
  expect((await refusal(w.ada.call('getListDownloadLink', { uid }))).code).toBe('not-found')
  const served = await serve(w.database, { DATA_DIR: w.config.DATA_DIR })
  const open = (url: string) => fetch(`${served.url}${new URL(url).pathname}${new URL(url).search}`)
  const { url } = await w.anna.call('getListDownloadLink', { uid })
  expect((await open(url.replace(/sig=.{5}/, 'sig=wrong'))).status).toBe(404)
  const answer = await open(url)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="all-brands-2026-03-02.csv"')
  const [heads, ...rows] = (await answer.text()).trimEnd().split('\r\n')
  expect(heads).toContain('name')
  expect(rows).toHaveLength(2)
  setClock(plus(now(), 15 * minuteMs))
  expect((await open(url)).status).toBe(404)
  setClock(plus(now(), 2 * dayMs))
  expect((await refusal(w.anna.call('getListDownloadLink', { uid }))).code).toBe('not-found')
  await served.close()
})
