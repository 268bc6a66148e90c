export type BookingRow = { code: string; day: string; reference: string; amountMinor: number | null }

const most = 2_000

/** The bookings of a CSV file with the columns code, date, reference and amount, and a sentence for each row left out. */
export function readBookings(text: string): { rows: BookingRow[]; problems: string[] } {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const cells = (line: string) =>
    line.split(line.includes(';') ? ';' : ',').map((cell) => cell.trim().replace(/^"|"$/g, ''))
  const heads = cells(lines[0] ?? '').map((head) => head.toLowerCase())
  const at = (name: string) => heads.indexOf(name)
  const missing = ['code', 'date', 'reference'].filter((name) => at(name) < 0)
  if (missing.length > 0)
    return {
      rows: [],
      problems: [`The first row has no column called ${missing.join(' or ')}. Add it, then choose the file again.`],
    }
  const rows: BookingRow[] = []
  const problems: string[] = []
  for (const [nth, line] of lines.slice(1, most + 1).entries()) {
    const row = cells(line)
    const [code = '', day = '', reference = ''] = [row[at('code')], row[at('date')], row[at('reference')]]
    const amount = at('amount') < 0 ? '' : (row[at('amount')] ?? '')
    if (!/^\w{3,16}$/.test(code) || !/^\d{4}-\d\d-\d\d$/.test(day) || reference === '')
      problems.push(`Row ${nth + 2} is left out: it needs a code, a date such as 2026-11-22, and a reference.`)
    else
      rows.push({
        code,
        day,
        reference,
        amountMinor: /^\d+(\.\d+)?$/.test(amount) ? Math.round(Number(amount) * 100) : null,
      })
  }
  return { rows, problems: problems.slice(0, 5) }
}
