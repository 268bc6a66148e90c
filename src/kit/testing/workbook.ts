import { strToU8, zipSync } from 'fflate'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** An Excel file with these sheets, each with rows of texts and numbers. */
export function workbook(sheets: Readonly<Record<string, readonly (readonly (string | number)[])[]>>): Uint8Array {
  const numbered = Object.entries(sheets).map(([name, rows], at) => ({ name, rows, id: at + 1 }))
  const cell = (value: string | number, at: string) =>
    typeof value === 'number'
      ? `<c r="${at}"><v>${value}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
  const row = (cells: readonly (string | number)[], line: number) =>
    `<row r="${line}">${cells.map((value, at) => cell(value, `${'ABCDEFGHIJ'[at]}${line}`)).join('')}</row>`
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<?xml version="1.0"?><workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${numbered
        .map(({ name, id }) => `<sheet name="${name}" sheetId="${id}" r:id="rId${id}"/>`)
        .join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${numbered
        .map(
          ({ id }) => `<Relationship Id="rId${id}" Type="${relations}/worksheet" Target="worksheets/sheet${id}.xml"/>`,
        )
        .join('')}</Relationships>`,
    ),
    ...Object.fromEntries(
      numbered.map(({ rows, id }) => [
        `xl/worksheets/sheet${id}.xml`,
        strToU8(
          `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>${rows
            .map((cells, at) => row(cells, at + 1))
            .join('')}</sheetData></worksheet>`,
        ),
      ]),
    ),
  })
}
