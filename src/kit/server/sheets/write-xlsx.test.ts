import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import readWorkbook from 'read-excel-file/node'
import { expect, it } from 'vitest'
import type { Cell } from '../../contract/csv.ts'
import { openSheet } from './open-sheet.ts'
import { writeXlsx } from './write-xlsx.ts'

const fileFor = () => join(mkdtempSync(join(tmpdir(), 'xlsx-')), 'list.xlsx')

async function* rowsOf(rows: readonly (readonly Cell[])[]) {
  yield* rows
}

it('writes texts as texts, numbers as numbers, and leaves empty cells empty', async () => {
  const path = fileFor()
  const rows: Cell[][] = [
    ['Name', 'Orders', 'Note'],
    ['=HYPERLINK("x")', 12.5, null],
    ['Müller & <Söhne>', -3, 'two\nlines'],
    ['+44 20 7946 0000', 0, 'bell\u0007'],
  ]
  await writeXlsx(path, rowsOf(rows))
  const found = await readWorkbook(path)
  const read: unknown =
    Array.isArray(found) && 'data' in (found[0] ?? {}) ? (found[0] as { data: unknown }).data : found
  expect(read).toEqual([
    ['Name', 'Orders', 'Note'],
    ['=HYPERLINK("x")', 12.5, null],
    ['Müller & <Söhne>', -3, 'two\nlines'],
    ['+44 20 7946 0000', 0, 'bell'],
  ])
})

it('writes moments as dates, in a format that names their zone', async () => {
  const path = fileFor()
  const sent = new Date('2026-03-10T18:00:00Z')
  await writeXlsx(path, rowsOf([['Sent'], [sent]]))
  const [sheet] = (await readWorkbook(path)) as { data: unknown }[]
  expect(sheet?.data).toEqual([['Sent'], [sent]])
})

it('is read by our own imports, with more than 26 columns', async () => {
  const path = fileFor()
  const names = Array.from({ length: 30 }, (_, at) => `Column ${at + 1}`)
  await writeXlsx(path, rowsOf([names, names.map((_, at) => `v${at}`)]))
  const sheet = await openSheet(path, {}, () => false)
  expect(sheet.columns).toEqual(names)
})

it('fails where its rows do, and doesn’t wait', async () => {
  async function* broken(): AsyncGenerator<Cell[]> {
    yield ['a']
    throw new Error('no more rows')
  }
  await expect(writeXlsx(fileFor(), broken())).rejects.toThrow('no more rows')
})
