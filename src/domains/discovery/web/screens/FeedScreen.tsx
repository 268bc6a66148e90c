import { Button, Group, Select } from '@mantine/core'
import { useList, useWrite } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import {
  brandCategories,
  type BrandCategory,
  cityFacts,
  type City,
  plusoneCities,
} from '../../../profiles/vocabulary.ts'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { discoveryCalls } from '../../contract.ts'
import { feedSearch } from '../links.ts'
import { ApplyDialog } from '../parts/ApplyDialog.tsx'
import { FeedCard } from '../parts/FeedCard.tsx'

const toggles = [
  ['mine', 'Only what I can get'],
  ['guest', 'With a guest'],
  ['saved', 'Saved'],
] as const

/** What can be visited now. Filters and the open card stand in the address, so Back returns to the same place. */
export function FeedScreen() {
  const [address, setAddress] = useAddress(feedSearch)
  const influencerUid = useProfileUid(address.uid)
  const { city, category, mine, guest, saved } = address
  const feed = useList(discoveryCalls.listFeed, {
    influencerUid,
    city,
    category,
    mineOnly: mine === 'yes',
    withGuest: guest === 'yes',
    savedOnly: saved === 'yes',
  })
  const mark = useWrite(discoveryCalls.markBrief)
  const open = feed.rows.find((card) => card.uid === address.brief)
  return (
    <Screen title="Feed" width="wide">
      <div className="filters">
        <Select
          aria-label="City"
          placeholder="My city"
          clearable
          w={160}
          data={plusoneCities.map((value) => ({ value, label: cityFacts[value].name }))}
          value={city ?? null}
          onChange={(value) => setAddress({ city: (value as City | null) ?? undefined })}
        />
        <Select
          aria-label="Category"
          placeholder="All places"
          clearable
          w={160}
          data={[...brandCategories]}
          value={category ?? null}
          onChange={(value) => setAddress({ category: (value as BrandCategory | null) ?? undefined })}
        />
        {toggles.map(([key, label]) => (
          <Button
            key={key}
            variant={address[key] ? 'filled' : 'default'}
            aria-pressed={address[key] === 'yes'}
            onClick={() => setAddress({ [key]: address[key] ? undefined : 'yes' })}
          >
            {label}
          </Button>
        ))}
      </div>
      <Loaded of={{ ...feed, data: feed.first }}>
        {() =>
          feed.rows.length === 0 ? (
            <EmptyState
              title="Nothing here just now"
              text="New places open every day. Try another city, or fewer filters."
            />
          ) : (
            <>
              <div className="feed">
                {feed.rows.map((card) => (
                  <FeedCard
                    key={card.uid}
                    card={card}
                    to={{ path: '/app/influencer/browse', search: { ...address, brief: card.uid } }}
                    onSave={() => void mark({ influencerUid, briefUid: card.uid, mark: card.saved ? null : 'saved' })}
                  />
                ))}
              </div>
              {feed.hasMore && (
                <Group justify="center" mt="xl">
                  <Button variant="default" size="lg" loading={feed.isFetchingNextPage} onClick={feed.more}>
                    Show more places
                  </Button>
                </Group>
              )}
            </>
          )
        }
      </Loaded>
      {open && (
        <ApplyDialog card={open} influencerUid={influencerUid} onClose={() => setAddress({ brief: undefined })} />
      )}
    </Screen>
  )
}
