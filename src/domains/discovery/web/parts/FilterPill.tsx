import { Button, VisuallyHidden } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useRead } from '../../../../kit/web/calls.ts'
import { profileCalls } from '../../../profiles/contract.ts'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import { daysWords } from '../days-words.ts'
import type { Found } from '../found-words.ts'
import { type FeedAddress, filterNames } from '../feed-address.ts'
import styles from './feed-card.module.css'

// Of phones, once it is opened.
const FeedFilterSheet = lazy(async () => ({ default: (await import('./FeedFilterSheet.tsx')).FeedFilterSheet }))

type Props = {
  influencerUid: string
  address: FeedAddress
  looksOn: boolean
  found: Found
  onChange: (change: Partial<FeedAddress>) => void
}

/** What narrows the feed, on a phone: where and when in one button, which opens the rest. */
export function FilterPill({ influencerUid, address, looksOn, found, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const me = useRead(profileCalls.getInfluencerProfile, { uid: influencerUid }, { enabled: influencerUid !== '' })
  const city = address.city ?? me.data?.homeCity
  const others = filterNames.filter(
    (name) => !['city', 'day', 'until'].includes(name) && address[name] !== undefined,
  ).length
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
          <FeedFilterSheet
            {...{ looksOn, address, found, onChange }}
            trips={me.data?.travel ?? []}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
