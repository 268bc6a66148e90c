import { Stack } from '@mantine/core'
import { PinMap } from '../../../../domains/discovery/web/parts/PinMap.tsx'
import { PlaceSearch } from '../../../../domains/profiles/web/parts/PlaceSearch.tsx'
import type { PinProps } from '../../../../domains/profiles/web/parts/venue/PlaceSection.tsx'

/** The pin of a venue on the map, and a search that puts it somewhere. */
export const pinWithSearch = (brandUid: string) => (pin: PinProps) => (
  <Stack gap="xs">
    {!pin.isStill && <PlaceSearch brandUid={brandUid} onFound={pin.onMove} />}
    <PinMap {...pin} />
  </Stack>
)
