import * as z from 'zod/mini'
import { useRecordForm } from '../../../../../kit/web/record-form.ts'
import { BrandFields } from '../../../brand-profile.ts'
import { VenueHours } from '../VenueHours.tsx'
import { type BrandProfile, useSection, VenueSection } from './VenueSection.tsx'

const Hours = z.pick(BrandFields, { openingHours: true })

/** When a venue is open. */
export function HoursSection({ profile }: { profile: BrandProfile }) {
  const form = useRecordForm(Hours, profile)
  const section = useSection(profile, form)
  return (
    <VenueSection title="Opening hours" section={section}>
      <VenueHours
        hours={form.values.openingHours}
        readOnly={section.readOnly}
        onChange={(hours) => form.setFieldValue('openingHours', hours)}
      />
    </VenueSection>
  )
}
