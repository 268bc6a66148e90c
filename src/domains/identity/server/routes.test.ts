import { afterEach, beforeEach, expect, it } from 'vitest'
import { minuteMs, plus, setClock } from '../../../kit/server/clock.ts'
import { must } from '../../../kit/contract/must.ts'
import { serve, type Served } from '../../../app/testing/serve.ts'
import { lookAtDocuments, startedIdCheck, submittedIdCheck } from '../../../world/id-check-stories.ts'
import { drawnPhoto } from '../../media/server/build.ts'
import { storyStart, type World, world } from '../../../world/world.ts'
import { idDocuments } from './tables.ts'

let w: World
let served: Served
beforeEach(async () => {
  w = await world()
  served = await serve(w.database, { DATA_DIR: w.config.DATA_DIR })
})
afterEach(() => served.close())

async function bring(as: World['alice'], path: string, body: Buffer) {
  const authorization = `Bearer ${await served.tokenOf(as)}`
  const headers = { authorization, 'content-type': 'application/octet-stream', origin: served.url }
  return (await fetch(served.url + path, { method: 'POST', headers, body: new Uint8Array(body) })).status
}

it('takes a picture from its creator alone, and keeps it sealed', async () => {
  const { uid } = await startedIdCheck(w)
  const picture = await drawnPhoto(3, 600, 400)
  expect(await bring(w.olivia, `/id-checks/${uid}/document`, picture)).toBe(404)
  expect(await bring(w.bella, `/id-checks/${uid}/document`, picture)).toBe(404)
  expect(await bring(w.alice, `/id-checks/${uid}/document`, Buffer.from('not a picture'))).toBe(400)
  expect(await bring(w.alice, `/id-checks/${uid}/else`, picture)).toBe(404)
  expect(await bring(w.alice, `/id-checks/${uid}/document`, picture)).toBe(200)
  const [kept] = await w.database.db.select().from(idDocuments)
  expect(must(kept).sealed).not.toContain('JFIF')
  expect(Buffer.from(must(kept).sealed, 'base64url').includes(Buffer.from('JFIF'))).toBe(false)
})

it('shows a picture by an address of the team alone, for two minutes', async () => {
  const { uid } = await submittedIdCheck(w)
  const { url } = await w.anna.call('openIdDocument', { uid, part: 'document' })
  const shown = await fetch(served.url + url)
  expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
    200,
    'image/jpeg',
    'private, no-store',
  ])
  expect((await fetch(served.url + url.replace('/document', '/selfie'))).status).toBe(404)
  expect((await fetch(`${served.url}/id-checks/${uid}/document`)).status).toBe(404)
  setClock(plus(storyStart, 2 * minuteMs))
  expect((await fetch(served.url + url)).status).toBe(404)
})

it('shows nothing once it is decided', async () => {
  const { uid } = await submittedIdCheck(w)
  const { url } = await w.anna.call('openIdDocument', { uid, part: 'document' })
  await lookAtDocuments(w.anna, uid)
  await w.anna.call('decideIdCheck', { uid, failure: null })
  expect((await fetch(served.url + url)).status).toBe(404)
})

it('answers webhooks of a provider that is not set as if there were nothing', async () => {
  const response = await fetch(`${served.url}/webhooks/stripe-identity`, { method: 'POST', body: '{}' })
  expect(response.status).toBe(404)
})
