import type { Cell } from '../contract/csv.ts'

/** Saves rows as a CSV file, the first row being the names. The writer comes with the first file. */
export async function saveCsv(name: string, rows: readonly (readonly Cell[])[]): Promise<void> {
  const { csvText } = await import('../contract/csv.ts')
  saveText(`${name}.csv`, csvText(rows), 'text/csv')
}

/** The same as an Excel workbook; `sheet` is what its one sheet is called. */
export async function saveXlsx(name: string, sheet: string, rows: readonly (readonly Cell[])[]): Promise<void> {
  const { xlsxFile } = await import('./xlsx.ts')
  saveBlob(`${name}.xlsx`, await xlsxFile(sheet, rows))
}

/** The same as NDJSON: an object on each line. */
export async function saveNdjson(name: string, rows: readonly (readonly Cell[])[]): Promise<void> {
  const { ndjsonText } = await import('../contract/ndjson.ts')
  saveText(`${name}.ndjson`, ndjsonText(rows), 'application/x-ndjson')
}

/** Saves a text as a file of this name. */
export function saveText(name: string, text: string, type = 'text/plain'): void {
  saveBlob(name, new Blob([text], { type }))
}

/** Saves a file of any kind under this name. */
export function saveBlob(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}
