import { expect, it } from 'vitest'
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
  expect(await importOutcomes(w, await importedList(w, w.anna, again))).toEqual(['2 known'])
})

it('takes lists of handles for creators to put on lists', async () => {
  const w = await world()
  for (const text of ['Handle,List,Note\nalice.eats,Autumn,Hi\n', 'Instagram;Liste\nalice.eats;Herbst\n']) {
    const uid = await broughtList(w, w.anna, text, 'list.csv')
    expect(await w.anna.call('getImport', { uid })).toMatchObject({ kind: 'lists' })
  }
})
