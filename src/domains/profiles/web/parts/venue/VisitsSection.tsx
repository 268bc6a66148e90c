import { Textarea, TextInput } from '@mantine/core'
import * as z from 'zod/mini'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { useRecordForm } from '../../../../../kit/web/record-form.ts'
import { BrandFields } from '../../../brand-profile.ts'
import { type BrandProfile, useSection, VenueSection } from './VenueSection.tsx'

const Visits = z.pick(BrandFields, { hostName: true, hostPhone: true, arrivalText: true, houseRules: true })

/** What guests read before they come, and who is there for them. */
export function VisitsSection({ profile }: { profile: BrandProfile }) {
  const form = useRecordForm(Visits, profile)
  const section = useSection(profile, form)
  const { readOnly } = section
  const isFromGroup = profile.houseRulesFrom === 'group'
  return (
    <VenueSection title="Visits and house rules" section={section}>
      <div className="two-fields">
        <TextInput
          label="Host on duty"
          description="The person who welcomes creators."
          readOnly={readOnly}
          {...form.optionalText('hostName')}
        />
        <TextInput
          label="Host’s phone"
          description="Shown once a visit is booked."
          readOnly={readOnly}
          {...form.optionalText('hostPhone')}
        />
      </div>
      <Textarea label="On arrival" maxLength={400} readOnly={readOnly} {...form.getInputProps('arrivalText')} />
      <Textarea
        label="House rules"
        description={isFromGroup && <FromGroup uid={profile.uid} />}
        maxLength={1000}
        readOnly={readOnly || isFromGroup}
        {...form.getInputProps('houseRules')}
      />
    </VenueSection>
  )
}

/** Where house rules are changed that are not the venue's own. */
function FromGroup({ uid }: { uid: string }) {
  return (
    <>
      From the group. <LinkTo to={{ path: '/app/group/defaults', search: { uid } }}>Change them or use your own</LinkTo>
    </>
  )
}
