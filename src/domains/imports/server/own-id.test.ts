import { expect, it } from 'vitest'
import { refusal } from '../../../world/describe-call.ts'
import { broughtList, importedList, importOutcomes } from '../../../world/import-stories.ts'
import { world } from '../../../world/world.ts'

it('knows the brands, creators and imported creators of our own files by their IDs, whatever else a row says', async () => {
  const w = await world()
  const brands = `Brand,Organisation,City,Category,Account manager,ID\nLuna Renamed,Luna,Nowhereville,Nightlife,Anna,${w.luna}\n`
  expect(await importOutcomes(w, await importedList(w, w.anna, brands))).toEqual(['2 known'])
  const creators = `Creator,Home city,Platform,Followers,Lists,ID\nalice (Alice),London,Instagram,900,Autumn,${w.aliceInfluencer}\n`
  const uid = await importedList(w, w.anna, creators)
  expect(await w.anna.call('getImport', { uid })).toMatchObject({ kind: 'creators', counts: { known: 1, added: 0 } })
  await importedList(w, w.anna, 'Name,Instagram,Followers\nMara Lind,mara.lind,900\n')
  const { rows: listed } = await w.anna.call('listImportedCreators', {})
  const again = `Name,Accounts,Followers,ID\nMara L.,mara.other,900,${listed[0]?.uid}\n`
  expect(await importOutcomes(w, await importedList(w, w.anna, again))).toEqual([
    '2 known The file says something else: Name Mara L. (here Mara Lind); Instagram @mara.other (here @mara.lind). What’s here stays.',
  ])
})

it('takes lists of handles for creators to put on lists', async () => {
  const w = await world()
  for (const text of ['Handle,List,Note\nalice.eats,Autumn,Hi\n', 'Instagram;Liste\nalice.eats;Herbst\n']) {
    const uid = await broughtList(w, w.anna, text, 'list.csv')
    expect(await w.anna.call('getImport', { uid })).toMatchObject({ kind: 'lists' })
  }
})

it('knows who is on a list by our own file of the list, whatever they’re called now', async () => {
  const w = await world()
  const list = await w.anna.call('saveList', {
    uid: null,
    fields: { name: 'Autumn', purpose: '', city: null, kind: 'hand', rule: null, ownerUid: w.anna.accountUid },
  })
  await w.anna.call('addListMembers', { uid: list.uid, creators: ['@alice.eats'] })
  const text = `Creator,List,City,Followers,Note,Added (UTC),Added by,ID
'@alice.before,Autumn,London,900,,2026-11-02 10:00,Anna,${w.aliceInfluencer}
'@olivia.out,Autumn,London,900,,2026-11-02 10:00,Anna,${w.oliviaInfluencer}
`
  const uid = await broughtList(w, w.anna, text, 'Autumn.csv')
  expect(await w.anna.call('getImport', { uid })).toMatchObject({
    kind: 'lists',
    mapping: [null, 'list', null, null, 'note', null, null, 'creator'],
  })
  const { counts, first, isOurs } = await w.anna.call('previewImport', { uid })
  expect(counts).toMatchObject({ known: 1, added: 1 })
  expect(first.map(({ name }) => name)).toEqual(['@alice.eats', '@olivia.out'])
  expect(isOurs).toBe(true)
})

it('adds no creator of the Influencer Manager’s file to a list', async () => {
  const w = await world()
  const text = `Creator,Home city,Followers,Reliability,Visits,RAG,RAG causes,Status,ID
alice.eats (Alice),London,900,98,4,Green,,Approved,${w.aliceInfluencer}
olivia.out (Olivia),London,900,98,4,Green,,Approved,${w.oliviaInfluencer}
`
  const uid = await importedList(w, w.anna, text)
  expect(await w.anna.call('getImport', { uid })).toMatchObject({ kind: 'creators', counts: { known: 2, added: 0 } })
})

it('takes nothing that we work out ourselves for a field', async () => {
  const w = await world()
  const text = `Brand,Area,City,Category,Account manager,Customer status,Status,RAG,RAG causes,ID
Luna,,London,Restaurant,Anna,Customer,Closed,Red,1 request waited more than 3 days,${w.luna}
`
  const uid = await broughtList(w, w.anna, text, 'brands.csv')
  const { mapping } = await w.anna.call('getImport', { uid })
  expect(mapping).toEqual(['name', 'district', 'city', 'kind', null, null, null, null, null, 'id'])
})

it.each([
  ['collabs', 'Brand,Creator,Stage,ID\nLuna,@alice.eats,Visited,', 'collab', 'Change them on their own pages.'],
  ['lists', 'List,Type,Members,ID\nAutumn,By hand,3,', 'list', 'To put creators on a list, open the list,'],
])('says of our own file of %s that it can’t be imported', async (what, text, kind, way) => {
  const w = await world()
  const { code, message } = await refusal(broughtList(w, w.anna, `${text}${kind}_01jd0000000000000000000000\n`))
  expect([code, message.includes(way)]).toEqual(['invalid-argument', true])
  expect(message).toContain(`This is a file of ${what} that was downloaded from here, so it can’t be imported.`)
})
