import { type Condition, readConditions, writeConditions } from '../../../../../kit/contract/table.ts'
import { entriesOf } from '../../../../../kit/contract/keys.ts'
import { showcaseList } from '../../../showcase-list.ts'
import type { ShowcaseAddress } from '../../links.ts'

const none = {
  type: undefined,
  platform: undefined,
  person: undefined,
  brief: undefined,
  rights: undefined,
  published: undefined,
  orientation: undefined,
  rating: undefined,
  caption: undefined,
}

const is = (field: string, ...values: string[]): Condition => ({ field, is: 'is', values })

/** What each short filter of a link is among the list’s own. */
const conditionOf: Record<Exclude<keyof typeof none, 'caption'>, (value: string) => Condition> = {
  type: (value) => is('type', value),
  platform: (value) => is('platform', value),
  person: (value) => is('creator', value),
  brief: (value) => is('brief', value),
  rights: (value) => is('rights', value),
  published: (value) => is('state', value === 'yes' ? 'published' : 'approved'),
  orientation: (value) => is('shape', value),
  // This review or a better one.
  rating: (value) => is('rating', ...['4', '5', '6'].filter((one) => one >= value)),
}

/** The change of an address that puts its short filters among the list’s own; null where it has none. */
export function withoutShortFilters(address: ShowcaseAddress): Partial<ShowcaseAddress> | null {
  const short = entriesOf(conditionOf).flatMap(([name, toCondition]) => {
    const value = address[name]
    return value === undefined ? [] : [toCondition(value)]
  })
  if (short.length === 0 && address.caption === undefined) return null
  const where = writeConditions([...readConditions(showcaseList, address.where), ...short])
  return { ...none, where, search: address.caption ?? address.search }
}
