import { expect, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { refusal } from '../../../world/describe-call.ts'
import { broughtList, importedList, importOutcomes, runImportJob } from '../../../world/import-stories.ts'
import { type Person, type World, world } from '../../../world/world.ts'
import { type CorrectedField, correctedFields } from '../fields.ts'

const fig = 'Name,Address,Postcode,City,Phone,Website,Kind\n'
const before = `${fig}Fig,1 Mare Street,E8 4AE,London,020 7946 0018,fig.example,Cafe\n`

/** A venue that Ada imported, and a list by its ID with other details. Answers its uid. */
async function figIsIn(w: World): Promise<string> {
  await importedList(w, w.ada, before)
  const { rows } = await w.ada.call('browseBrands', { search: 'Fig' })
  return must(rows[0]).uid
}

const listOf = (uid: string) =>
  `ID,Name,Address,Postcode,City,Phone,Website,Kind\n${uid},Fig & Fennel,2 Mare Street,E8 4AE,London,+44 20 7946 0019,,Restaurant\n`

async function corrected(w: World, person: Person, text: string, corrections: CorrectedField[]): Promise<string> {
  const uid = await broughtList(w, person, text)
  await person.call('saveImport', { uid, corrections })
  await person.call('startImport', { uid })
  await runImportJob(w)
  return uid
}

const profile = (w: World, uid: string) => w.ada.call('getBrandProfile', { uid })
const changes = [
  { field: 'name', before: 'Fig', after: 'Fig & Fennel' },
  { field: 'kind', before: 'Cafe', after: 'Restaurant' },
  { field: 'address', before: '1 Mare Street', after: '2 Mare Street' },
  { field: 'phone', before: '+44 20 7946 0018', after: '+44 20 7946 0019' },
]

it('shows what a list by our IDs has otherwise, and changes nothing unless somebody chooses it', async () => {
  const w = await world()
  const uid = await figIsIn(w)
  const list = await broughtList(w, w.ada, listOf(uid))
  const seen = await w.ada.call('previewImport', { uid: list })
  expect(seen.changes).toEqual({
    rows: 1,
    fields: changes.map(({ field }) => ({ field, rows: 1 })),
    first: [{ line: 2, name: 'Fig', brandUid: uid, changes }],
  })
  expect(seen.counts).toMatchObject({ known: 1, merged: 0 })
  await w.ada.call('startImport', { uid: list })
  await runImportJob(w)
  expect(await profile(w, uid)).toMatchObject({ name: 'Fig', phone: '+44 20 7946 0018', version: 1 })
})

it('changes the chosen details, records them, and puts them back', async () => {
  const w = await world()
  const uid = await figIsIn(w)
  const list = await corrected(w, w.ada, listOf(uid), ['phone', 'kind'])
  expect(await profile(w, uid)).toMatchObject({
    name: 'Fig',
    address: '1 Mare Street',
    phone: '+44 20 7946 0019',
    category: 'Restaurant',
    website: 'https://fig.example',
  })
  expect(await importOutcomes(w, list)).toEqual([
    '2 merged Changed Category: Cafe → Restaurant; Phone: +44 20 7946 0018 → +44 20 7946 0019.',
  ])
  expect((await w.eventsOf(uid))[0]).toMatchObject({
    kind: 'brand.details-imported',
    side: 'staff',
    before: { phone: '+44 20 7946 0018', category: 'Cafe' },
    after: { phone: '+44 20 7946 0019', category: 'Restaurant' },
  })
  await w.ada.call('undoImport', { uid: list })
  await runImportJob(w)
  expect(await profile(w, uid)).toMatchObject({ phone: '+44 20 7946 0018', category: 'Cafe' })
  expect(await importOutcomes(w, list)).toEqual(['2 undone'])
})

it('keeps what somebody has changed since, and says so', async () => {
  const w = await world()
  const uid = await figIsIn(w)
  const list = await corrected(w, w.ada, listOf(uid), ['phone', 'kind'])
  const { version } = await profile(w, uid)
  await w.ada.call('saveBrandProfile', { uid, version, fields: { phone: '+44 20 7946 0020' } })
  await w.ada.call('undoImport', { uid: list })
  await runImportJob(w)
  expect(await profile(w, uid)).toMatchObject({ phone: '+44 20 7946 0020', category: 'Cafe' })
  expect(await importOutcomes(w, list)).toEqual(['2 undone These details have changed since, so we kept them: phone.'])
})

it('corrects a possible duplicate, fills its gaps only if asked, and never lets a list correct itself', async () => {
  const w = await world()
  const uid = await figIsIn(w)
  const bar = 'Name,City,Phone,Kind,Instagram\nFig Bar,London,020 7946 0018,Pub,@figbar\n'
  const list = await corrected(w, w.ada, bar, ['kind'])
  expect(await profile(w, uid)).toMatchObject({ name: 'Fig', category: 'Nightlife', handle: null })
  expect(await importOutcomes(w, list)).toEqual([
    '2 merged Changed Category: Cafe → Nightlife. It has the same phone number as Fig.',
  ])
  const twice = `ID,Name,City,Phone\n${uid},Fig,London,020 7946 0022\n${uid},Fig,London,020 7946 0023\n`
  expect(await importOutcomes(w, await corrected(w, w.ada, twice, [...correctedFields]))).toEqual([
    expect.stringMatching(/^2 merged/),
    '3 known',
  ])
  expect(await profile(w, uid)).toMatchObject({ phone: '+44 20 7946 0022' })
})

it('leaves the place of a venue alone that the list has in another city', async () => {
  const w = await world()
  const uid = await figIsIn(w)
  const text = `ID,Name,Address,City\n${uid},Fig,3 Rue de Rivoli,Paris\n`
  const list = await corrected(w, w.ada, text, [...correctedFields])
  expect(await profile(w, uid)).toMatchObject({ address: '1 Mare Street', city: 'london' })
  expect(await importOutcomes(w, list)).toEqual(['2 known'])
})

it('leaves the place of a venue outside our cities alone, unless a row says the same town', async () => {
  const w = await world()
  const head = 'ID,Name,Address,Postcode,City,Phone,Area,Country,Kind\n'
  await importedList(w, w.ada, `${head},Fig,1 Cheap Street,BA1 1NE,Bath,01225 460123,,United Kingdom,Pub\n`)
  const uid = must((await w.ada.call('browseBrands', { search: 'Fig' })).rows[0]).uid
  const take = (row: string) => corrected(w, w.ada, `${head}${row}\n`, ['address', 'postcode', 'position', 'kind'])
  const away = 'It may be in another town than the venue that’s here, so its address and position stay as they are.'
  for (const row of [
    ',Fig,2 North Street,,Brighton,01225 460123,,United Kingdom,Cafe',
    `${uid},Fig,2 Main Street,,Bath,,,United States,Cafe`,
    `${uid},Fig,3 Elm Street,,Nowhereville,,,United Kingdom,Cafe`,
  ])
    for (const outcome of await importOutcomes(w, await take(row))) expect(outcome).not.toContain('Changed Address')
  expect(await profile(w, uid)).toMatchObject({ address: '1 Cheap Street', postcode: 'BA1 1NE', city: 'other' })
  const [said] = await importOutcomes(
    w,
    await take(',Fig,2 North Street,,Brighton,01225 460123,,United Kingdom,Restaurant'),
  )
  expect(said).toContain(`Changed Category: Cafe → Restaurant. It has the same phone number as Fig. ${away}`)
  await take(',Fig,9 Cheap Street,BA1 1NE,Bath,01225 460123,Abbey Quarter,United Kingdom,Restaurant')
  expect(await profile(w, uid)).toMatchObject({ address: '9 Cheap Street', district: 'Bath' })
})

it('reads a row without a city as where its venue is', async () => {
  const w = await world()
  const uid = await figIsIn(w)
  await corrected(w, w.ada, `ID,Name,Phone\n${uid},Fig,020 7946 0019\n`, ['phone'])
  expect(await profile(w, uid)).toMatchObject({ phone: '+44 20 7946 0019' })
})

it('changes what whoever starts it may change: an account manager the brands they look after', async () => {
  const w = await world()
  const uid = await figIsIn(w)
  const text = `ID,Name,City,Phone\n${uid},Fig,London,020 7946 0019\n${w.luna},Luna,London,020 7946 0033\n`
  const list = await broughtList(w, w.ada, text)
  await w.ada.call('saveImport', { uid: list, corrections: ['phone'] })
  const seen = await w.anna.call('previewImport', { uid: list })
  expect(seen.changes.first.map(({ brandUid }) => brandUid)).toEqual([w.luna])
  expect(seen.problems.map(({ what }) => what)).toContain(
    'It has other details than we have. They stay as they are, because only its account manager or an admin can change them. Ask one of them to import this list.',
  )
  await w.anna.call('startImport', { uid: list })
  await runImportJob(w)
  expect(await profile(w, uid)).toMatchObject({ phone: '+44 20 7946 0018' })
  expect(await profile(w, w.luna)).toMatchObject({ phone: '+44 20 7946 0033' })
  expect((await w.eventsOf(w.luna))[0]).toMatchObject({ actorUid: w.anna.accountUid })
})

it('doesn’t remark on other details where nothing was to be changed', async () => {
  const w = await world()
  const list = await broughtList(w, w.anna, listOf(await figIsIn(w)))
  expect((await w.anna.call('previewImport', { uid: list })).problems).toEqual([])
  await w.anna.call('saveImport', { uid: list, corrections: ['website'] })
  expect((await w.anna.call('previewImport', { uid: list })).problems).toEqual([])
})

it('has nothing to change where only the spelling of a number or a link differs', async () => {
  const w = await world()
  await figIsIn(w)
  const same = `${fig}Fig,1  Mare Street,e8 4ae,London,+44 (0)20 7946 0018,http://www.fig.example/,cafe\n`
  const seen = await w.ada.call('previewImport', { uid: await broughtList(w, w.ada, same) })
  expect(seen.changes.rows).toBe(0)
})

it('refuses a detail that it can’t correct', async () => {
  const w = await world()
  const uid = await broughtList(w, w.ada, before)
  const refused = await refusal(w.ada.callRaw('saveImport', { uid, corrections: ['city'] }))
  expect(refused.code).toBe('invalid-argument')
})
