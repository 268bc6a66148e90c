import '../../../../kit/web/styles.ts'
import { useComputedColorScheme } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { Note } from '../../../../kit/web/parts.tsx'
import { viewOfCity, viewOver } from '../screens/map/geometry.ts'
import { MapCanvas } from '../screens/map/MapCanvas.tsx'
import type { DrawnPin } from '../screens/map/pin-looks.ts'
import styles from './places-map.module.css'

type Point = { latitude: number; longitude: number }
/** Something at a place, by its name; with a `count` it stands for so many. */
export type MapPlace = Point & { uid: string; words: string; count?: number }

type Props = {
  places: readonly MapPlace[]
  /** The city that is looked at; without one the map shows all places. */
  near: Point | undefined
  /** The place that stands out. */
  active: string | undefined
  onChoose: (uid: string) => void
  onPoint: (uid: string | null) => void
}

const longestWords = 24
const ignore = () => undefined

/** Places on the map, where each of them is in a list beside it too. The map’s library comes with it. */
export function PlacesMap({ places, near, active, onChoose, onPoint }: Props) {
  const { ref, width, height } = useElementSize<HTMLDivElement>()
  const scheme = useComputedColorScheme('light')
  const [canDraw, setCanDraw] = useState(true)
  const pins = useMemo(() => places.map(pinOf), [places])
  const view = useMemo(() => {
    const room = { width: width || 600, height: height || 400 }
    return near ? viewOfCity(near, room) : viewOver(places, room)
  }, [places, near, width, height])
  return (
    <div ref={ref} className={styles.room}>
      {canDraw ? (
        <MapCanvas
          key={scheme}
          view={view}
          from={undefined}
          pins={pins}
          active={pins.find(({ uid }) => uid === active) ?? null}
          here={null}
          onMove={ignore}
          onChoose={(uid) => uid && onChoose(uid)}
          onPoint={onPoint}
          onFail={() => setCanDraw(false)}
        />
      ) : (
        <div className={styles.none}>
          <Note tone="mute">Your browser can’t show the map. Everything on it is in the list.</Note>
        </div>
      )}
    </div>
  )
}

function pinOf({ uid, words, latitude, longitude, count }: MapPlace): DrawnPin {
  const short = words.length > longestWords ? `${words.slice(0, longestWords - 1).trimEnd()}…` : words
  const label = count === undefined ? short : `${short} ${count.toLocaleString('en-GB')}`
  return { uid, latitude, longitude, district: '', look: 'open', words: label, count: count ?? 1 }
}
