import { Button, VisuallyHidden } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useRead } from '../../../../kit/web/calls.ts'
import { profileCalls } from '../../../profiles/contract.ts'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import { daysWords } from '../days-words.ts'
import { sheetFiltersOf } from '../feed-filters.ts'
import { type FeedAddress, filterNames } from '../feed-address.ts'
import styles from './feed-card.module.css'

// Of phones, once it is opened.
const FilterSheet = lazy(async () => ({
  default: (await import('../../../../kit/web/filter-sheet.tsx')).FilterSheet,
}))

const DaysField = lazy(async () => ({ default: (await import('./DaysField.tsx')).DaysField }))

/** The filters that the button names. */
const inWords: ReadonlySet<string> = new Set(['city', 'day', 'until'])

type Props = {
  influencerUid: string
  address: FeedAddress
  looksOn: boolean
  onChange: (change: Partial<FeedAddress>) => void
}

/** What narrows the feed, on a phone: where and when in one button, which opens the rest. */
export function FilterPill({ influencerUid, address, looksOn, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const me = useRead(profileCalls.getInfluencerProfile, { uid: influencerUid }, { enabled: influencerUid !== '' })
  const city = address.city ?? me.data?.homeCity
  const others = filterNames.filter((name) => !inWords.has(name) && address[name] !== undefined).length
  const words = [city ? cityFacts[city].name : 'City', daysWords(address), ...(others > 0 ? [`+${others}`] : [])]
  return (
    <>
      <Button
        variant="default"
        radius="xl"
        aria-haspopup="dialog"
        className={styles.pill}
        leftSection={<IconAdjustmentsHorizontal size={18} />}
        onClick={() => setOpen(true)}
      >
        <VisuallyHidden>Filters: </VisuallyHidden>
        {words.join(' · ')}
      </Button>
      {isOpen && (
        <Suspense>
          <FilterSheet
            side="bottom"
            title="Filters"
            more={sheetFiltersOf(looksOn, me.data?.travel ?? [])}
            values={address}
            onChange={onChange}
            onClear={() => onChange(Object.fromEntries(filterNames.map((name) => [name, undefined])))}
            onClose={() => setOpen(false)}
          >
            <DaysField days={address} onChange={onChange} />
          </FilterSheet>
        </Suspense>
      )}
    </>
  )
}
