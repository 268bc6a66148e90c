import { asc, desc, eq, sql } from 'drizzle-orm'
import { retention } from '../../../../access/retention.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { dayMs, plus } from '../../../../kit/server/clock.ts'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { importCalls } from '../../contract.ts'
import type { Mapping, VenueField } from '../../fields.ts'
import { isNothing } from '../cells.ts'
import { isReportColumn } from '../columns/report.ts'
import { isVenueDraft } from '../reads.ts'
import { importRows, imports } from '../tables.ts'

/** What a list says of where a venue is, in the order of an address. */
const whereFields: readonly VenueField[] = [
  'address',
  'address2',
  'district',
  'city',
  'region',
  'postcode',
  'country',
  'position',
  'latitude',
  'longitude',
]

export const listVenueDrafts: Handler<typeof importCalls.listVenueDrafts> = async ({ cursor, limit }, { db }) => {
  const after = readCursor(cursor, 2)
  const { importUid, line, name, remarks, cells } = importRows
  const rows = await db
    .select({
      importUid,
      line,
      name,
      remarks,
      cells,
      fileName: imports.fileName,
      mapping: imports.mapping,
      columns: imports.columns,
      activeAt: imports.activeAt,
    })
    .from(importRows)
    .innerJoin(imports, eq(imports.uid, importUid))
    .where(
      after
        ? sql`${isVenueDraft} and (${importUid} < ${String(after[0])} or (${importUid} = ${String(after[0])} and ${line} > ${Number(after[1])}))`
        : isVenueDraft,
    )
    .orderBy(desc(importUid), asc(line))
    .limit(limit + 1)
  const cut = cutPage(rows, limit, (row) => [row.importUid, row.line])
  return {
    rows: cut.rows.map(({ cells: own, mapping, columns, remarks: why, activeAt, ...row }) => ({
      ...row,
      city: textOf('city', own ?? [], mapping),
      category: textOf('kind', own ?? [], mapping),
      notes: notesOf(own ?? [], mapping, columns),
      where: whereFields
        .flatMap((field) => own?.[mapping.indexOf(field)]?.trim() || [])
        .join(', ')
        .slice(0, 300),
      why: why[0] ?? '',
      keptUntil: plus(activeAt, retention.importedDrafts.days * dayMs).toISOString(),
    })),
    nextCursor: cut.nextCursor,
  }
}

/** What a row has in the columns of a field. */
const textOf = (field: VenueField, cells: readonly string[], mapping: Mapping): string =>
  cells
    .filter((cell, at) => mapping[at] === field && !isNothing(cell.trim()))
    .map((cell) => cell.trim())
    .join(', ')
    .slice(0, 300)

function notesOf(cells: readonly string[], mapping: Mapping, columns: readonly string[]): string {
  const others = cells.flatMap((cell, at) =>
    mapping[at] || isNothing(cell.trim()) || isReportColumn(columns[at] ?? '')
      ? []
      : [`${columns[at]}: ${cell.trim()}`],
  )
  return [textOf('notes', cells, mapping), ...others].filter(Boolean).join('; ').slice(0, 600)
}
