import readWorkbook from 'read-excel-file/node'
import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { xlsxFile } from './xlsx.ts'

const written = async (...rows: (string | number | Date | null)[][]) =>
  Buffer.from(await (await xlsxFile('Orders: [all]', rows)).arrayBuffer())

it('writes what a spreadsheet reads again: texts in any alphabet, numbers and empty cells', async () => {
  const file = await written(['Name', 'Orders'], ['Łódź 東京 🍜 <&>', 12], ['', null], ['a\nb', -0.5])
  const [sheet] = await readWorkbook(file)
  expect(sheet?.data).toEqual([
    ['Name', 'Orders'],
    ['Łódź 東京 🍜 <&>', 12],
    [null, null],
    ['a\nb', -0.5],
  ])
})

it('writes no formula, whatever a text begins with, and nothing that XML cannot hold', async () => {
  const file = await written(['Name'], ['=HYPERLINK("https://evil.test")'], ['+1'], ['@SUM(A1)'], ['a\u0000\u0001b'])
  const sheet = Object.entries(unzipSync(file)).find(([name]) => name.endsWith('sheet1.xml'))
  expect(new TextDecoder().decode(sheet?.[1])).not.toContain('<f>')
  const [read] = await readWorkbook(file)
  expect(read?.data.slice(1)).toEqual([['=HYPERLINK("https://evil.test")'], ['+1'], ['@SUM(A1)'], ['ab']])
})

it('writes days and moments as dates', async () => {
  const file = await written(['Due', 'Sent (UTC)'], ['2026-03-10', new Date('2026-03-10T18:00:00Z')])
  const [read] = await readWorkbook(file)
  expect(read?.data[1]).toEqual([new Date('2026-03-10T00:00:00Z'), new Date('2026-03-10T18:00:00Z')])
})
