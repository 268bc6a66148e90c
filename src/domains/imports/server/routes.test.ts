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

async function bring(person: Person | null, body: BodyInit, name = 'venues.csv', brand?: string) {
  const headers = new Headers({ 'content-type': 'application/octet-stream' })
  if (person) headers.set('authorization', `Bearer ${await served.tokenOf(person)}`)
  const search = new URLSearchParams({ name, ...(brand && { brand }) })
  const answer = await fetch(`${served.url}/imports?${search.toString()}`, {
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
  const picture = Uint8Array.from([
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52,
  ])
  expect(await why(picture)).toEqual([400, 'This is a picture. Import the table as CSV, Excel or NDJSON.'])
  const noText = Uint8Array.from({ length: 400 }, (_, at) => at % 32)
  expect(await why(noText)).toEqual([
    400,
    'This isn’t a table that we can read. Import the table as CSV, Excel or NDJSON.',
  ])
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

it('takes a list of own venues from the owner of the organisation alone, up to 200 rows and 1 MB', async () => {
  const given = (person: Person | null, body: BodyInit = threeVenues) => bring(person, body, 'ours.csv', w.luna)
  expect((await given(null)).status).toBe(401)
  for (const person of [w.alice, w.oscar, w.ben, w.anna, w.ada])
    expect([403, 404]).toContain((await given(person)).status)
  const { body } = await given(w.bella)
  const { run } = await w.bella.call('getVenueImport', { brandUid: w.luna, uid: body.uid ?? '' })
  expect(run).toMatchObject({ fileName: 'ours.csv', state: 'draft', by: 'Bella' })
  const rows = (count: number) => `Name\n${Array.from({ length: count }, (_, at) => `Luna ${at}`).join('\n')}\n`
  expect((await given(w.bella, rows(200))).status).toBe(200)
  expect((await given(w.bella, rows(201))).body.error?.message).toBe(
    'This file has more than 200 rows. Split it, and import the parts one after the other.',
  )
  expect((await given(w.bella, 'x'.repeat(1_000_001))).body.error?.message).toBe(
    'This file is over 1 MB. Split it into smaller files and import each.',
  )
})
