import { afterEach, beforeEach, expect, it } from 'vitest'
import sharp from 'sharp'
import { serve, type Served } from '../../../app/testing/serve.ts'
import { must } from '../../../kit/contract/must.ts'
import { minuteMs, now, plus, setClock } from '../../../kit/server/clock.ts'
import { addedTransport, smallPdf } from '../../../world/logistics-stories.ts'
import { givePlan } from '../../../world/team-stories.ts'
import { type World, world } from '../../../world/world.ts'
import { drawnPhoto } from '../../media/server/build.ts'
import { transportTickets } from './tables.ts'

let w: World
let served: Served
beforeEach(async () => {
  w = await world()
  served = await serve(w.database, { DATA_DIR: w.config.DATA_DIR })
})
afterEach(() => served.close())

async function bring(as: World['alice'], uid: string, body: Buffer) {
  const authorization = `Bearer ${await served.tokenOf(as)}`
  const headers = { authorization, 'content-type': 'application/octet-stream', origin: served.url }
  const url = `${served.url}/transports/${uid}/ticket`
  const answer = await fetch(url, { method: 'POST', headers, body: new Uint8Array(body) })
  return { status: answer.status, text: await answer.text() }
}

it('takes a PDF from the venue and keeps it sealed, for its creator alone and two minutes at a time', async () => {
  const { uid, collabUid } = await addedTransport(w)
  expect((await bring(w.bella, uid, smallPdf)).status).toBe(200)
  const [kept] = await w.database.db.select().from(transportTickets)
  expect(Buffer.from(must(kept).sealed, 'base64url').includes(Buffer.from('%PDF'))).toBe(false)
  expect((await w.alice.call('listNotifications', {})).rows[0]).toMatchObject({ title: 'Luna added your ticket' })
  const seen = async (as: World['alice']) => (await as.call('getLogistics', { collabUid })).transports[0]?.ticketFile
  expect(await seen(w.bella)).toMatchObject({ kind: 'pdf', bytes: smallPdf.length })

  const { url } = await w.alice.call('openTicket', { uid })
  const opened = await fetch(served.url + url)
  expect([opened.status, opened.headers.get('content-type'), opened.headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ])
  expect(opened.headers.get('content-disposition')).toBe('attachment; filename="ticket.pdf"')
  expect(Buffer.from(await opened.arrayBuffer()).equals(smallPdf)).toBe(true)
  expect((await fetch(`${served.url}/transports/${uid}/ticket`)).status).toBe(404)
  setClock(plus(now(), 2 * minuteMs))
  expect((await fetch(served.url + url)).status).toBe(404)
})

it('takes a picture without what the camera wrote, in place of the ticket before', async () => {
  const { uid, collabUid } = await addedTransport(w)
  await bring(w.bella, uid, smallPdf)
  const photo = await sharp(await drawnPhoto(3, 900, 600))
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .toBuffer()
  expect((await bring(w.ben, uid, photo)).status).toBe(200)
  expect((await w.alice.call('getLogistics', { collabUid })).transports).toMatchObject([
    { ticketFile: { kind: 'jpeg' } },
  ])
  const { url } = await w.alice.call('openTicket', { uid })
  const body = Buffer.from(await (await fetch(served.url + url)).arrayBuffer())
  expect((await sharp(body).metadata()).exif).toBeUndefined()
})

it('refuses strangers, the creator, what is no ticket, half a PDF, and a plan without logistics', async () => {
  const { uid } = await addedTransport(w)
  for (const person of [w.oscar, w.olivia, w.amir]) expect((await bring(person, uid, smallPdf)).status).not.toBe(200)
  expect((await bring(w.alice, uid, smallPdf)).status).toBe(403)
  const half = smallPdf.subarray(0, smallPdf.length - 20)
  for (const wrong of [Buffer.from('hello'), half, Buffer.alloc(0)]) {
    const { status, text } = await bring(w.bella, uid, wrong)
    expect(status).toBe(400)
    expect(text).toContain('Choose a PDF, or a JPEG, PNG or WebP picture.')
  }
  await givePlan(w, 'professional')
  expect((await bring(w.bella, uid, smallPdf)).text).toContain('Logistics')
})
