import { useComputedColorScheme } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useRead } from '../../../../../kit/web/calls.ts'
import { discoveryCalls } from '../../../contract.ts'
import { areaOf, type View } from '../map/geometry.ts'
import { drawnPin } from '../map/pin-looks.ts'
import { MapCanvas } from '../map/MapCanvas.tsx'
import styles from './venue.module.css'

/** So wide and high is what is asked for around a venue, in pixels of the map. */
const around = { width: 900, height: 420 }
const noPins: never[] = []
const ignore = () => undefined

type Props = { brandUid: string; influencerUid: string; view: View }

/** A still map around a venue, with its own pin and those nearby. */
export function VenueMap({ brandUid, influencerUid, view }: Props) {
  const scheme = useComputedColorScheme('light')
  const found = useRead(discoveryCalls.listMapPins, { influencerUid, area: areaOf(view, around), filter: {} })
  const [canDraw, setCanDraw] = useState(true)
  const pins = found.data?.pins ?? noPins
  const drawn = useMemo(() => pins.map(drawnPin), [pins])
  const uid = pins.find((pin) => pin.brandUid === brandUid)?.briefUid
  const own = drawn.find((pin) => pin.uid === uid) ?? null
  if (!canDraw) return <p className={`dim ${styles.noMap}`}>Your browser can’t show the map. Try another browser.</p>
  return (
    <MapCanvas
      key={scheme}
      use="still"
      view={view}
      from={undefined}
      pins={drawn}
      active={own}
      here={own ? null : view}
      onMove={ignore}
      onChoose={ignore}
      onPoint={ignore}
      onFail={() => setCanDraw(false)}
    />
  )
}
