import { useCallback, useMemo, useState } from 'react'
import { useRead } from '../../../../../kit/web/calls.ts'
import { profileCalls } from '../../../../profiles/contract.ts'
import { cityFacts } from '../../../../profiles/vocabulary.ts'
import { discoveryCalls } from '../../../contract.ts'
import { filterOf, type MapAddress } from '../../feed-address.ts'
import { areaOf, contains, pinsIn, readView, type Size, type View, viewOfCity, writeView } from './geometry.ts'
import { visitsOn } from './ways.ts'

/** Where one looks, by the address or else the city, and what was found there. `onSearch` gets another place to look. */
export function useMap(address: MapAddress, influencerUid: string, onSearch: (at: string) => void) {
  const [room, setRoom] = useState<Size | null>(null)
  const measure = useCallback((box: HTMLElement | null) => {
    if (box) setRoom((before) => before ?? { width: box.clientWidth, height: box.clientHeight })
  }, [])
  const [seen, setSeen] = useState<{ view: View; size: Size } | null>(null)

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
  const pins = found.data?.pins ?? none
  const ahead = found.data?.visits ?? none
  const visits = useMemo(
    () => visitsOn(ahead, { day: address.day, until: address.until }),
    [ahead, address.day, address.until],
  )
  const looked = seen ?? (view && room && { view, size: room })
  const shownArea = looked && areaOf(looked.view, looked.size)
  const hasLeft = area !== null && shownArea !== null && !contains(area, shownArea)
  const isCut = (found.data?.total ?? 0) > pins.length
  const hasMoved = seen !== null && view !== null && writeView(seen.view) !== writeView(view)
  return {
    found,
    pins,
    /** Their visits of the days that are looked for, or else of the next day with visits. */
    visits,
    /** Those in sight, in the order of the list. */
    shown: shownArea && looked ? pinsIn(pins, shownArea, looked.view) : none,
    /** The place that was searched. */
    view,
    /** What one looks at now: the place that was searched, until the map is moved. */
    looked,
    /** Where the map was moved to. */
    seen,
    /** There may be more where one looks now than was found. */
    mayFindMore: hasLeft || (isCut && hasMoved),
    measure,
    setSeen: (next: View, size: Size) => setSeen({ view: next, size }),
    search: (next: View, size: Size) => {
      setRoom(size)
      onSearch(writeView(next))
    },
  }
}

export type MapData = Omit<ReturnType<typeof useMap>, 'measure'>
const none: never[] = []
