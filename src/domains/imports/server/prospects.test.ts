import { expect, it } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { broughtList, importedCreator, importedList, runImportJob, twoCreators } from '../../../world/import-stories.ts'
import { type World, world } from '../../../world/world.ts'
import { importData } from './personal-data.ts'

const rowsOf = async (w: World, uid: string) =>
  (await w.anna.call('listImportRows', { uid })).rows.map(({ line, outcome }) => `${line} ${outcome}`)
const creatorsOf = async (w: World) => (await w.anna.call('listImportedCreators', { sort: 'name' })).rows
async function undo(w: World, uid: string): Promise<void> {
  await w.anna.call('undoImport', { uid })
  await runImportJob(w)
}
async function imported(w: World, text: string, duplicates: 'skip' | 'merge' | 'add' = 'skip'): Promise<string> {
  const uid = await broughtList(w, w.anna, text)
  await w.anna.call('saveImport', { uid, duplicates })
  await w.anna.call('startImport', { uid })
  await runImportJob(w)
  return uid
}

it('knows who is here already: by an account of theirs, by their address, and from an earlier list', async () => {
  const w = await world()
  await importedCreator(w, w.anna)
  const uid = await imported(
    w,
    'Name,Instagram,Email,Followers\nAl,alice.eats,,1\nBella,b.ella,bella@example.test,1\nMara,mara.lind,,1\nNew,new.one,,1\n',
  )
  expect(await rowsOf(w, uid)).toEqual(['2 known', '3 known', '4 known', '5 added'])
  const { rows } = await w.anna.call('listImportRows', { uid })
  expect(rows.map(({ influencerUid }) => influencerUid)).toEqual([w.aliceInfluencer, null, null, null])
})

it('fills in what a creator from an earlier list lacks, and takes it back', async () => {
  const w = await world()
  await importedCreator(w, w.anna)
  const more =
    'Name,TikTok,Instagram,Email,Followers,Phone\nTom,tom.tt,tom.okoye,tom@example.test,1,+33 1 42 68 53 00\n'
  const left = await imported(w, more)
  expect(await rowsOf(w, left)).toEqual(['2 duplicate'])
  const uid = await imported(w, more, 'merge')
  expect(await rowsOf(w, uid)).toEqual(['2 merged'])
  const tom = {
    name: 'Tom Okoye',
    accounts: [
      { platform: 'instagram', handle: 'tom.okoye' },
      { platform: 'tiktok', handle: 'tom.tt' },
    ],
    email: 'tom@example.test',
    phone: '+33 1 42 68 53 00',
    followers: 9000,
  }
  expect((await creatorsOf(w)).at(-1)).toMatchObject(tom)
  await undo(w, uid)
  expect((await creatorsOf(w)).at(-1)).toMatchObject({
    ...tom,
    accounts: tom.accounts.slice(0, 1),
    email: null,
    phone: null,
  })
})

it('takes creators back, but whom somebody invited since', async () => {
  const w = await world()
  const uid = await importedList(w, w.anna, twoCreators)
  const [mara] = await creatorsOf(w)
  await w.anna.call('inviteImportedCreator', { uid: must(mara).uid })
  await undo(w, uid)
  expect(await rowsOf(w, uid)).toEqual(['2 kept', '3 undone'])
  expect(await creatorsOf(w)).toMatchObject([{ name: 'Mara Lind', state: 'invited' }])
  expect((await w.anna.call('listImportRows', { uid, outcome: 'kept' })).rows[0]?.remarks).toEqual([
    'We kept them, because they’ve been invited since.',
  ])
})

it('gives and forgets what a list said of somebody who has an account now', async () => {
  const w = await world()
  const uid = await importedList(w, w.anna, twoCreators)
  const subject = {
    account: { uid: 'account_x', email: 'mara@example.test' },
    influencerUids: [],
    brandUids: [],
    orgUids: [],
    collabUids: [],
    names: [],
  }
  const { 'imported-creator': kept } = await importData.gather(w.database.db, subject, w.config)
  expect(kept).toMatchObject([{ name: 'Mara Lind', email: 'mara@example.test' }])
  await w.tx((tx) => importData.forget(tx, subject))
  expect((await creatorsOf(w)).map(({ name }) => name)).toEqual(['Tom Okoye'])
  expect(await rowsOf(w, uid)).toEqual(['3 added'])
})

const brands = `Brand,Contact name,Contact email,Job title,City
Fig,Maria Rossi,maria@fig.example,Owner,London
Fig,Tom Okoye,tom@fig.example,Chef,London
Plum,Jo Park,jo@plum.example,,Nowhereville
`
const brandCalled = async (w: World, name: string) =>
  (await w.ada.call('browseBrands', { search: name })).rows.find((brand) => brand.name === name)?.uid
const contactsOf = async (w: World, brandUid: string) => (await w.ada.call('listBrandContacts', { brandUid })).rows

it('adds brands with their people, writes to nobody, and adds a person to a brand that is there', async () => {
  const w = await world()
  const uid = await imported(w, brands)
  expect((await w.anna.call('getImport', { uid })).kind).toBe('brands')
  expect(await rowsOf(w, uid)).toEqual(['2 added', '3 merged', '4 asks'])
  const fig = must(await brandCalled(w, 'Fig'))
  expect(await contactsOf(w, fig)).toMatchObject([
    { name: 'Maria Rossi', role: 'Owner', email: 'maria@fig.example', team: 'none' },
    { name: 'Tom Okoye', role: 'Chef' },
  ])
  expect((await w.ada.call('listTeam', { brandUid: fig })).members).toEqual([])
  const again = await imported(w, `${brands}Fig,Nina Frey,nina@fig.example,,London\n`)
  expect(await rowsOf(w, again)).toEqual(['2 known', '3 known', '4 asks', '5 merged'])
  expect((await contactsOf(w, fig)).map(({ name }) => name)).toEqual(['Maria Rossi', 'Tom Okoye', 'Nina Frey'])
  await undo(w, again)
  expect((await contactsOf(w, fig)).map(({ name }) => name)).toEqual(['Maria Rossi', 'Tom Okoye'])
  // One whose city somebody says later brings its person along.
  await w.anna.call('placeVenueDraft', { importUid: uid, line: 4, city: 'London', country: null })
  const plum = must(await brandCalled(w, 'Plum'))
  expect(await contactsOf(w, plum)).toMatchObject([{ name: 'Jo Park' }])
})

it('takes a brand back with its people, but not one whose people somebody has worked on', async () => {
  const w = await world()
  const uid = await imported(w, `${brands}Kiwi,Al Fox,al@kiwi.example,,London\n`)
  const kiwi = must(await brandCalled(w, 'Kiwi'))
  const [al] = await contactsOf(w, kiwi)
  const fields = { name: 'Al Fox', role: 'Owner', email: 'al@kiwi.example', phone: null }
  await w.ada.call('saveBrandContact', { brandUid: kiwi, contact: { uid: must(al).uid, version: 1 }, fields })
  await undo(w, uid)
  expect(await rowsOf(w, uid)).toEqual(['2 undone', '3 undone', '4 asks', '5 kept'])
  expect(await brandCalled(w, 'Fig')).toBeUndefined()
  expect(await contactsOf(w, kiwi)).toMatchObject([fields])
})

it('doesn’t take a brand back to which another list has added a person', async () => {
  const w = await world()
  const uid = await imported(w, brands)
  await imported(w, `${brands}Fig,Nina Frey,nina@fig.example,,London\n`)
  await undo(w, uid)
  const fig = must(await brandCalled(w, 'Fig'))
  expect((await contactsOf(w, fig)).map(({ name }) => name)).toContain('Nina Frey')
  const { rows } = await w.anna.call('listImportRows', { uid, outcome: 'kept' })
  expect(rows[0]?.remarks).toEqual(['We kept it, because it’s been used since: details added by another import.'])
})
