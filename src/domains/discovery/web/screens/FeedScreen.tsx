import { lazy, Suspense, useState } from 'react'
import { useList, useWrite } from '../../../../kit/web/calls.ts'
import type { To } from '../../../../kit/web/link.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { useProfileUid, useSession } from '../../../profiles/web/session.tsx'
import { discoveryCalls } from '../../contract.ts'
import { type NotForMe, notForMeReasons } from '../../taste.ts'
import { feedSearch, filterNames, filterOf, isFiltered } from '../links.ts'
import { FeedCard, type FeedCardData } from '../parts/FeedCard.tsx'
import { FeedFilters } from '../parts/FeedFilters.tsx'
import { FeedRibbons } from '../parts/FeedRibbons.tsx'
import { SavedFilters } from '../parts/SavedFilters.tsx'
import { OpenedBrief } from '../parts/OpenedBrief.tsx'
import { FeedList } from './feed/FeedList.tsx'
import { HiddenNote } from './feed/HiddenNote.tsx'

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
  const influencerUid = useProfileUid(address.uid)
  const feed = useList(discoveryCalls.listFeed, { influencerUid, ...filterOf(address) })
  const mark = useWrite(discoveryCalls.markBrief)
  const [hidden, setHidden] = useState<{ uid: string; words: string } | null>(null)
  const toBrief = (brief: string, row?: string): To => ({
    path: '/app/influencer/browse',
    search: { ...address, brief, row },
    stays: true,
  })
  const setMark = (briefUid: string, value: 'saved' | null) => void mark({ influencerUid, briefUid, mark: value })
  const hide = async ({ uid, brandName }: FeedCardData, reason: NotForMe) => {
    const done = await mark({ influencerUid, briefUid: uid, mark: 'hidden', reason })
    if (done) setHidden({ uid, words: `${brandName}: ${notForMeReasons[reason].toLowerCase()}` })
  }
  const undo = () => {
    if (hidden) setMark(hidden.uid, null)
    setHidden(null)
  }
  const clear = () => setAddress(Object.fromEntries(filterNames.map((name) => [name, undefined])))
  const card = (one: FeedCardData, row?: string) => (
    <FeedCard
      key={one.uid}
      card={one}
      to={toBrief(one.uid, row)}
      {...(!looksOn && {
        onSave: () => setMark(one.uid, one.saved ? null : 'saved'),
        onHide: (reason: NotForMe) => void hide(one, reason),
      })}
    />
  )
  return (
    <Screen title={looksOn ? 'Feed Viewer' : 'Feed'} width="wide">
      {looksOn && (
        <Suspense>
          <WhoseFeed influencerUid={influencerUid} draft={address.draft} />
        </Suspense>
      )}
      <FeedFilters influencerUid={influencerUid} address={address} looksOn={looksOn} onChange={setAddress} />
      {!looksOn && <SavedFilters address={address} onOpen={setAddress} />}
      <HiddenNote words={hidden?.words} onUndo={undo} />
      {!isFiltered({ ...address, city: undefined }) && (
        <FeedRibbons
          influencerUid={influencerUid}
          city={address.city}
          draft={looksOn && address.draft === '1'}
          card={card}
        />
      )}
      <Loaded of={{ ...feed, data: feed.first }} shape="cards">
        {() => <FeedList {...{ address, looksOn, feed, card }} onClear={clear} />}
      </Loaded>
      <OpenedBrief
        brief={address.brief}
        influencerUid={influencerUid}
        ribbonUid={address.row}
        looksOn={looksOn}
        toBrief={toBrief}
        onLeave={() => setAddress({ brief: undefined, row: undefined })}
      />
    </Screen>
  )
}
