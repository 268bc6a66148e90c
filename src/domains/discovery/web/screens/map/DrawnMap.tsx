import { ActionIcon, Button, useComputedColorScheme } from '@mantine/core'
import { IconCurrentLocation, IconSearch } from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import { showError } from '../../../../../kit/web/toasts.ts'
import { MapCanvas } from './MapCanvas.tsx'
import { MapKey } from './MapKey.tsx'
import type { MapData } from './use-map.ts'
import styles from './map.module.css'

/** How near "my location" is shown. */
const hereZoom = 13.5

type Props = { map: MapData } & Pick<ComponentProps<typeof MapCanvas>, 'active' | 'onChoose' | 'onPoint' | 'onFail'>

/** The map with its buttons: search where it was moved to, and go to where one is. */
export function DrawnMap({ map, ...canvas }: Props) {
  const { found, pins, shown, view, looked, seen, mayFindMore, search } = map
  const [here, setHere] = useState<{ latitude: number; longitude: number } | null>(null)
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
    <>
      {view && (
        <MapCanvas
          key={scheme}
          view={view}
          from={seen?.view}
          pins={pins}
          here={here}
          onMove={map.setSeen}
          {...canvas}
        />
      )}
      {looked && (
        <>
          {mayFindMore && (
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
    </>
  )
}
