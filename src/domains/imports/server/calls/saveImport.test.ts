import { expect, it } from 'vitest'
import { workbook } from '../../../../kit/testing/workbook.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { broughtList, importedList, runImportJob } from '../../../../world/import-stories.ts'
import { world } from '../../../../world/world.ts'
import { importCalls } from '../../contract.ts'

describeCall(importCalls.saveImport, async (w) => ({ uid: await broughtList(w, w.anna), country: 'FR' }))

it('reads the file anew with another encoding or delimiter, and recognises its columns again', async () => {
  const w = await world()
  const uid = await broughtList(w, w.anna, Buffer.from('Name|City\nCafé|Paris\n', 'latin1'))
  const asGreek = await w.anna.call('saveImport', { uid, encoding: 'windows-1253' })
  expect(asGreek.reading).toMatchObject({ encoding: 'windows-1253', delimiter: '|' })
  expect((await w.anna.call('previewImport', { uid })).first[0]?.name).toBe('Cafι')
  const asOne = await w.anna.call('saveImport', { uid, delimiter: ';' })
  expect(asOne.columns).toEqual(['Column 1'])
  expect((await w.anna.call('saveImport', { uid, delimiter: '|', encoding: 'windows-1252' })).mapping).toEqual([
    'name',
    'city',
  ])
})

const sheets = {
  London: [
    ['Name', 'City'],
    ['Fig', 'London'],
  ],
  Paris: [
    ['Nom', 'Ville'],
    ['Le Zinc', 'Paris'],
  ],
}

it('takes another line for the header, and another sheet', async () => {
  const w = await world()
  const uid = await broughtList(w, w.anna, 'Our pubs\nName,City\nFig,London\n')
  expect((await w.anna.call('saveImport', { uid, headerLine: 0 })).columns).toEqual(['Column 1', 'Column 2'])
  expect((await w.anna.call('saveImport', { uid, headerLine: 2 })).columns).toEqual(['Name', 'City'])
  const book = await broughtList(w, w.anna, workbook(sheets), 'venues.xlsx')
  expect((await w.anna.call('getImport', { uid: book })).columns).toEqual(['Name', 'City'])
  expect((await w.anna.call('saveImport', { uid: book, sheet: 'Paris' })).columns).toEqual(['Nom', 'Ville'])
  expect((await refusal(w.anna.call('saveImport', { uid: book, sheet: 'Rome' }))).message).toBe(
    'This file has no sheet called “Rome”.',
  )
})

it('remembers the mapping for the next file with the same columns once an import was started with it', async () => {
  const w = await world()
  const text = 'Wer,Wo,Stadt\nFig,1 Mare Street,London\n'
  const uid = await broughtList(w, w.anna, text)
  await w.anna.call('saveImport', { uid, mapping: ['name', 'address', 'city'] })
  const second = await broughtList(w, w.anna, text)
  expect((await w.anna.call('previewImport', { uid: second })).isRemembered).toBe(false)
  await w.anna.call('startImport', { uid })
  const third = await broughtList(w, w.amir, text)
  expect((await w.amir.call('getImport', { uid: third })).mapping).toEqual(['name', 'address', 'city'])
  expect((await w.amir.call('previewImport', { uid: third })).isRemembered).toBe(true)
})

it('refuses a field for two columns, columns that the file doesn’t have, and a change after the start', async () => {
  const w = await world()
  const uid = await broughtList(w, w.anna, 'A,B\nFig,London\n')
  const twice = await refusal(w.anna.call('saveImport', { uid, mapping: ['name', 'name'] }))
  expect(twice.message).toBe('Two columns are set to “Name”. Choose one of them.')
  expect((await refusal(w.anna.call('saveImport', { uid, mapping: ['name'] }))).message).toBe(
    'The columns of this file have changed. Reload the page.',
  )
  const begun = await importedList(w, w.anna)
  expect((await refusal(w.anna.call('saveImport', { uid: begun, duplicates: 'add' }))).code).toBe('failed-precondition')
})

const kinds = `Name,City,Kind
Fig,London,Supper-club
Plum,London,supper club
Pear,London,Sauna
Kiwi,London,Pub
`

it('counts words for categories that we don’t know, takes somebody’s answer for each, and remembers it', async () => {
  const w = await world()
  const uid = await broughtList(w, w.anna, kinds)
  const wordsOf = async (one: string) => (await w.anna.call('previewImport', { uid: one })).words
  const unknown = { word: 'Sauna', rows: 1, category: null }
  expect(await wordsOf(uid)).toEqual([{ word: 'Supper-club', rows: 2, category: null }, unknown])
  await w.anna.call('saveImport', {
    uid,
    categories: [
      { word: 'Supper-club', category: 'Nightlife' },
      { word: 'Sauna', category: 'Experience' },
    ],
  })
  await w.anna.call('saveImport', { uid, categories: [{ word: 'Sauna', category: null }] })
  expect(await wordsOf(uid)).toEqual([{ word: 'Supper-club', rows: 2, category: 'Nightlife' }, unknown])
  await w.anna.call('startImport', { uid })
  await runImportJob(w)
  const { rows } = await w.ada.call('browseBrands', {})
  const categories = new Map(rows.map(({ name, category }) => [name, category]))
  expect(['Fig', 'Plum', 'Pear', 'Kiwi'].map((name) => categories.get(name))).toEqual([
    'Nightlife',
    'Nightlife',
    'Other',
    'Nightlife',
  ])
  expect(await wordsOf(await broughtList(w, w.amir, 'Name,City,Kind\nDate,London,Supper club\n'))).toMatchObject([
    { category: 'Nightlife' },
  ])
  expect(await wordsOf(await broughtList(w, w.amir, 'Name,Town,Kind\nDate,London,Supper club\n'))).toMatchObject([
    { category: null },
  ])
})

it('doesn’t bring a word back that somebody took back, however the file is read', async () => {
  const w = await world()
  const first = await broughtList(w, w.anna, kinds)
  await w.anna.call('saveImport', { uid: first, categories: [{ word: 'Supper club', category: 'Nightlife' }] })
  await w.anna.call('startImport', { uid: first })
  await runImportJob(w)
  const uid = await broughtList(w, w.anna, kinds)
  const supper = async () => (await w.anna.call('previewImport', { uid })).words[0]
  expect(await supper()).toMatchObject({ word: 'Supper-club', category: 'Nightlife' })
  await w.anna.call('saveImport', { uid, categories: [{ word: 'Supper club', category: null }] })
  await w.anna.call('saveImport', { uid, encoding: 'windows-1252' })
  expect(await supper()).toMatchObject({ word: 'Supper-club', category: null })
})

it('never takes more than 1,000 words, and keeps those of a file that is read anew', async () => {
  const w = await world()
  const uid = await broughtList(w, w.anna, kinds)
  const hundred = (from: number) =>
    Array.from({ length: 100 }, (_, at) => ({ word: `Kind ${from + at}`, category: 'Other' as const }))
  for (let from = 0; from < 1_000; from += 100) await w.anna.call('saveImport', { uid, categories: hundred(from) })
  expect((await refusal(w.anna.call('saveImport', { uid, categories: hundred(1_000) }))).message).toMatch(
    /^You’ve chosen categories for 1000 words already\./,
  )
  const second = await broughtList(w, w.anna, kinds)
  await w.anna.call('saveImport', { uid: second, categories: [{ word: 'Sauna', category: 'Experience' }] })
  await w.anna.call('saveImport', { uid: second, encoding: 'windows-1252' })
  expect((await w.anna.call('previewImport', { uid: second })).words).toContainEqual({
    word: 'Sauna',
    rows: 1,
    category: 'Experience',
  })
})
