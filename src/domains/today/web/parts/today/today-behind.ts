import { useEffect, useState } from 'react'
import type { SentInputOf } from '../../../../../kit/contract/calls.ts'
import { fetchSome } from '../../../../../kit/web/calls.ts'
import type { Address } from '../../../../../kit/web/link.tsx'
import { parseAddress } from '../../../../../kit/web/route.ts'
import { keepList } from '../../../../desk/web/list-behind.ts'
import { type TodayItem, todayCalls } from '../../../contract.ts'
import { pageOf, recordOf } from '../../words.ts'

type Shown = {
  rows: readonly TodayItem[]
  hasMore: boolean
  /** What the rows are of. */
  asked: SentInputOf<typeof todayCalls.listToday>
  isStaff: boolean
}

/** So many rows more are fetched where the neighbours of a record end. */
const nextRows = 50

/** Keeps what is due for the records that are opened from it: J and K go from one to the next there. */
export function useTodayBehind({ rows, hasMore, asked, isStaff }: Shown): void {
  const [path] = useState(() => location.pathname)
  useEffect(() => {
    // On its way out, the address is of another page already.
    if (rows.length === 0 || location.pathname !== path) return
    const back: Address = { path, search: parseAddress(location.search) }
    let { length } = rows
    const more = async () => recordsOf(await fetchSome(todayCalls.listToday, asked, (length += nextRows)), isStaff)
    keepList({ name: 'Today', back, rows: recordsOf(rows, isStaff), count: null, more: hasMore ? more : null })
  })
}

/** The records that wait, each once, with their pages. */
function recordsOf(items: readonly TodayItem[], isStaff: boolean): { uid: string; to: Address }[] {
  const pages = new Map<string, Address>()
  for (const item of items) {
    const uid = recordOf(item, isStaff)
    if (uid && !pages.has(uid)) pages.set(uid, pageOf(item, isStaff) as Address)
  }
  return [...pages].map(([uid, to]) => ({ uid, to }))
}
