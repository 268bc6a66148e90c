import { Stack } from '@mantine/core'
import type { ComponentProps } from 'react'
import { DetailsSection } from './venue/DetailsSection.tsx'
import { HoursSection } from './venue/HoursSection.tsx'
import { PlaceSection } from './venue/PlaceSection.tsx'
import { VisitsSection } from './venue/VisitsSection.tsx'

export type { BrandProfile } from './venue/VenueSection.tsx'

/** All facts of a venue, one section under the other; each is saved by itself. */
export function VenueForm({ profile, pin }: ComponentProps<typeof PlaceSection>) {
  return (
    <Stack gap="lg">
      <DetailsSection profile={profile} />
      <PlaceSection profile={profile} pin={pin} />
      <HoursSection profile={profile} />
      <VisitsSection profile={profile} />
    </Stack>
  )
}
