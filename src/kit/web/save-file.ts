import type { Cell } from '../contract/csv.ts'

/** Saves rows as a CSV file, the first row being the names. The writer comes with the first file. */
export async function saveCsv(name: string, rows: readonly (readonly Cell[])[]): Promise<void> {
  const { csvText } = await import('../contract/csv.ts')
  saveText(`${name}.csv`, csvText(rows), 'text/csv')
}

/** Saves a text as a file of this name. */
export function saveText(name: string, text: string, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}
