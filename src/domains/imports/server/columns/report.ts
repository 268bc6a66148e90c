/** What the report of an import adds after the columns of the list. They are never taken for the list’s own. */
export const reportColumns = [
  'Import: line',
  'Import: imported',
  'Import: what happened',
  'Import: why',
  'Import: next step',
] as const

const known: ReadonlySet<string> = new Set(reportColumns)
export const isReportColumn = (name: string): boolean => known.has(name.trim())
