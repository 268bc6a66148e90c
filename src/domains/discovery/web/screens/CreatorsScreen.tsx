import { Button, Group, NativeSelect, SegmentedControl, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconBookmark } from '@tabler/icons-react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import type { SentInputOf } from '../../../../kit/contract/calls.ts'
import { fetchSome, useList } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { FilterBar } from '../../../../kit/web/filter-bar.tsx'
import { counted } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Note } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { RowsToCome } from '../../../../kit/web/to-come.tsx'
import { cardsOrTable, type CardsView, ShowAs, useKeptView } from '../../../../kit/web/show-as.tsx'
import { localKeys } from '../../../accounts/web/local-keys.ts'
import { briefCalls } from '../../../briefs/contract.ts'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { discoveryCalls } from '../../contract.ts'
import { type CreatorSort, creatorSorts, usesAdvanced } from '../../creator-search.ts'
import { creatorFiltersOf } from '../creator-address.ts'
import { creatorsSearch, toShortlists } from '../links.ts'
import { CreatorList, OpenCreator } from './creators/CreatorList.tsx'
import { InviteAgain } from './creators/InviteAgain.tsx'
import { MatchTo } from './creators/MatchTo.tsx'
import { SavedSearches } from './creators/SavedSearches.tsx'
import { InviteTray, useChosen } from './creators/InviteTray.tsx'
import { advancedFilters, leftOutWords, openFilters } from './creators/creator-filters.ts'
import styles from './creators/creators.module.css'
import { ShowMore } from '../../../../kit/web/show-more.tsx'

// It comes when somebody looks at it.
const CreatorTable = lazy(async () => ({ default: (await import('./creators/CreatorTable.tsx')).CreatorTable }))

/** Creators for a brand: who they are, what they make and how well they suit one of its briefs, with the way to invite them. */
export function CreatorsScreen() {
  const [address] = useAddress(creatorsSearch)
  const brandUid = useProfileUid(address.uid)
  const briefs = useList(briefCalls.listBrandBriefs, { brandUid, status: 'live' })
  return (
    <Screen
      title="Find creators"
      lead="Creators who live in your city or are travelling there."
      of={{ ...briefs, data: briefs.first }}
      actions={
        <Button
          component={LinkTo}
          to={toShortlists(brandUid, undefined, address.brief)}
          variant="default"
          leftSection={<IconBookmark size={18} />}
        >
          Shortlists
        </Button>
      }
    >
      {({ rows }) => <Creators brandUid={brandUid} briefs={rows.map(({ card }) => card)} />}
    </Screen>
  )
}

type CreatorsProps = { brandUid: string; briefs: readonly { uid: string; title: string }[] }

/** Everybody who can be found, or those who visited before. */
function Creators(props: CreatorsProps) {
  const [address, setAddress] = useAddress(creatorsSearch)
  return (
    <Stack gap="md">
      <SegmentedControl
        className="at-start"
        aria-label="Which creators"
        value={address.show ?? 'all'}
        onChange={(value) => setAddress({ show: value === 'again' ? 'again' : undefined, open: undefined })}
        data={[
          { value: 'all', label: 'All creators' },
          { value: 'again', label: 'Invite again' },
        ]}
      />
      {address.show === 'again' ? <InviteAgain {...props} /> : <CreatorSearch {...props} />}
    </Stack>
  )
}

function CreatorSearch({ brandUid, briefs }: CreatorsProps) {
  const [address, setAddress] = useAddress(creatorsSearch)
  const briefUid = address.brief ?? briefs[0]?.uid
  const sorts = creatorSorts.filter((one) => briefUid || one !== 'match')
  const sort = sorts.find((one) => one === address.sort) ?? sorts[0]
  const filters = creatorFiltersOf(address)
  const asked = { brandUid, briefUid, filters, sort, limit: 24 }
  const creators = useList(discoveryCalls.findCreators, asked)
  const [kept, keep] = useKeptView<CardsView>(localKeys.creatorsView, 'cards')
  const view = address.as ?? kept
  const isRefused = creators.error?.code === 'permission-denied' && usesAdvanced(filters)
  const hasAdvanced = useAnswered(creators.first?.hasAdvanced)
  const canDownload = useAnswered(creators.first?.canDownload)
  const isLocked = isRefused || hasAdvanced === false
  const chosen = useChosen()
  const advanced = hasAdvanced && !isLocked ? advancedFilters(today(), address.free) : noneAdvanced
  const isPhone = useMediaQuery('(max-width: 720px)') ?? false
  const clear = <Button onClick={() => setAddress(withoutFilters)}>Clear filters</Button>
  return (
    <Stack gap="md">
      <div className={styles.choose}>
        <MatchTo briefs={briefs} value={briefUid} onChange={(brief) => setAddress({ brief })} />
        <NativeSelect
          label="Sort by"
          data={sorts.map((value) => ({ value, label: sortNames[value] }))}
          value={sort}
          onChange={(event) => setAddress({ sort: creatorSorts.find((sort) => sort === event.currentTarget.value) })}
        />
      </div>
      <SavedSearches brandUid={brandUid} isRefused={isRefused} />
      <FilterBar
        filters={isPhone ? openFilters : [...openFilters, ...advanced.first]}
        more={isPhone ? [...advanced.first, ...advanced.further] : advanced.further}
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
              <EmptyState
                title="No creators match"
                text={leftOutWords(address) ?? 'Try fewer filters, or come back soon.'}
                action={clear}
              />
            ) : (
              <FoundCreators
                creators={creators}
                asked={asked}
                view={view}
                onView={(next) => {
                  keep(next)
                  setAddress({ as: next })
                }}
                mayTakeAll={canDownload === true}
                shown={{ brandUid, briefUid, chosen, onOpen: (uid) => setAddress({ open: uid }, { isStep: true }) }}
              />
            )
          }
        </Loaded>
      )}
      <OpenCreator list={creators.rows} brandUid={brandUid} briefUid={briefUid} />
      <InviteTray chosen={chosen} brandUid={brandUid} briefUid={briefUid} />
      <ShowMore of={creators} />
    </Stack>
  )
}

type FoundProps = {
  creators: ReturnType<typeof useList<typeof discoveryCalls.findCreators>>
  asked: SentInputOf<typeof discoveryCalls.findCreators> & { sort: CreatorSort | undefined }
  view: CardsView
  onView: (view: CardsView) => void
  mayTakeAll: boolean
  shown: Omit<ComponentProps<typeof CreatorList>, 'creators' | 'children'>
}

/** How many were found, and they as cards or in rows. */
function FoundCreators({ creators, asked, view, onView, mayTakeAll, shown }: FoundProps) {
  const { limit: _, ...search } = asked
  const all = (most: number) => fetchSome(discoveryCalls.downloadCreators, search, most)
  return (
    <>
      <Group justify="space-between" align="center">
        {creators.first?.found && <Found {...creators.first.found} />}
        <ShowAs views={cardsOrTable} className={styles.view} view={view} onChange={onView} />
      </Group>
      {view === 'table' ? (
        <Suspense fallback={<RowsToCome />}>
          <CreatorTable of={{ ...creators, count: null, all }} sort={asked.sort} mayTakeAll={mayTakeAll} {...shown} />
        </Suspense>
      ) : (
        <CreatorList creators={creators.rows} {...shown} />
      )}
    </>
  )
}

/** `24 creators`, `500+ creators`. */
function Found({ count, isMore }: { count: number; isMore: boolean }) {
  return (
    <p className={`dim ${styles.found}`} role="status">
      {isMore ? `${count}+ creators` : counted(count, 'creator')}
    </p>
  )
}

/** What was answered last, also while the next answer is on its way. */
function useAnswered(answer: boolean | undefined): boolean | undefined {
  const [last, setLast] = useState(answer)
  if (answer !== undefined && answer !== last) setLast(answer)
  return answer ?? last
}

const sortNames: Readonly<Record<CreatorSort, string>> = {
  match: 'Best match',
  newest: 'Newest',
  reliability: 'Reliability',
  followers: 'Followers',
}
const today = () => new Date().toISOString().slice(0, 10)
const noneAdvanced = { first: [], further: [] }
const { first, further } = advancedFilters(today())
const withoutFilters = Object.fromEntries([...openFilters, ...first, ...further].map(({ name }) => [name, undefined]))
