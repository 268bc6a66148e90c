import { MultiSelect, Select, Switch, Textarea, TextInput } from '@mantine/core'
import * as z from 'zod/mini'
import { useRecordForm } from '../../../../../kit/web/record-form.ts'
import { BrandFields } from '../../../brand-profile.ts'
import { brandCategories } from '../../../vocabulary.ts'
import { languageNames, languages } from '../../../creator-vocabulary.ts'
import { type BrandProfile, useSection, VenueSection } from './VenueSection.tsx'

const Details = z.pick(BrandFields, {
  name: true,
  category: true,
  description: true,
  website: true,
  handle: true,
  phone: true,
  languages: true,
  mayBeNamed: true,
})

/** What a venue is, and how it is reached. */
export function DetailsSection({ profile }: { profile: BrandProfile }) {
  const form = useRecordForm(Details, profile)
  const section = useSection(profile, form)
  const { readOnly } = section
  return (
    <VenueSection title="Business details" section={section}>
      <div className="two-fields">
        <TextInput label="Name" withAsterisk readOnly={readOnly} {...form.getInputProps('name')} />
        <Select
          label="Category"
          allowDeselect={false}
          readOnly={readOnly}
          data={[...brandCategories]}
          {...form.getInputProps('category')}
        />
      </div>
      <Textarea
        label="What makes it special"
        maxLength={1000}
        readOnly={readOnly}
        {...form.getInputProps('description')}
      />
      <div className="two-fields">
        <TextInput label="Website" placeholder="https://" readOnly={readOnly} {...form.optionalText('website')} />
        <TextInput
          label="Handle to mention"
          placeholder="@cafeluna"
          readOnly={readOnly}
          {...form.optionalText('handle')}
        />
      </div>
      <div className="two-fields">
        <TextInput label="Phone" readOnly={readOnly} {...form.optionalText('phone')} />
        <MultiSelect
          label="Languages spoken"
          readOnly={readOnly}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          {...form.getInputProps('languages')}
        />
      </div>
      <Switch
        label="Creators can name us on their public pages"
        description="They can list you as a venue they’ve visited, and show your review once it’s published."
        disabled={readOnly}
        {...form.getInputProps('mayBeNamed', { type: 'checkbox' })}
      />
    </VenueSection>
  )
}
