import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { openPaper } from './paper.ts'

const columns = [
  { width: 110, align: 'left' },
  { width: 373, align: 'left' },
] as const

/**
 * What a reader of PDFs finds, without spaces, which a PDF does not know, and with letters taken apart, the Thai am as well.
 * Parts of Devanagari letters that are none by themselves come as control characters.
 */
const plain = (text: string) =>
  text
    .replace(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32')
    .normalize('NFKD')
    .replace(/[\s\p{Cc}]/gu, '')

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
  'simplified Chinese': '张伟的饺子馆（北京）',
  'traditional Chinese': '鼎泰豐餐廳，臺灣、香港灣仔嘅茶樓',
  Japanese: '寿司割烹 髙橋・﨑山うなぎカフェ𠮷野家',
  Korean: '김서연의 한옥 레스토랑',
  Hindi: 'मुंबई ढाबा',
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

it('marks letters that no font has, says so once, and keeps what was written for those who read it out', async () => {
  const paper = await openPaper({ title: 'T', author: 'Acme', columns })
  paper.text('რესტორანი Luna')
  paper.row(['Name', 'თბილისი'], 'first')
  const file = await paper.finish()
  const { text } = await textOf(file)
  const note = '“\ufffd” stands for a letter we couldn’t print. You’ll find the full text on the website.'
  expect(text).toBe(plain(`\ufffd LunaName\ufffd${note}`))
  const written = Buffer.from('\ufeffთბილისი', 'utf16le').swap16().toString('latin1')
  expect(file.toString('latin1')).toContain(`/ActualText (${written})`)
})

it('carries only the letters of large fonts that are written', async () => {
  const paper = await openPaper({ title: 'T', author: 'Acme', columns })
  paper.text(names['traditional Chinese'])
  expect((await paper.finish()).length).toBeLessThan(30_000)
})

it('breaks Chinese between characters, never before a mark', async () => {
  const paper = await openPaper({ title: 'T', author: 'Acme', columns })
  paper.text('东南西北京城，'.repeat(20))
  const pdf = await getDocumentProxy(new Uint8Array(await paper.finish()))
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const starts = new Map<number, string>()
  for (const item of items)
    if ('str' in item && item.str.trim()) {
      const [, , , , , y] = item.transform as [number, number, number, number, number, number]
      if (!starts.has(y)) starts.set(y, item.str)
    }
  expect([...starts.values()].map((start) => start.charAt(0))).toEqual(['东', '城', '京'])
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
