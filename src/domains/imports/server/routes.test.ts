import { afterEach, beforeEach, expect, it } from 'vitest'
import { serve, type Served } from '../../../app/testing/serve.ts'
import { threeVenues } from '../../../world/import-stories.ts'
import { type Person, type World, world } from '../../../world/world.ts'
import { maxListBytes } from './files.ts'

let w: World
let served: Served
beforeEach(async () => {
  w = await world()
  served = await serve(w.database, { DATA_DIR: w.config.DATA_DIR })
})
afterEach(() => served.close())

async function bring(person: Person | null, body: BodyInit, name = 'venues.csv') {
  const headers = new Headers({ 'content-type': 'application/octet-stream' })
  if (person) headers.set('authorization', `Bearer ${await served.tokenOf(person)}`)
  const answer = await fetch(`${served.url}/imports?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    body,
    headers,
  })
  return { status: answer.status, body: (await answer.json()) as { uid?: string; error?: { message: string } } }
}

it('takes a list from our team alone', async () => {
  expect((await bring(null, threeVenues)).status).toBe(401)
  for (const person of [w.alice, w.bella, w.ben]) expect((await bring(person, threeVenues)).status).toBe(403)
  for (const person of [w.anna, w.amir, w.ada]) expect((await bring(person, threeVenues)).status).toBe(200)
  expect((await w.anna.call('listImports', {})).rows).toHaveLength(3)
})

it('makes a draft of it under its own name', async () => {
  const { body } = await bring(w.anna, threeVenues, 'Lokale/Köln 2026.csv')
  expect(await w.anna.call('getImport', { uid: body.uid ?? '' })).toMatchObject({
    fileName: 'LokaleKöln 2026.csv',
    state: 'draft',
    by: 'Anna',
  })
})

it('says what is wrong with a file that it can’t take, and keeps nothing', async () => {
  const why = async (body: BodyInit) => {
    const answer = await bring(w.anna, body)
    return [answer.status, answer.body.error?.message]
  }
  expect(await why('')).toEqual([400, 'This file is empty.'])
  expect(await why('%PDF-1.7')).toEqual([400, 'This is a PDF. Import the table as CSV, Excel or NDJSON.'])
  expect(await why(Array.from({ length: 301 }, (_, at) => `c${at}`).join(','))).toEqual([
    400,
    'This file has more than 300 columns. Delete those you don’t need.',
  ])
  expect(await why(new Uint8Array(maxListBytes + 1))).toEqual([
    400,
    'This file is over 50 MB. Split it into smaller files and import each.',
  ])
  expect((await w.anna.call('listImports', {})).rows).toEqual([])
})
