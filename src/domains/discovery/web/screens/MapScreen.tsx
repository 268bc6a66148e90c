import '../../../../kit/web/styles.ts'
import { ActionIcon, Button, useComputedColorScheme } from '@mantine/core'
import { IconCurrentLocation, IconSearch } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import { useRead } from '../../../../kit/web/calls.ts'
import { Note } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { showError } from '../../../../kit/web/toasts.ts'
import { profileCalls } from '../../../profiles/contract.ts'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { discoveryCalls } from '../../contract.ts'
import { filterNames, filterOf, mapSearch } from '../links.ts'
import { FeedFilters } from '../parts/FeedFilters.tsx'
import { OpenedBrief } from '../parts/OpenedBrief.tsx'
import { areaOf, contains, pinsIn, readView, type Size, type View, viewOfCity, writeView } from './map/geometry.ts'
import { MapCanvas } from './map/MapCanvas.tsx'
import { MapKey } from './map/MapKey.tsx'
import { MapList } from './map/MapList.tsx'
import styles from './map/map.module.css'

/** How near "my location" is shown. */
const hereZoom = 13.5

/** What can be visited now, on a map and in a list that say the same. Filters, place and open card stand in the address. */
export function MapScreen() {
  const [address, setAddress] = useAddress(mapSearch)
  const influencerUid = useProfileUid(address.uid)
  const [room, setRoom] = useState<Size | null>(null)
  const measure = useCallback((box: HTMLElement | null) => {
    if (box) setRoom((before) => before ?? { width: box.clientWidth, height: box.clientHeight })
  }, [])
  const [seen, setSeen] = useState<{ view: View; size: Size } | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [pointed, setPointed] = useState<{ uid: string; by: 'map' | 'list' } | null>(null)
  const [here, setHere] = useState<{ latitude: number; longitude: number } | null>(null)
  const [isDrawn, setDrawn] = useState(true)
  const scheme = useComputedColorScheme('light')

  const start = readView(address.at)
  const me = useRead(
    profileCalls.getInfluencerProfile,
    { uid: influencerUid },
    { enabled: !start && !address.city && influencerUid !== '' },
  )
  const city = address.city ?? me.data?.homeCity ?? (me.error ? 'london' : undefined)
  const view = room ? (start ?? (city ? viewOfCity(cityFacts[city], room) : null)) : null
  const area = view && room && areaOf(view, room)
  const { city: _places, ...filter } = filterOf(address)
  const found = useRead(
    discoveryCalls.listMapPins,
    { influencerUid, area: area ?? { west: 0, south: 0, east: 0, north: 1 }, filter },
    { enabled: area !== null, keep: true },
  )
  const pins = found.data?.pins ?? noPins
  const looked = seen ?? (view && room && { view, size: room })
  const shownArea = looked && areaOf(looked.view, looked.size)
  const shown = shownArea && looked ? pinsIn(pins, shownArea, looked.view) : []
  const hasLeft = area !== null && shownArea !== null && !contains(area, shownArea)
  const isCut = (found.data?.total ?? 0) > pins.length
  const hasMoved = seen !== null && view !== null && writeView(seen.view) !== writeView(view)
  const pinOf = (uid: string | null) => pins.find((pin) => pin.briefUid === uid) ?? null

  const search = (next: View, size: Size) => {
    setRoom(size)
    setAddress({ at: writeView(next) })
  }
  const findMe = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setHere({ latitude, longitude })
        if (looked) search({ latitude, longitude, zoom: hereZoom }, looked.size)
      },
      () => showError('We could not learn where you are. Choose a city instead.'),
      { timeout: 10_000, maximumAge: 60_000 },
    )
  const toBrief = (brief: string) => ({ path: '/app/influencer/explore', search: { ...address, brief }, stays: true })
  return (
    <Screen title="Map" width="full" bare>
      <div className={styles.screen} data-list-only={!isDrawn || undefined}>
        <FeedFilters
          address={address}
          look="compact"
          onChange={(change) =>
            // Another city is another place to look at.
            setAddress('city' in change && change.city !== address.city ? { ...change, at: undefined } : change)
          }
        />
        <div className={styles.andList}>
          <MapList
            found={found}
            pins={shown}
            day={address.day}
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
          <div className={styles.room} data-part="map" ref={measure}>
            {!isDrawn && (
              <div className={styles.none}>
                <Note tone="mute">
                  The map cannot be drawn here: this browser has no WebGL. The list has every place that the map would
                  show.
                </Note>
              </div>
            )}
            {view && isDrawn && (
              <MapCanvas
                key={scheme}
                view={view}
                from={seen?.view}
                pins={pins}
                active={pinOf(pointed?.uid ?? chosen)}
                here={here}
                onMove={(next, size) => setSeen({ view: next, size })}
                onChoose={setChosen}
                onPoint={(uid) => setPointed(uid ? { uid, by: 'map' } : null)}
                onFail={() => setDrawn(false)}
              />
            )}
            {isDrawn && looked && (
              <>
                {(hasLeft || (isCut && hasMoved)) && (
                  <Button
                    className={styles.search}
                    leftSection={<IconSearch size={18} />}
                    loading={found.isFetching}
                    onClick={() => search(looked.view, looked.size)}
                  >
                    Search this area
                  </Button>
                )}
                <ActionIcon
                  className={styles.locate}
                  variant="default"
                  size={44}
                  aria-label="Show my location"
                  onClick={findMe}
                >
                  <IconCurrentLocation size={22} />
                </ActionIcon>
                <MapKey pins={shown} />
              </>
            )}
          </div>
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

const noPins: never[] = []
