import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { openPaper } from './paper.ts'

const columns = [
  { width: 110, align: 'left' },
  { width: 373, align: 'left' },
] as const

/** What a reader of PDFs finds, without spaces, which a PDF does not know, and with letters taken apart, the Thai am as well. */
const plain = (text: string) =>
  text
    .replace(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32')
    .normalize('NFKD')
    .replace(/\s/g, '')

async function textOf(file: Buffer): Promise<{ text: string; pages: number }> {
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true })
  return { text: plain(text), pages: totalPages }
}

const names = {
  Polish: 'Kawiarnia Łódź, Zażółć gęślą jaźń',
  French: 'L’Été à l’Œuvre',
  Vietnamese: 'Nguyễn Thị Hồng Nhung, Phở Việt Đặc Biệt',
  Greek: 'Αθήνα Παπαδοπούλου, Ταβέρνα',
  Cyrillic: 'Ольга Щербакова, Їжак',
  Thai: 'สมชาย ใจดี, ร้านริมน้ำ',
  Arabic: 'مطعم الواحة الخضراء',
  Hebrew: 'מסעדת גן הזית תל אביב',
  Turkish: 'Çiğdem Işık, İstanbul',
}

it.each(Object.entries(names))('carries a name in %s, in headings, paragraphs and rows', async (_language, name) => {
  const paper = await openPaper({ title: name, author: 'Acme', columns })
  paper.head(name)
  paper.text(name)
  paper.row(['Name', name], 'first')
  const { text } = await textOf(await paper.finish())
  expect(text).toBe(plain(`Acme${name}${name}Name${name}`))
})

it.each([
  ['Luna 🍸 Bar', 'Luna Bar'],
  ['🌿 Olive Garden 👩🏽‍🍳', 'Olive Garden'],
  ['Paris🇫🇷, Café™ №1', 'Paris, Café™ №1'],
])('leaves emoji out of “%s”, for which no font has a picture', async (name, read) => {
  const paper = await openPaper({ title: 'T', author: 'Acme', columns })
  paper.text(name)
  const { text } = await textOf(await paper.finish())
  expect(text).toBe(plain(read))
})

it('sets words of both directions in the order in which they are read', async () => {
  const paper = await openPaper({ title: 'T', author: 'Acme', columns })
  paper.text('Dinner at مطعم الواحة for 2, £180')
  paper.text('مطعم الواحة (دبي) 12')
  const { text } = await textOf(await paper.finish())
  expect(text).toContain(plain('Dinner at مطعم الواحة for 2, £180'))
  // This reader gives runs from left to right and brackets as they are drawn.
  expect(text.replace(/[()]/g, '')).toContain(plain('12دبي مطعم الواحة'))
})

it('breaks long text, also without spaces, and goes on over pages', async () => {
  const paper = await openPaper({ title: 'T', author: 'Acme', columns })
  const words = Array.from({ length: 60 }, (_one, at) => `word${at}`).join(' ')
  const long = 'x'.repeat(300)
  for (let row = 0; row < 30; row += 1) paper.row([`Row ${row}`, `${words} ${long}`], 'first')
  const { text, pages } = await textOf(await paper.finish())
  expect(pages).toBeGreaterThan(2)
  expect(text.match(/word59/g)).toHaveLength(30)
  expect(text.match(/x/g)).toHaveLength(9_000)
})

it('tells a screen reader its language, its title, its heading and its table', async () => {
  const paper = await openPaper({ title: 'Agreement', author: 'Acme', columns })
  paper.head('Agreement')
  paper.row(['Name', 'Luna'], 'first')
  const file = (await paper.finish()).toString('latin1')
  for (const part of ['/Lang (en-GB)', '/MarkInfo', '/S /H1', '/S /Table', '/S /TH', '/DisplayDocTitle true'])
    expect(file).toContain(part)
})
