import { type Condition, type TableChoice, writeConditions } from '../../../kit/contract/table.ts'
import { useRead } from '../../../kit/web/calls.ts'
import type { RecordFilters } from '../../../kit/web/grid/record-filters.ts'
import { staffCalls } from '../contract.ts'
import { mostRecords } from '../contract/find-records.ts'
import { type RecordKind, recordKinds } from '../record-kinds.ts'

const asChoice = ({ uid, name }: { uid: string; name: string }): TableChoice => ({ value: uid, label: name })

/** What the records of a kind are called that conditions name; those that are gone are named as such. */
function useNamesOf(kind: RecordKind, conditions: readonly Condition[]): TableChoice[] {
  const values = conditions.flatMap((condition) => (condition.field === kind ? condition.values : []))
  const uids = [...new Set(values)].slice(0, mostRecords)
  const { data, isPlaceholderData } = useRead(
    staffCalls.findRecords,
    { kind, uids },
    { enabled: uids.length > 0, keep: true },
  )
  const found = data?.rows.map(asChoice) ?? []
  const isGone = (uid: string) => data !== undefined && !isPlaceholderData && !found.some(({ value }) => value === uid)
  return [...found, ...uids.filter(isGone).map((value) => ({ value, label: 'deleted' }))]
}

/** Brands, creators and organisations as filters of a list, for columns that are called by their kinds. */
export const recordFilters: RecordFilters = {
  useNames: (conditions) => ({
    brand: useNamesOf('brand', conditions),
    influencer: useNamesOf('influencer', conditions),
    organisation: useNamesOf('organisation', conditions),
  }),
  useFound: (field, typed) => {
    const kind = recordKinds.find((one) => one === field) ?? 'brand'
    const { data } = useRead(staffCalls.findRecords, { kind, search: typed }, { enabled: typed !== '', keep: true })
    return typed === '' ? [] : (data?.rows.map(asChoice) ?? null)
  },
}

/** The address of a list that is filtered by one record. */
export const whereOf = (kind: RecordKind, uid: string) => ({
  where: writeConditions([{ field: kind, is: 'is', values: [uid] }]),
})
