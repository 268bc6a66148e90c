import type { GridColumn } from '../../../kit/web/grid/grid-column.ts'

/** Whose page a list stands on, where it’s not that of everybody. */
export type OfRecord = { brandUid: string } | { influencerUid: string }

/** What is the same in every row of a brand’s list. */
const ofBrand = ['brand', 'city', 'category', 'manager']

/** The columns of a list on somebody’s page: without those that say whose page it is. */
export const columnsFor = <Row>(of: OfRecord | undefined, columns: readonly GridColumn<Row>[]) =>
  of && 'brandUid' in of ? columns.filter(({ key }) => !ofBrand.includes(key)) : columns

/** What a table’s call takes besides how it is looked at. */
export const givenOf = (of: OfRecord | undefined) => (of ? { given: of } : {})
