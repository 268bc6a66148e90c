import { Button, Group, TextInput, Title } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useList, useWrite } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { type Filter, FilterBar } from '../../../../kit/web/filter-bar.tsx'
import { Note } from '../../../../kit/web/pieces.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { brandCategories, cityFacts, deliverableTypes, plusoneCities } from '../../../profiles/vocabulary.ts'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { discoveryCalls } from '../../contract.ts'
import { notForMeReasons } from '../../taste.ts'
import { feedSearch, filterNames, filterOf, isFiltered } from '../links.ts'
import { FeedCard, type FeedCardData } from '../parts/FeedCard.tsx'
import { FeedRows } from '../parts/FeedRows.tsx'
import { KeptFilters } from '../parts/KeptFilters.tsx'

const ApplyDialog = lazy(async () => ({ default: (await import('../parts/ApplyDialog.tsx')).ApplyDialog }))

const filters: Filter[] = [
  {
    name: 'city',
    kind: 'one',
    label: 'My city',
    choices: plusoneCities.map((value) => ({ value, label: cityFacts[value].name })),
  },
  { name: 'category', kind: 'one', label: 'All places', choices: brandCategories },
  {
    name: 'platform',
    kind: 'one',
    label: 'Platform',
    choices: [
      { value: 'instagram', label: 'Instagram' },
      { value: 'tiktok', label: 'TikTok' },
      { value: 'youtube', label: 'YouTube' },
    ],
  },
  { name: 'format', kind: 'one', label: 'Format', choices: deliverableTypes },
  {
    name: 'worth',
    kind: 'one',
    label: 'Worth',
    choices: ['25', '50', '100', '200'].map((value) => ({ value, label: `Worth ${value} or more` })),
  },
  { name: 'mine', kind: 'yes', label: 'Only what I can get' },
  { name: 'guest', kind: 'yes', label: 'With a guest' },
  { name: 'saved', kind: 'yes', label: 'Saved' },
]

/** What can be visited now. Filters and the open card stand in the address, so Back returns to the same place. */
export function FeedScreen() {
  const [address, setAddress] = useAddress(feedSearch)
  const influencerUid = useProfileUid(address.uid)
  const feed = useList(discoveryCalls.listFeed, { influencerUid, ...filterOf(address) })
  const mark = useWrite(discoveryCalls.markBrief)
  const [hidden, setHidden] = useState<{ uid: string; words: string } | null>(null)
  const close = useCloseCard(address.brief, () => setAddress({ brief: undefined }))
  const toBrief = (brief: string) => ({ path: '/app/influencer/browse', search: { ...address, brief }, stays: true })
  const setMark = (briefUid: string, value: 'saved' | null) => void mark({ influencerUid, briefUid, mark: value })
  const card = (one: FeedCardData, row: string) => (
    <FeedCard
      key={`${row}:${one.uid}`}
      card={one}
      to={toBrief(one.uid)}
      onSave={() => setMark(one.uid, one.saved ? null : 'saved')}
      onHide={async (reason) => {
        const done = await mark({ influencerUid, briefUid: one.uid, mark: 'hidden', reason })
        if (done) setHidden({ uid: one.uid, words: `${one.brandName}: ${notForMeReasons[reason].toLowerCase()}` })
      }}
    />
  )
  return (
    <Screen title="Feed" width="wide">
      <div className="feed-filters">
        <FilterBar filters={filters} values={address} onChange={setAddress} />
        <TextInput
          type="date"
          size="sm"
          className="feed-day"
          leftSection="Day"
          leftSectionWidth={44}
          aria-label="Day of the visit"
          value={address.day ?? ''}
          onChange={(event) => setAddress({ day: event.currentTarget.value || undefined })}
        />
      </div>
      <KeptFilters address={address} onOpen={setAddress} />
      <div aria-live="polite">
        {hidden && (
          <Note tone="calm">
            <Group justify="space-between" gap="sm">
              <span>Hidden. {hidden.words}. You will see less like it.</span>
              <Button
                size="sm"
                variant="default"
                onClick={() => {
                  setMark(hidden.uid, null)
                  setHidden(null)
                }}
              >
                Undo
              </Button>
            </Group>
          </Note>
        )}
      </div>
      {!isFiltered({ ...address, city: undefined }) && (
        <FeedRows draft={false} influencerUid={influencerUid} city={address.city} card={card} />
      )}
      <Loaded of={{ ...feed, data: feed.first }}>
        {() =>
          feed.rows.length === 0 ? (
            <EmptyState
              title={address.saved ? 'Nothing saved yet' : 'Nothing here just now'}
              text={
                address.saved
                  ? 'Tap the bookmark on a card, and it waits for you here.'
                  : 'New places open every day. Try another city, or fewer filters.'
              }
              action={
                isFiltered(address) ? (
                  <Button
                    variant="default"
                    onClick={() => setAddress(Object.fromEntries(filterNames.map((name) => [name, undefined])))}
                  >
                    Clear the filters
                  </Button>
                ) : undefined
              }
            />
          ) : (
            <>
              <Title order={2} className="feed-all">
                {isFiltered({ ...address, city: undefined }) ? 'What fits your filter' : 'Everything open to you'}
              </Title>
              <div className="feed">{feed.rows.map((one) => card(one, 'all'))}</div>
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
      {address.brief && (
        <Suspense>
          <ApplyDialog
            key={address.brief}
            briefUid={address.brief}
            influencerUid={influencerUid}
            toBrief={toBrief}
            onClose={close}
          />
        </Suspense>
      )}
    </Screen>
  )
}

/** Closing a card that was opened here is going back; one whose address was opened from outside is left where it is. */
function useCloseCard(brief: string | undefined, leave: () => void): () => void {
  const { history } = useRouter()
  const [cameOpen] = useState(brief)
  return () => (brief === cameOpen ? leave() : history.back())
}
