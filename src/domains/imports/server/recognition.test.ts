import { expect, it } from 'vitest'
import { broughtList } from '../../../world/import-stories.ts'
import { world } from '../../../world/world.ts'

async function read(text: string) {
  const w = await world()
  const uid = await broughtList(w, w.anna, text)
  const { mapping, reading } = await w.anna.call('getImport', { uid })
  const { first } = await w.anna.call('previewImport', { uid })
  return { mapping, headerLine: reading.headerLine, first }
}

it.each([
  [
    'English',
    'Fig,Restaurant,London\nPlum,Coffee shop,London\nKiwi,Gastropub,London\nPear,Sauna,London\nLime,Hotel,London\n',
  ],
  ['German', 'Adler,Gaststätte,Berlin\nBiber,Kneipe,Berlin\nDachs,Imbiss,Berlin\n'],
  ['French', 'Figue,Bar à vin,Paris\nPrune,Crêperie,Paris\nCitron,Café,Paris\n'],
  ['Spanish', 'Higo,Cafetería,Madrid\nCiruela,Bar de copas,Madrid\nLima,Marisquería,Madrid\n'],
  ['Italian', 'Fico,Ristorante,Milano\nPrugna,Caffetteria,Milano\nLime,Gelateria,Milano\n'],
  ['Dutch', 'Vijg,Eetcafé,London\nPruim,Koffiebar,London\nLimoen,Kroeg,London\n'],
  ['Portuguese', 'Figo,Pastelaria,London\nAmeixa,Tasca,London\nLima,Restaurante,London\n'],
])('finds categories without a header, in %s', async (_, text) => {
  expect(await read(text)).toMatchObject({ headerLine: 0, mapping: ['name', 'kind', 'city'] })
})

it('takes two columns without a header for names and categories, and “Restaurant” over names for a header', async () => {
  expect(await read('Fig,Restaurant\nPlum,Cafe\n')).toMatchObject({ headerLine: 0, mapping: ['name', 'kind'] })
  expect(await read('Restaurant,City\nLuigi Pizzeria,London\nBar Nero,London\n')).toMatchObject({
    headerLine: 1,
    mapping: ['name', 'city'],
  })
})

it.each([
  ['Neustadt an der Weinstraße', 'Neustadt'],
  ['Neustadt/Weinstr.', 'Neustadt'],
  ['Mülheim an der Ruhr', 'Mülheim'],
  ['Frankfurt an der Oder', 'Frankfurt (Oder)'],
  ['Frankfurt a. M.', 'Frankfurt am Main'],
  ['Neuburg a.d. Donau', 'Neuburg an der Donau'],
  ['Rothenburg o. d. Tauber', 'Rothenburg ob der Tauber'],
  ['Esslingen am Neckar', 'Esslingen'],
])('reads “%s” as a place', async (town, area) => {
  const { first } = await read(`Name,Address,Category\nAdler,"Hauptstr. 1, 67433 ${town}",Pub\n`)
  expect(first[0]).toMatchObject({ outcome: 'added', becomes: expect.stringContaining(`${area} (Elsewhere), Germany`) })
})

it('leaves a German addition that it doesn’t know to people', async () => {
  const { first } = await read('Name,City,Category\nAdler,Mülheim an der Mosel,Pub\n')
  expect(first[0]).toMatchObject({ outcome: 'asks' })
})

it('names the position and the postcode that contradict each other, and how far apart they are', async () => {
  const { first } = await read(
    'Name,Postcode,Latitude,Longitude,Category\nFig,M3 1AZ,51.5074,-0.1278,Pub\nPlum,BA1 1NE,48.8566,2.3522,Pub\n',
  )
  expect(first.map(({ remarks }) => remarks[0])).toEqual([
    'Its position (51.5074, -0.1278) and its postcode M3 1AZ are 262 km apart.',
    'Its position (48.8566, 2.3522) is in France, but its postcode BA1 1NE is in United Kingdom, 437 km apart.',
  ])
})

it('takes no row under rows like its own for a header, whatever word it holds', async () => {
  const list = 'Bar Tre,51.5136,-0.1365,bar\nCafe Quattro,51.5200,-0.1000,cafe\nSpringfield Arms,,,pub\n'
  expect(await read(list)).toMatchObject({ headerLine: 0, mapping: ['name', 'latitude', 'longitude', 'kind'] })
})
