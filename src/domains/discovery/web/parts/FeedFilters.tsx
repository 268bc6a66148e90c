import { TextInput } from '@mantine/core'
import { FilterBar } from '../../../../kit/web/filter-bar.tsx'
import type { Filter } from '../../../../kit/web/filter-field.tsx'
import {
  brandCategories,
  cityFacts,
  type DeliverableType,
  deliverableTypes,
  platformNames,
  plusoneCities,
} from '../../../profiles/vocabulary.ts'
import type { FeedAddress } from '../links.ts'
import styles from './feed-card.module.css'

const formatWords: Record<DeliverableType, string> = {
  story: 'Story',
  post: 'Post',
  reel: 'Reel',
  stream: 'Live stream',
  ugc: 'Content for reuse',
}
const formats = deliverableTypes.map((value) => ({ value, label: formatWords[value] }))

const filtersOf = (looksOn: boolean): Filter[] => [
  {
    name: 'city',
    kind: 'one',
    label: looksOn ? 'Their city' : 'My city',
    choices: plusoneCities
      .map((value) => ({ value, label: cityFacts[value].name }))
      .toSorted((a, b) => a.label.localeCompare(b.label)),
  },
  { name: 'category', kind: 'one', label: 'All venues', choices: brandCategories },
  {
    name: 'platform',
    kind: 'one',
    label: 'Platform',
    choices: Object.entries(platformNames).map(([value, label]) => ({ value, label })),
  },
  { name: 'format', kind: 'one', label: 'Format', choices: formats },
  {
    name: 'worth',
    kind: 'one',
    label: 'Value',
    choices: ['25', '50', '100', '200'].map((value) => ({ value, label: `${value} or more (venue’s currency)` })),
  },
  { name: 'mine', kind: 'yes', label: `Only what ${looksOn ? 'they' : 'I'} can request` },
  { name: 'guest', kind: 'yes', label: 'With a guest' },
  { name: 'saved', kind: 'yes', label: 'Saved' },
]

/** What narrows the feed and the map, with the day of the visit beside it. */
export function FeedFilters({
  address,
  looksOn = false,
  look,
  onChange,
}: {
  address: FeedAddress
  /** Somebody of the team looks at another's. */
  looksOn?: boolean
  look?: 'compact'
  onChange: (change: Partial<FeedAddress>) => void
}) {
  return (
    <div className={styles.filters} data-look={look}>
      <FilterBar filters={filtersOf(looksOn)} values={address} inline onChange={onChange} />
      <TextInput
        type="date"
        size="sm"
        className={styles.day}
        leftSection="Day"
        leftSectionWidth={44}
        aria-label="Day of the visit"
        value={address.day ?? ''}
        onChange={(event) => onChange({ day: event.currentTarget.value || undefined })}
      />
    </div>
  )
}
