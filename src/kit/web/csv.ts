type Cell = string | number | null

/** Saves rows as a CSV file, the first row being the names. The writer comes with the first file. */
export async function saveCsv(name: string, rows: readonly (readonly Cell[])[]): Promise<void> {
  const { stringify } = await import('csv-stringify/browser/esm/sync')
  // A cell that begins like a formula is text to spreadsheets.
  const text = stringify(rows as Cell[][], { bom: true, escape_formulas: true })
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  Object.assign(document.createElement('a'), { href: address, download: `${name}.csv` }).click()
  URL.revokeObjectURL(address)
}
