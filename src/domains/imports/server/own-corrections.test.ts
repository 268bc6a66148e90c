import { expect, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { refusal } from '../../../world/describe-call.ts'
import { broughtVenues, importedVenues } from '../../../world/import-stories.ts'
import { type World, world } from '../../../world/world.ts'
import { makeBrand } from '../../organisations/server/build.ts'
import { getOrganisationOf } from '../../organisations/server/reads.ts'
import type { correctedOwn } from '../fields.ts'

const head = 'ID,Name,Category,Address,Postcode,City,Phone\n'
const lunaRow = (w: World) => `${w.luna},Luna,Cafe,,,London,020 7946 0033\n`
const nordRow = ',Luna Nord,Cafe,12 Mare Street,E8 4RP,London,020 7946 0044\n'

async function corrected(w: World, text: string, corrections: (typeof correctedOwn)[number][]) {
  const uid = await broughtVenues(w, text)
  await w.bella.call('saveVenueImport', { brandUid: w.luna, uid, corrections })
  return { uid, run: await w.bella.call('startVenueImport', { brandUid: w.luna, uid }) }
}

const previewed = async (w: World, uid: string) =>
  must((await w.bella.call('getVenueImport', { brandUid: w.luna, uid })).preview)
const luna = (w: World) => w.bella.call('getBrandProfile', { uid: w.luna })
const draft = async (w: World) => {
  const { rows } = await w.bella.call('listImportedVenues', { brandUid: w.luna })
  const { importUid, line } = must(rows.find(({ name }) => name === 'Luna Nord'))
  return { importUid, line }
}
/** What a form for the draft begins with besides its name: the phone number goes with it when it is added. */
const addNord = async (w: World) => {
  const imported = await draft(w)
  const { category, city, district, address, postcode, handle } = await w.bella.call('getImportedVenue', {
    brandUid: w.luna,
    ...imported,
  })
  const fields = { name: 'Luna Nord', category, city: must(city), district, address, postcode, handle }
  return w.bella.call('addVenue', { brandUid: w.luna, fields, rolesFrom: null, monthly: 0, imported })
}

it('shows an owner what their list has otherwise, and leaves it unless they choose it', async () => {
  const w = await world()
  await importedVenues(w)
  const uid = await broughtVenues(w, `${head}${lunaRow(w)}${nordRow}`)
  const { changes, counts } = await previewed(w, uid)
  expect(changes.first.map(({ line, changes: own }) => [line, own])).toEqual([
    [2, expect.arrayContaining([{ field: 'phone', before: '', after: '+44 20 7946 0033' }])],
    [3, [{ field: 'phone', before: '+44 20 7946 0018', after: '+44 20 7946 0044' }]],
  ])
  expect(counts).toMatchObject({ duplicate: 2, merged: 0 })
  await w.bella.call('startVenueImport', { brandUid: w.luna, uid })
  expect(await luna(w)).toMatchObject({ phone: null, version: 1 })
  const { rows } = await w.bella.call('listRowsLeftOut', { brandUid: w.luna, uid })
  expect(rows.map(({ remarks }) => remarks.at(-1))).toEqual([
    expect.stringContaining('Your list has other details, which we left as they are: '),
    'Your list has other details, which we left as they are: Phone: +44 20 7946 0018 → +44 20 7946 0044.',
  ])
})

it('changes what they choose at a venue and at a draft, records it, and puts it back', async () => {
  const w = await world()
  await importedVenues(w)
  const { uid, run } = await corrected(w, `${head}${lunaRow(w)}${nordRow}`, ['phone'])
  expect(run).toMatchObject({ state: 'done', counts: { merged: 2, duplicate: 0 } })
  expect(await luna(w)).toMatchObject({ phone: '+44 20 7946 0033', version: 2 })
  const kinds = (await w.eventsOf(w.luna)).map(({ kind, side }) => [kind, side])
  expect(kinds).toContainEqual(['brand.details-imported', 'brand'])
  expect(await w.bella.call('undoVenueImport', { brandUid: w.luna, uid })).toEqual({
    deleted: 0,
    added: 0,
    changed: { back: 2, stayed: 0 },
  })
  expect(await luna(w)).toMatchObject({ phone: null })
  expect((await w.eventsOf(w.luna)).map(({ kind }) => kind)).toContain('brand.details-restored')
  const { uid: added } = await addNord(w)
  expect(await w.bella.call('getBrandProfile', { uid: added })).toMatchObject({ phone: '+44 20 7946 0018' })
})

it('keeps what has changed since, and a draft that was added with it', async () => {
  const w = await world()
  await importedVenues(w)
  const { uid } = await corrected(w, `${head}${lunaRow(w)}${nordRow}`, ['phone'])
  const { version } = await luna(w)
  await w.bella.call('saveBrandProfile', { uid: w.luna, version, fields: { phone: '+44 20 7946 0055' } })
  const { uid: added } = await addNord(w)
  expect(await w.bella.call('undoVenueImport', { brandUid: w.luna, uid })).toMatchObject({
    changed: { back: 0, stayed: 2 },
  })
  expect(await luna(w)).toMatchObject({ phone: '+44 20 7946 0055' })
  expect(await w.bella.call('getBrandProfile', { uid: added })).toMatchObject({ phone: '+44 20 7946 0044' })
})

it('lets the first of two rows about a venue change it, and says so of the other', async () => {
  const w = await world()
  const twice = `${lunaRow(w)}${w.luna},Luna,Cafe,,,London,020 7946 0066\n`
  const { uid, run } = await corrected(w, `${head}${twice}`, ['phone'])
  expect(run.counts).toMatchObject({ merged: 1, duplicate: 1 })
  expect(await luna(w)).toMatchObject({ phone: '+44 20 7946 0033' })
  const { rows } = await w.bella.call('listRowsLeftOut', { brandUid: w.luna, uid })
  expect(rows).toMatchObject([{ line: 3, remarks: [expect.anything(), 'It’s about the same venue as line 2.'] }])
})

it('offers nothing of a venue that its owner can’t edit, nor of anybody else’s', async () => {
  const w = await world()
  const { uid: orgUid } = await getOrganisationOf(w.database.db, w.luna)
  const other = await w.tx(async (tx) => makeBrand(tx, { name: 'Luna Ost', orgUid, ownerUid: w.ben.accountUid }))
  const text = `${head}${other},Luna Ost,Cafe,,,London,020 7946 0077\n${w.orso},Orso,Cafe,,,London,020 7946 0088\n`
  const uid = await broughtVenues(w, text)
  expect((await previewed(w, uid)).changes).toEqual({ rows: 0, fields: [], first: [] })
  const start = await corrected(w, text, ['phone'])
  expect(start.run.counts).toMatchObject({ merged: 0 })
  const { rows } = await w.bella.call('listRowsLeftOut', { brandUid: w.luna, uid: start.uid })
  expect(rows[0]?.remarks.at(-1)).toContain('because you can’t edit this venue. Ask its owner')
  expect(await w.ada.call('getBrandProfile', { uid: other })).toMatchObject({ phone: null, version: 1 })
  expect(await w.ada.call('getBrandProfile', { uid: w.orso })).toMatchObject({ version: 1 })
})

it('gives a draft the city that it needed', async () => {
  const w = await world()
  await importedVenues(w)
  const ost = 'Name,Category,Address,City\nLuna Ost,Restaurant,3 Road,Paris\n'
  const seen = await broughtVenues(w, ost)
  expect((await previewed(w, seen)).changes.first[0]?.changes).toEqual([{ field: 'city', before: '', after: 'Paris' }])
  const { uid } = await corrected(w, ost, ['city'])
  const city = async () => {
    const { rows } = await w.bella.call('listImportedVenues', { brandUid: w.luna })
    const { city: is, remarks } = must(rows.find(({ name }) => name === 'Luna Ost'))
    return [is, remarks.length]
  }
  expect(await city()).toEqual(['paris', 0])
  await w.bella.call('undoVenueImport', { brandUid: w.luna, uid })
  expect(await city()).toEqual([null, 1])
})

it('refuses a detail that can’t be corrected', async () => {
  const w = await world()
  const uid = await broughtVenues(w)
  const asked = w.bella.callRaw('saveVenueImport', { brandUid: w.luna, uid, corrections: ['views'] })
  expect((await refusal(asked)).code).toBe('invalid-argument')
})
