import { ActionIcon, Button, useComputedColorScheme } from '@mantine/core'
import { IconCurrentLocation, IconMinus, IconPlus, IconSearch } from '@tabler/icons-react'
import { type ComponentProps, type Ref, useMemo, useRef, useState } from 'react'
import { showError } from '../../../../../kit/web/toasts.ts'
import type { Drawing } from './drawing.ts'
import { MapCanvas } from './MapCanvas.tsx'
import { MapKey } from './MapKey.tsx'
import type { MapPin } from '../../../contract.ts'
import { drawnPin } from './pin-looks.ts'
import type { MapData } from './use-map.ts'
import { drawnVisits } from './ways.ts'
import styles from './map.module.css'

/** How near "my location" is shown. */
const hereZoom = 13.5

type Props = { map: MapData; measure: Ref<HTMLDivElement>; active: MapPin | null } & Pick<
  ComponentProps<typeof MapCanvas>,
  'onChoose' | 'onPoint' | 'onFail'
>

/** The map, and below it, where they cover no pin, its buttons: search where it was moved to, nearer, farther, and to where one is. */
export function DrawnMap({ map, measure, active, ...canvas }: Props) {
  const { found, pins, shown, visits, view, looked, seen, mayFindMore, search } = map
  const [here, setHere] = useState<{ latitude: number; longitude: number } | null>(null)
  const drawing = useRef<Pick<Drawing, 'zoomBy'>>(null)
  const drawn = useMemo(() => pins.map(drawnPin), [pins])
  const ways = useMemo(() => drawnVisits(visits), [visits])
  const scheme = useComputedColorScheme('light')
  const findMe = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setHere({ latitude, longitude })
        if (looked) search({ latitude, longitude, zoom: hereZoom }, looked.size)
      },
      () => showError('We couldn’t find your location. Choose a city instead.'),
      { timeout: 10_000, maximumAge: 60_000 },
    )
  return (
    <div className={styles.side}>
      <div className={styles.room} data-part="map" ref={measure}>
        {view && (
          <MapCanvas
            key={scheme}
            ref={drawing}
            use="bare"
            view={view}
            from={seen?.view}
            pins={drawn}
            active={drawn.find(({ uid }) => uid === active?.briefUid) ?? null}
            visits={ways}
            here={here}
            onMove={map.setSeen}
            {...canvas}
          />
        )}
      </div>
      <div className={styles.controls}>
        <MapKey pins={shown} />
        {looked && mayFindMore && (
          <Button
            className={styles.search}
            leftSection={<IconSearch size={18} />}
            loading={found.isFetching}
            onClick={() => search(looked.view, looked.size)}
          >
            Search this area
          </Button>
        )}
        <div className={styles.steps}>
          <ActionIcon variant="default" size={44} aria-label="Zoom in" onClick={() => drawing.current?.zoomBy(1)}>
            <IconPlus size={20} />
          </ActionIcon>
          <ActionIcon variant="default" size={44} aria-label="Zoom out" onClick={() => drawing.current?.zoomBy(-1)}>
            <IconMinus size={20} />
          </ActionIcon>
          <ActionIcon variant="default" size={44} aria-label="Show my location" onClick={findMe}>
            <IconCurrentLocation size={22} />
          </ActionIcon>
        </div>
      </div>
    </div>
  )
}
