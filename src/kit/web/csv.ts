import type { Cell } from '../contract/csv.ts'

/** Saves rows as a CSV file, the first row being the names. The writer comes with the first file. */
export async function saveCsv(name: string, rows: readonly (readonly Cell[])[]): Promise<void> {
  const { csvText } = await import('../contract/csv.ts')
  const address = URL.createObjectURL(new Blob([csvText(rows)], { type: 'text/csv' }))
  Object.assign(document.createElement('a'), { href: address, download: `${name}.csv` }).click()
  URL.revokeObjectURL(address)
}
