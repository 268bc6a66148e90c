import { expect, it } from 'vitest'
import { openStorage } from '../../../../adapters/storage/open-storage.ts'
import { workbook } from '../../../../kit/testing/workbook.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { broughtList, importedList } from '../../../../world/import-stories.ts'
import { world } from '../../../../world/world.ts'
import { importCalls } from '../../contract.ts'
import { fileKey } from '../files.ts'

describeCall(importCalls.previewImport, async (w) => ({ uid: await broughtList(w, w.anna) }))

it('shows columns with examples, the first rows as they would become, counts and problems by kind, and adds nothing', async () => {
  const w = await world()
  const uid = await broughtList(w, w.anna)
  const before = (await w.ada.call('browseBrands', {})).count
  const preview = await w.anna.call('previewImport', { uid })
  expect(preview.columns[0]).toEqual({ name: 'Name', examples: ['Fig', 'Plum'], isReport: false })
  expect(preview).toMatchObject({ rows: 3, counts: { read: 3, added: 1, refused: 1, asks: 1 }, isRemembered: false })
  expect(preview.first).toMatchObject([
    { line: 2, name: 'Fig', outcome: 'added', becomes: 'Other, London, United Kingdom; 1 Mare Street, E8 4AE' },
    { line: 3, outcome: 'refused', remarks: ['It has no name.'] },
    { line: 4, outcome: 'asks' },
  ])
  expect(preview.problems.map(({ what, count }) => `${count} ${what}`)).toContain('1 It has no name.')
  expect((await w.ada.call('browseBrands', {})).count).toBe(before)
})

it('shows what looks like a venue we have, or like an earlier row, before anything goes in', async () => {
  const w = await world()
  await importedList(w, w.anna, 'Name,Phone,City\nFig,020 7946 0018,London\n')
  const text = 'Name,Phone,City\nFig Bar,020 7946 0018,London\nPlum,,London\nPLUM,,London\n'
  const { duplicates } = await w.anna.call('previewImport', { uid: await broughtList(w, w.anna, text) })
  expect(duplicates).toMatchObject([
    {
      line: 2,
      name: 'Fig Bar',
      why: 'It has the same phone number as Fig.',
      brandUid: expect.stringMatching(/^brand_/),
    },
    { line: 4, why: 'It’s already on line 3.', brandUid: null },
  ])
})

it('looks at the first 5,000 rows of a long list, and counts all of them', async () => {
  const w = await world()
  const rows = Array.from({ length: 5_600 }, (_, at) => `Fig ${at},${at} Mare Street,E8 4AE`)
  const uid = await broughtList(w, w.anna, `Name,Address,Postcode\n${rows.join('\n')}\n`)
  expect(await w.anna.call('previewImport', { uid })).toMatchObject({
    rows: 5_600,
    counts: { read: 5_000, added: 5_000 },
  })
})

it('counts empty rows between others, of CSV and Excel alike, and keeps the count with the import', async () => {
  const w = await world()
  const text = 'Name,City\n\nFig,London\n,\n\nPlum,London\n\n\n'
  const book = workbook({ Sheet: [['Name', 'City'], ['Fig', 'London'], ['', ''], [], ['Plum', 'London']] })
  const blankOf = async (list: string | Uint8Array, name: string) => {
    const uid = await broughtList(w, w.anna, list, name)
    return (await w.anna.call('previewImport', { uid })).counts
  }
  expect(await blankOf(text, 'venues.csv')).toMatchObject({ read: 2, blank: 3 })
  expect(await blankOf(book, 'venues.xlsx')).toMatchObject({ read: 2, blank: 2 })
  const uid = await importedList(w, w.anna, text)
  expect((await w.anna.call('getImport', { uid })).counts).toMatchObject({ read: 2, blank: 3 })
})

it('says what is wrong with a file that can’t be read on', async () => {
  const w = await world()
  const uid = await broughtList(w, w.anna)
  await openStorage(w.config).remove(fileKey(uid))
  expect(await refusal(w.anna.call('previewImport', { uid }))).toMatchObject({
    code: 'invalid-argument',
    message: 'This import’s file is gone. Import it again: rows already imported stay as they are.',
  })
  expect(importCalls.previewImport.refusals).toContain('invalid-argument')
})

it('refuses an import that has begun', async () => {
  const w = await world()
  const uid = await importedList(w, w.anna)
  expect((await refusal(w.anna.call('previewImport', { uid }))).message).toBe(
    'This import is done. To remove what it added, undo it.',
  )
})
