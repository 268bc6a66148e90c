import '../../../../kit/web/styles.ts'
import { useState } from 'react'
import { useIsOnline } from '../../../../kit/web/network.ts'
import { Note } from '../../../../kit/web/parts.tsx'
import type { To } from '../../../../kit/web/link.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { filterNames, mapSearch } from '../feed-address.ts'
import { FeedFilters } from '../parts/FeedFilters.tsx'
import { OpenedBrief } from '../parts/OpenedBrief.tsx'
import { DrawnMap } from './map/DrawnMap.tsx'
import { MapList } from './map/MapList.tsx'
import { useMap } from './map/use-map.ts'
import styles from './map/map.module.css'

/** What can be visited now, on a map and in a list that say the same. Filters, place and open card stand in the address. */
export function MapScreen() {
  const [address, setAddress] = useAddress(mapSearch)
  const influencerUid = useProfileUid(address.uid)
  const { measure, ...map } = useMap(address, influencerUid, (at) => setAddress({ at }))
  const [chosen, setChosen] = useState<string | null>(null)
  const [pointed, setPointed] = useState<{ uid: string; by: 'map' | 'list' } | null>(null)
  const [isDrawn, setDrawn] = useState(true)
  const isOnline = useIsOnline()
  // What has left the map with a day, a filter or the area is chosen no more.
  const pinOf = (uid: string | null) => map.shown.find((pin) => pin.briefUid === uid) ?? null
  const toBrief = (brief: string): To => ({
    path: '/app/influencer/explore',
    search: { ...address, brief },
    stays: true,
  })
  return (
    <Screen title="Map" width="full" bare>
      <div className={styles.screen} data-list-only={!isDrawn || undefined}>
        <FeedFilters
          influencerUid={influencerUid}
          address={address}
          look="compact"
          onChange={(change) =>
            // Another city is another place to look at.
            setAddress('city' in change && change.city !== address.city ? { ...change, at: undefined } : change)
          }
        />
        {!isOnline && <Note tone="mute">The map needs a connection for venues you haven’t seen yet.</Note>}
        <div className={styles.andList}>
          <MapList
            found={map.found}
            pins={map.shown}
            visits={map.visits}
            days={{ day: address.day, until: address.until }}
            chosen={pinOf(chosen)}
            pointed={pointed?.by === 'map' ? pointed.uid : null}
            influencerUid={influencerUid}
            toBrief={toBrief}
            onPoint={(uid) => setPointed(uid ? { uid, by: 'list' } : null)}
            isAlone={!isDrawn}
            {...(filterNames.some((name) => name !== 'city' && address[name]) && {
              onClear: () =>
                setAddress(Object.fromEntries(filterNames.filter((n) => n !== 'city').map((n) => [n, undefined]))),
            })}
          />
          {isDrawn ? (
            <DrawnMap
              map={map}
              measure={measure}
              active={pinOf(pointed?.uid ?? chosen)}
              onChoose={setChosen}
              onPoint={(uid) => setPointed(uid ? { uid, by: 'map' } : null)}
              onFail={() => setDrawn(false)}
            />
          ) : (
            <div className={styles.none}>
              <Note tone="mute">Your browser can’t show the map. Every venue on it is in the list.</Note>
            </div>
          )}
        </div>
      </div>
      <OpenedBrief
        brief={address.brief}
        influencerUid={influencerUid}
        toBrief={toBrief}
        onLeave={() => setAddress({ brief: undefined })}
      />
    </Screen>
  )
}
