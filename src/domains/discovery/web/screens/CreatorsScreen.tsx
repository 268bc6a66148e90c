import { Button, Checkbox, NativeSelect, Stack } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useList } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { FilterBar } from '../../../../kit/web/filter-bar.tsx'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { listItem, listKeys } from '../../../../kit/web/list-keys.ts'
import { Note } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { briefCalls } from '../../../briefs/contract.ts'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { discoveryCalls } from '../../contract.ts'
import { type CreatorSort, creatorSorts, usesAdvanced } from '../../creator-search.ts'
import { creatorFiltersOf, creatorsSearch, toShortlists } from '../links.ts'
import { InviteOrOpen, withOpenCollab } from '../parts/InviteOrOpen.tsx'
import { ShortlistButton } from '../../../lists/web/parts/ShortlistButton.tsx'
import { AccountGrowth, CreatorPosts } from '../../../platforms/web/parts/CreatorPosts.tsx'
import { SimilarCreators } from '../parts/SimilarCreators.tsx'
import { CreatorCard } from '../parts/CreatorCard.tsx'
import { SavedSearches } from './creators/SavedSearches.tsx'
import { InviteTray, useChosen } from './creators/InviteTray.tsx'
import { advancedFilters, openFilters } from './creators/creator-filters.ts'
import styles from './creators/creators.module.css'

// Opened by a click on a name: it comes then.
const CreatorSheet = lazy(async () => ({
  default: (await import('../../../content/web/parts/CreatorSheet.tsx')).CreatorSheet,
}))

/** Creators for a brand: who they are, what they make and how well they suit one of its briefs, with the way to invite them. */
export function CreatorsScreen() {
  const [address] = useAddress(creatorsSearch)
  const brandUid = useProfileUid(address.uid)
  const briefs = useList(briefCalls.listBrandBriefs, { brandUid, status: 'live' })
  return (
    <Screen
      title="Find creators"
      lead="Creators in your city, and those who travel there."
      of={{ ...briefs, data: briefs.first }}
      actions={
        <Button
          component={LinkTo}
          to={toShortlists(brandUid)}
          variant="default"
          leftSection={<IconBookmark size={18} />}
        >
          Shortlists
        </Button>
      }
    >
      {({ rows }) => <CreatorSearch brandUid={brandUid} briefs={rows.map(({ card }) => card)} />}
    </Screen>
  )
}

function CreatorSearch({ brandUid, briefs }: { brandUid: string; briefs: { uid: string; title: string }[] }) {
  const [address, setAddress] = useAddress(creatorsSearch)
  const briefUid = address.brief ?? briefs[0]?.uid
  const sorts = creatorSorts.filter((one) => briefUid || one !== 'match')
  const sort = sorts.find((one) => one === address.sort) ?? sorts[0]
  const filters = creatorFiltersOf(address)
  const creators = useList(discoveryCalls.findCreators, { brandUid, briefUid, filters, sort, limit: 24 })
  const isRefused = creators.error?.code === 'permission-denied' && usesAdvanced(filters)
  const hasAdvanced = useAnswered(creators.first?.hasAdvanced)
  const isLocked = isRefused || hasAdvanced === false
  const chosen = useChosen()
  const clear = <Button onClick={() => setAddress(withoutFilters)}>Clear filters</Button>
  return (
    <Stack gap="md">
      <div className={styles.choose}>
        {briefs.length > 0 && (
          <NativeSelect
            label="Match to"
            data={briefs.map(({ uid, title }) => ({ value: uid, label: title }))}
            value={briefUid ?? ''}
            onChange={(event) => setAddress({ brief: event.currentTarget.value })}
          />
        )}
        <NativeSelect
          label="Sort by"
          data={sorts.map((value) => ({ value, label: sortNames[value] }))}
          value={sort}
          onChange={(event) => setAddress({ sort: creatorSorts.find((sort) => sort === event.currentTarget.value) })}
        />
      </div>
      <SavedSearches brandUid={brandUid} isRefused={isRefused} />
      <FilterBar
        filters={openFilters}
        more={hasAdvanced && !isLocked ? advancedFilters : []}
        values={address}
        onChange={setAddress}
      />
      {isLocked && (
        <Note tone="calm">
          Filter by followers, views, engagement, audience, content and more with Premium.{' '}
          <LinkTo to={{ path: '/app/brand/billing', search: { uid: brandUid } }}>See plans</LinkTo>
        </Note>
      )}
      {isRefused ? (
        <EmptyState
          title="These filters are part of Premium"
          text="Clear them to see every creator in your city."
          action={clear}
        />
      ) : (
        <Loaded of={{ ...creators, data: creators.first }}>
          {() =>
            creators.rows.length === 0 ? (
              <EmptyState title="No creators match" text="Try fewer filters, or come back soon." action={clear} />
            ) : (
              <ul className={styles.list} data-list ref={listKeys}>
                {creators.rows.map((creator) => (
                  <li key={creator.uid} {...listItem(creator.uid)} aria-label={creator.name}>
                    <CreatorCard
                      creator={creator}
                      briefUid={briefUid}
                      onOpen={() => setAddress({ open: creator.uid })}
                      actions={
                        <CreatorActions
                          creator={creator}
                          brandUid={brandUid}
                          briefUid={briefUid}
                          chosen={chosen.list.some(({ uid }) => uid === creator.uid)}
                          onChoose={(is) => chosen.change(creator, is)}
                        />
                      }
                    />
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      )}
      <OpenCreator list={creators.rows} brandUid={brandUid} briefUid={briefUid} />
      <InviteTray chosen={chosen.list} brandUid={brandUid} briefUid={briefUid} onDone={chosen.clear} />
      {creators.hasMore && (
        <Button variant="default" loading={creators.isFetchingNextPage} onClick={creators.more}>
          Show more
        </Button>
      )}
    </Stack>
  )
}

/** What was answered last, also while the next answer is on its way. */
function useAnswered(answer: boolean | undefined): boolean | undefined {
  const [last, setLast] = useState(answer)
  if (answer !== undefined && answer !== last) setLast(answer)
  return answer ?? last
}

type OpenProps = {
  list: readonly { uid: string; handle: string; name: string }[]
  brandUid: string
  briefUid: string | undefined
}

/** Whose page is open over the list. */
function OpenCreator({ list, brandUid, briefUid }: OpenProps) {
  const [address, setAddress] = useAddress(creatorsSearch)
  if (!address.open) return null
  return (
    <Suspense>
      <CreatorSheet
        list={list.map(({ uid, handle, name }) => ({ uid, handle, name, briefUid }))}
        open={address.open}
        onOpen={(open) => setAddress({ open })}
        posts={({ handle }) => <CreatorPosts handle={handle} />}
        growthOf={({ handle }, platform) => <AccountGrowth handle={handle} platform={platform} />}
        more={(creator) => <SimilarCreators creator={creator} brandUid={brandUid} briefUid={briefUid} />}
        actions={(creator) => (
          <>
            <InviteOrOpen creator={withOpenCollab(creator, briefUid)} brandUid={brandUid} briefUid={briefUid} />
            <ShortlistButton creator={creator} brandUid={brandUid} />
          </>
        )}
      />
    </Suspense>
  )
}

type ActionsProps = {
  creator: { uid: string; name: string; collabUid: string | null }
  brandUid: string
  briefUid: string | undefined
  chosen: boolean
  onChoose: (isChosen: boolean) => void
}

function CreatorActions({ creator, brandUid, briefUid, chosen, onChoose }: ActionsProps) {
  return (
    <>
      {briefUid && <InviteOrOpen creator={creator} brandUid={brandUid} briefUid={briefUid} />}
      <ShortlistButton creator={creator} brandUid={brandUid} />
      {!creator.collabUid && briefUid && (
        <Checkbox
          label="Select"
          aria-label={`Select ${creator.name}`}
          data-key="c"
          checked={chosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      )}
    </>
  )
}

const sortNames: Readonly<Record<CreatorSort, string>> = {
  match: 'Best match',
  newest: 'Newest',
  reliability: 'Reliability',
  followers: 'Followers',
}
const withoutFilters = Object.fromEntries([...openFilters, ...advancedFilters].map(({ name }) => [name, undefined]))
