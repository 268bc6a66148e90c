import type { Cell } from '../../../../../kit/contract/csv.ts'
import { originLine } from '../../../../content/web/parts/OriginNote.tsx'
import type { Summary } from '../../../worth.ts'
import { cellOf, ofCollabsOnly, type ValueColumn, valueColumns } from './value-columns.ts'
import type { ValueRow } from './value-list.ts'

/** On what the numbers of a row rest. `isOfCollabs`: of visits, which no deliverable has a part in. */
const basis: readonly { head: string; of: (summary: Summary) => number; isOfCollabs?: true }[] = [
  { head: 'Collabs with views', of: ({ withViews }) => withViews },
  { head: 'Collabs with a tracked link before the posts', of: ({ withLink }) => withLink, isOfCollabs: true },
  { head: 'Collabs with a code', of: ({ withCode }) => withCode, isOfCollabs: true },
  { head: 'Bookings with an amount', of: ({ withSpent }) => withSpent, isOfCollabs: true },
  { head: 'Collabs in the return', of: ({ withReturn }) => withReturn, isOfCollabs: true },
  { head: 'Deliverables agreed', of: ({ agreed }) => agreed },
  { head: 'Not delivered', of: ({ undelivered }) => undelivered },
  { head: 'Overdue', of: ({ overdue }) => overdue },
  { head: 'Usable', of: ({ deliverables }) => deliverables },
  { head: 'With insights', of: ({ withFigures }) => withFigures },
]

const mediaHigh: ValueColumn = {
  key: 'mediaHigh',
  title: 'Media value, high',
  of: ({ mediaHighMinor }) => mediaHighMinor,
  write: () => '',
  isMoney: true,
}

/** Every number of every row, shown or not, beside that of the period before where rows have one. */
export function fileOf(
  rows: readonly ValueRow[],
  title: string,
  currency: string,
  isOfDeliverables: boolean,
): Cell[][] {
  const named = ({ title: name, isMoney }: ValueColumn) => (isMoney ? `${name} (${currency})` : name)
  const columns = valueColumns
    .filter(({ key }) => !(isOfDeliverables && ofCollabsOnly.includes(key)))
    .flatMap((column) => (column.key === 'media' ? [{ ...column, title: 'Media value, low' }, mediaHigh] : column))
  const rests = basis.filter(({ isOfCollabs }) => !(isOfDeliverables && isOfCollabs))
  const past = rows.some(({ before }) => before !== null) ? columns : []
  return [
    [
      title,
      ...columns.map(named),
      ...rests.map(({ head }) => head),
      'Source of views',
      ...past.map((column) => `${named(column)}, previous period`),
    ],
    ...rows.map(({ name, summary, before, origin }) => [
      name,
      ...columns.map((column) => cellOf(column, summary)),
      ...rests.map(({ of }) => of(summary)),
      origin ? originLine(origin) : '',
      ...past.map((column) => cellOf(column, before)),
    ]),
  ]
}
