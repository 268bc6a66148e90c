import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Scope } from '../../access/scopes.ts'
import { makeKey } from '../../domains/keys/server/build.ts'
import { setClock } from '../../kit/server/clock.ts'
import { ownVenues, runImportJob } from '../../world/import-stories.ts'
import { trackedCollab } from '../../world/value-stories.ts'
import { type Person, type World, world } from '../../world/world.ts'
import { serve, type Served } from '../testing/serve.ts'

let w: World
let served: Served
beforeEach(async () => {
  w = await world()
  served = await serve(w.database, { DATA_DIR: w.config.DATA_DIR })
})
afterEach(() => served.close())

const all: Scope[] = ['imports:read', 'imports:write']
const keyOf = async ({ accountUid }: Person, brandUid: string | null, scopes: Scope[] = all) =>
  (await makeKey(w.database.db, { accountUid, brandUid, scopes })).secret

/** Sends a file with a key, as curl does. */
async function bring(secret: string, body: string, search: string) {
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await fetch(`${served.url}/imports?${search}`, { method: 'POST', body, headers })
  return { status: answer.status, body: (await answer.json()) as { uid?: string; error?: { message: string } } }
}

it('imports, follows, reports and undoes with a key of our team', async () => {
  await trackedCollab(w)
  setClock(new Date('2026-03-20T09:00:00Z'))
  const secret = await keyOf(w.ada, null)
  const call = async (name: string, input: object) => (await served.call(name, input, secret)).body.data
  const text = 'Code,Date,Ref\nALICE,2026-03-12,A1\nNOBODY,2026-03-12,A2\n'
  const { uid = '' } = (await bring(secret, text, 'name=till.csv')).body
  expect(await call('saveImport', { uid, kind: 'redemptions', venue: w.luna })).toMatchObject({
    fileName: 'till.csv',
    mapping: ['code', 'day', 'reference'],
  })
  expect(await call('previewImport', { uid })).toMatchObject({ counts: { added: 1, refused: 1 } })
  await call('startImport', { uid })
  await runImportJob(w)
  expect(await call('getImport', { uid })).toMatchObject({ state: 'done', counts: { added: 1, refused: 1 } })
  expect(await call('listImportRows', { uid, outcome: 'refused' })).toMatchObject({ rows: [{ line: 3 }] })
  const { url } = (await call('getImportReport', { uid })) as { url: string }
  const report = await fetch(`${served.url}${new URL(url).pathname}${new URL(url).search}`)
  expect(await report.text()).toContain('No collab at Luna has the code “NOBODY”.')
  await call('undoImport', { uid })
  await runImportJob(w)
  expect(await call('getImport', { uid })).toMatchObject({ state: 'undone', undone: { back: 1, kept: 0 } })
  const events = await w.eventsOf(uid)
  expect(
    events.map(({ kind, after }) => [kind, typeof after?.['apiKey']].join(' ')).toSorted((a, b) => a.localeCompare(b)),
  ).toEqual(['import.started string', 'import.undone string'])
})

it('imports an organisation’s own venues with a key of its owner, and reaches nobody else’s lists', async () => {
  const secret = await keyOf(w.bella, w.luna)
  const call = async (name: string, input: object) => served.call(name, { brandUid: w.luna, ...input }, secret)
  const { uid = '' } = (await bring(secret, ownVenues, `name=ours.csv&brand=${w.luna}`)).body
  expect((await call('getVenueImport', { uid })).body.data).toMatchObject({
    preview: { counts: { added: 1, asks: 1 } },
  })
  expect((await call('startVenueImport', { uid })).status).toBe(200)
  expect((await call('listImportedVenues', {})).body.data).toMatchObject({ rows: [{}, {}] })
  expect((await call('undoVenueImport', { uid })).body.data).toEqual({ deleted: 2, added: 0 })
  expect(await bring(secret, ownVenues, 'name=team.csv')).toMatchObject({
    status: 403,
    body: { error: { message: expect.stringContaining('Name it in the address: brand=') } },
  })
  expect(await bring(secret, 'Creator\n@alice.eats\n', `kind=lists&brand=${w.luna}`)).toMatchObject({
    status: 400,
    body: { error: { message: expect.stringContaining('An organisation’s file may only hold venues.') } },
  })
  expect((await bring(secret, ownVenues, `brand=${w.orso}`)).status).toBe(404)
  expect((await served.call('listImports', {}, secret)).status).toBe(403)
  const other = await keyOf(w.oscar, w.orso)
  expect((await served.call('getVenueImport', { brandUid: w.luna, uid }, other)).status).toBe(404)
})

it('changes no venue that’s here with a key, and doesn’t tell what it has', async () => {
  const secret = await keyOf(w.ada, null)
  const call = (name: string, input: object) => served.call(name, input, secret)
  const text = `ID,Name,City,Phone\n${w.luna},Luna,London,020 7946 0019\n`
  const { uid = '' } = (await bring(secret, text, 'name=luna.csv')).body
  const refused = {
    status: 400,
    body: {
      error: {
        status: 'FAILED_PRECONDITION',
        message:
          'An API key can’t change details of venues that are here. Choose none, or start this import on the Imports page.',
      },
    },
  }
  expect(await call('saveImport', { uid, corrections: ['phone'] })).toMatchObject(refused)
  expect((await w.ada.call('previewImport', { uid })).changes.rows).toBe(1)
  expect((await call('previewImport', { uid })).body.data).toMatchObject({
    changes: { rows: 0, fields: [], first: [] },
  })
  await w.ada.call('saveImport', { uid, corrections: ['phone'] })
  expect((await call('previewImport', { uid })).body.data).toMatchObject({
    changes: { rows: 0, fields: [], first: [] },
  })
  expect(await call('startImport', { uid })).toMatchObject(refused)
  expect((await call('saveImport', { uid, corrections: [] })).status).toBe(200)
  expect((await call('startImport', { uid })).status).toBe(200)
  await runImportJob(w)
  expect(await w.ada.call('getBrandProfile', { uid: w.luna })).toMatchObject({ phone: null })
})

it('takes no list from a key that may only read, and none from one that was turned off', async () => {
  const reading = await keyOf(w.ada, null, ['imports:read', 'results:write'])
  expect(await bring(reading, 'Name\nFig\n', 'name=a.csv')).toEqual({
    status: 403,
    body: expect.objectContaining({
      error: expect.objectContaining({
        message: 'This API key can’t upload lists. It needs the permission imports:write.',
      }),
    }),
  })
  expect((await bring('pk_wrong', 'Name\nFig\n', 'name=a.csv')).status).toBe(401)
  expect((await served.call('listImports', {}, reading)).body.data).toMatchObject({ rows: [] })
})

it('is described with an example where programs look', async () => {
  const { body } = await served.get('/openapi.json')
  const paths = (body as { paths: Record<string, { post: Record<string, unknown> }> }).paths
  expect(paths['/imports']?.post).toMatchObject({
    security: [{ bearer: [] }, { apiKey: ['imports:write'] }],
    responses: { 200: { content: { 'application/json': { example: { uid: expect.stringMatching(/^import_/) } } } } },
  })
  for (const name of ['saveImport', 'startImport', 'getImport', 'getImportReport', 'undoImport', 'startVenueImport'])
    expect(Object.keys(paths)).toContain(`/call/${name}`)
  expect(String((await served.get('/api-docs')).body.data)).toContain('POST /imports')
})
