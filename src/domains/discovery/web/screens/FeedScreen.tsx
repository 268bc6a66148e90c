import { useMediaQuery } from '@mantine/hooks'
import { lazy, Suspense, useState } from 'react'
import { refetchTouched, useList, useWrite } from '../../../../kit/web/calls.ts'
import { firstShown } from '../../../../kit/web/first-shown.ts'
import type { To } from '../../../../kit/web/link.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { useProfileUid, useSession } from '../../../profiles/web/session.tsx'
import { discoveryCalls } from '../../contract.ts'
import { type NotForMe, notForMeReasons } from '../../taste.ts'
import { feedSearch, filterNames, filterOf, isFiltered } from '../feed-address.ts'
import { toVenue } from '../links.ts'
import { FeedCard, type FeedCardData } from '../parts/FeedCard.tsx'
import { FeedFilters } from '../parts/FeedFilters.tsx'
import { FilterPill } from '../parts/FilterPill.tsx'
import { FeedRibbons } from '../parts/FeedRibbons.tsx'
import { nearBrief, OpenedBrief } from '../parts/OpenedBrief.tsx'
import { useSaved } from '../use-saved.ts'
import { FeedList } from './feed/FeedList.tsx'
import { HiddenNote } from './feed/HiddenNote.tsx'

// For a finger alone.
const PullToRefresh = lazy(async () => {
  await firstShown()
  return { default: (await import('../../../../kit/web/pull-to-refresh.tsx')).PullToRefresh }
})
// They wait for what was saved.
const SavedFilters = lazy(async () => ({ default: (await import('../parts/SavedFilters.tsx')).SavedFilters }))
// For the team alone.
const FeedChooser = lazy(async () => ({ default: (await import('./feed/FeedChooser.tsx')).FeedChooser }))
const WhoseFeed = lazy(async () => ({ default: (await import('./feed/WhoseFeed.tsx')).WhoseFeed }))

/** What can be visited now: one's own feed, or for staff that of an influencer they choose. */
export function FeedScreen() {
  const [{ uid }] = useAddress(feedSearch)
  const { side, user } = useSession()
  if (side !== 'admin') return <Feed looksOn={false} />
  if (uid) return <Feed looksOn={user.linked_profiles.every((profile) => profile.uid !== uid)} />
  return (
    <Suspense>
      <FeedChooser />
    </Suspense>
  )
}

/** Filters and the open card stand in the address, so Back returns to the same place. Who looks on can change nothing. */
function Feed({ looksOn }: { looksOn: boolean }) {
  const [address, setAddress] = useAddress(feedSearch)
  const isPhone = useMediaQuery('(max-width: 720px)', false, { getInitialValueInEffect: false })
  const influencerUid = useProfileUid(address.uid)
  const feed = useList(discoveryCalls.listFeed, { influencerUid, ...filterOf(address) }, { atOnce: true })
  const mark = useWrite(discoveryCalls.markBrief)
  const saved = useSaved(influencerUid)
  const [hidden, setHidden] = useState<{ uid: string; words: string; saved: boolean } | null>(null)
  const toBrief = (brief: string, row?: string): To => ({
    path: '/app/influencer/browse',
    search: { ...address, brief, row },
    stays: true,
  })
  const hide = async ({ uid, brandName, saved }: FeedCardData, reason: NotForMe) => {
    const done = await mark({ influencerUid, briefUid: uid, mark: 'hidden', reason })
    if (done) setHidden({ uid, saved, words: `${brandName}: ${notForMeReasons[reason].toLowerCase()}` })
  }
  const undo = () => {
    if (hidden) void mark({ influencerUid, briefUid: hidden.uid, mark: hidden.saved ? 'saved' : null })
    setHidden(null)
  }
  const clear = () => setAddress(Object.fromEntries(filterNames.map((name) => [name, undefined])))
  const card = (read: FeedCardData, how: { row?: string; at?: number }) => {
    const one = saved.of(read)
    return (
      <FeedCard
        key={one.uid}
        card={one}
        to={toBrief(one.uid, how.row)}
        toVenue={toVenue(influencerUid, one.brandUid)}
        isGallery={how.row === undefined}
        eager={how.at === 0}
        isStill={address.brief !== undefined}
        onNear={(isSure) => nearBrief(influencerUid, one.uid, isSure)}
        {...(!looksOn && {
          onSave: () => saved.change(one),
          onHide: (reason: NotForMe) => void hide(one, reason),
        })}
      />
    )
  }
  const filters = { influencerUid, address, looksOn, onChange: setAddress }
  const ribbons = !isFiltered({ ...address, city: undefined }) && (
    <FeedRibbons
      influencerUid={influencerUid}
      city={address.city}
      draft={looksOn && address.draft === '1'}
      card={(one, row) => card(one, { row })}
    />
  )
  return (
    <Screen
      title={looksOn ? 'Feed Viewer' : 'Feed'}
      width="wide"
      actions={isPhone && <FilterPill {...filters} found={feed} />}
    >
      <Suspense>{isPhone && <PullToRefresh onRefresh={() => refetchTouched(['feed', 'brief'])} />}</Suspense>
      {looksOn && (
        <Suspense>
          <WhoseFeed influencerUid={influencerUid} draft={address.draft} />
        </Suspense>
      )}
      {!isPhone && <FeedFilters {...filters} />}
      <Suspense>{!looksOn && <SavedFilters address={address} onOpen={setAddress} />}</Suspense>
      <HiddenNote words={hidden?.words} onUndo={undo} />
      {!isPhone && ribbons}
      <Loaded of={{ ...feed, data: feed.first }} shape="cards">
        {() => (
          <FeedList
            {...{ address, looksOn, feed }}
            card={(one, at) => card(one, { at })}
            ribbons={isPhone && ribbons}
            onClear={clear}
          />
        )}
      </Loaded>
      <OpenedBrief
        brief={address.brief}
        influencerUid={influencerUid}
        known={feed.rows.find(({ uid }) => uid === address.brief)}
        ribbonUid={address.row}
        looksOn={looksOn}
        toBrief={toBrief}
        onLeave={() => setAddress({ brief: undefined, row: undefined })}
      />
    </Screen>
  )
}
