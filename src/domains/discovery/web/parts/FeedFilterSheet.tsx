import type { Filter } from '../../../../kit/web/filter-field.tsx'
import { FilterSheet } from '../../../../kit/web/filter-sheet.tsx'
import { type FeedAddress, filterNames } from '../feed-address.ts'
import { type Found, showWords } from '../found-words.ts'
import { filtersOf, type Trips } from '../feed-filters.ts'
import { DaysField } from './DaysField.tsx'

type Props = {
  looksOn: boolean
  trips: Trips
  address: FeedAddress
  onChange: (change: Partial<FeedAddress>) => void
  onClose: () => void
  found: Found
}

/** What narrows the feed, in a sheet on a phone: the days first. */
export function FeedFilterSheet({ looksOn, trips, address, onChange, onClose, found }: Props) {
  return (
    <FilterSheet
      side="bottom"
      title="Filters"
      more={sheetFiltersOf(looksOn, trips)}
      values={address}
      onChange={onChange}
      onClear={() => onChange(Object.fromEntries(filterNames.map((name) => [name, undefined])))}
      onClose={onClose}
      show={showWords(found)}
    >
      <DaysField days={address} onChange={onChange} />
    </FilterSheet>
  )
}

/** The same for a sheet, where each has its name above it. */
function sheetFiltersOf(looksOn: boolean, trips: Trips): Filter[] {
  const [city, category, ...others] = filtersOf(looksOn, trips)
  return [
    ...(city?.kind === 'one' ? [{ ...city, label: 'City', any: city.label }] : []),
    ...(category?.kind === 'one' ? [{ ...category, label: 'Venue' }] : []),
    ...others,
  ]
}
