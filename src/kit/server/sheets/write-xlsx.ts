import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { Cell } from '../../contract/csv.ts'
import { dayMs, now } from '../clock.ts'

/** How much text Excel keeps in a cell. */
const longestCell = 32_767
/** Characters that XML cannot hold. */
// oxlint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const office = 'http://schemas.openxmlformats.org'
const main = `${office}/spreadsheetml/2006/main`
const relations = `${office}/officeDocument/2006/relationships`
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`
const relationFile = (one: string) =>
  `${head}<Relationships xmlns="${office}/package/2006/relationships">${one}</Relationships>`
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${head}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/></Types>`,
  '_rels/.rels': relationFile(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
  'xl/_rels/workbook.xml.rels': relationFile(
    relation('rId1', 'worksheet', 'worksheets/sheet1.xml') + relation('rId2', 'styles', 'styles.xml'),
  ),
  // The second style is that of moments, whose zone the file names: UTC.
  'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm\\ &quot;UTC&quot;"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>`,
}

/**
 * Writes rows to an Excel workbook with one sheet, the first row being the names, which stay in sight. A row is in memory at a time. Numbers
 * are numbers, moments are dates in UTC; every text is written as text, so that none is run as a formula.
 */
export async function writeXlsx(path: string, rows: AsyncIterable<readonly Cell[]>): Promise<void> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const sheet = Readable.from(sheetOf(rows))
  // What fails while rows are read would otherwise leave the archive waiting.
  sheet.on('error', (error) => output.destroy(error))
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name, { mtime: now() })
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', { mtime: now() })
  zip.end()
  await pipeline(output, createWriteStream(path, { mode: 0o600 }))
}

async function* sheetOf(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`
  let line = 0
  for await (const cells of rows) {
    line += 1
    yield `<row r="${line}">${cells.map((cell, at) => xmlOf(cell, `${letters(at)}${line}`)).join('')}</row>`
  }
  yield '</sheetData></worksheet>'
}

/** Excel counts days from the end of 1899. */
const daysBefore1970 = 25_569

function xmlOf(cell: Cell, at: string): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (cell instanceof Date) return `<c r="${at}" s="1"><v>${cell.getTime() / dayMs + daysBefore1970}</v></c>`
  const text = cell
    .replace(unwritable, '')
    .slice(0, longestCell)
    .replaceAll(/[&<>]/g, (one) => escapes[one] ?? one)
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
}

/** What Excel calls a column: A to Z, AA, AB … */
function letters(at: number): string {
  const last = String.fromCharCode(65 + (at % 26))
  return at < 26 ? last : letters(Math.floor(at / 26) - 1) + last
}
