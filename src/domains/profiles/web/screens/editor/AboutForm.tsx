import { ActionIcon, Button, Group, MultiSelect, Select, Stack, Textarea, TextInput, Title } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { useRecordForm } from '../../../../../kit/web/record-form.ts'
import { Card } from '../../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { profileCalls } from '../../../contract.ts'
import { mostSports, sports } from '../../../casting.ts'
import { InfluencerFields } from '../../../influencer-profile.ts'
import { cityFacts, deliverableTypes, formatNames, plusoneCities } from '../../../vocabulary.ts'
import { contentVibes, genderNames, genders, languageNames, languages } from '../../../creator-vocabulary.ts'
import type { InfluencerProfile } from '../../parts/Decision.tsx'

const cities = plusoneCities.map((value) => ({ value, label: cityFacts[value].name }))
const spoken = languages.map((value) => ({ value, label: languageNames[value] }))

type Form = ReturnType<typeof useRecordForm<typeof InfluencerFields, InfluencerProfile>>

/** What stands in the form, saved or not. */
export type Draft = Form['values']

type Props = { profile: InfluencerProfile; onDraft: (draft: Draft) => void }

/** What an influencer says of themselves; each change is handed on, so that it can be seen before it is saved. */
export function AboutForm({ profile, onDraft }: Props) {
  const form = useRecordForm(InfluencerFields, profile)
  const { values } = form
  useEffect(() => onDraft(values), [values, onDraft])
  const save = useWrite(profileCalls.saveInfluencerProfile, {
    onDone: (saved) => {
      form.take(saved)
      showSuccess('Saved.')
    },
    onRefused: (error) => form.refused(error),
  })
  return (
    <Card>
      <form onSubmit={form.onSubmit((fields) => void save({ uid: profile.uid, version: form.version, fields }))}>
        <Title order={2} mb="sm">
          About you
        </Title>
        <Stack>
          <TextInput label="Name" withAsterisk maxLength={80} {...form.getInputProps('name')} />
          <Textarea label="Bio" maxLength={600} {...form.getInputProps('bio')} />
          <div className="two-fields">
            <Select
              label="Home city"
              allowDeselect={false}
              searchable
              data={cities}
              {...form.getInputProps('homeCity')}
            />
            <MultiSelect label="Other cities" data={cities} {...form.getInputProps('cities')} />
          </div>
          <Trips
            values={form.values}
            error={form.errors.travel}
            onChange={(travel) => form.setFieldValue('travel', travel)}
          />
          <div className="two-fields">
            <MultiSelect
              label="Content topics"
              data={[...contentVibes]}
              maxValues={6}
              {...form.getInputProps('contentVibe')}
            />
            <MultiSelect label="Languages you post in" data={spoken} {...form.getInputProps('languages')} />
          </div>
          <MultiSelect
            label="Formats"
            data={deliverableTypes.map((value) => ({ value, label: formatNames[value] }))}
            {...form.getInputProps('formats')}
          />
          <MultiSelect
            label="Sports"
            description="Optional. Up to six that you do and post about."
            data={[...sports]}
            maxValues={mostSports}
            {...form.getInputProps('sports')}
          />
          <div className="two-fields">
            <TextInput
              type="date"
              label="Date of birth"
              description={
                profile.can.changeDateOfBirth
                  ? 'Only our team sees this. Brands see an age bracket.'
                  : 'Checked with your ID. Contact our team to change it.'
              }
              disabled={!profile.can.changeDateOfBirth}
              {...form.getInputProps('dateOfBirth')}
            />
            <Select
              label="Gender"
              description="Optional. Brands on some plans can filter creators by gender. It never affects which briefs you can request, or your match score."
              allowDeselect={false}
              data={genders.map((value) => ({ value, label: genderNames[value] }))}
              {...form.getInputProps('gender')}
            />
          </div>
          <Permit form={form} />
          <Group justify="flex-end">
            <Button type="submit" disabled={!form.isChanged} loading={save.busy}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  )
}

/** What advertising needs in Dubai. */
function Permit({ form }: { form: Form }) {
  return (
    <div className="two-fields">
      <TextInput
        label="Advertiser permit number"
        description="Needed before a visit in Dubai."
        maxLength={40}
        {...form.optionalText('permitNumber')}
      />
      <TextInput
        type="date"
        label="Permit valid until"
        description="You can’t book visits in Dubai after this date."
        value={form.values.permitUntil ?? ''}
        onChange={(event) => {
          form.setFieldValue('permitUntil', event.currentTarget.value || null)
          form.setFieldValue('permitCountry', event.currentTarget.value ? 'AE' : null)
        }}
      />
    </div>
  )
}

function Trips({
  values,
  error,
  onChange,
}: {
  values: InfluencerFields
  error: ReactNode
  onChange: (travel: InfluencerFields['travel']) => void
}) {
  const { travel, homeCity } = values
  const change = (at: number, part: Partial<InfluencerFields['travel'][number]>) =>
    onChange(travel.map((trip, position) => (position === at ? { ...trip, ...part } : trip)))
  return (
    <fieldset className="plain">
      <legend>Upcoming trips, so venues there can host you</legend>
      <Stack gap="xs">
        {travel.map((trip, at) => (
          // Rows have no identity but their place.
          <Group key={at} gap="xs" align="flex-end">
            <Select
              label="City"
              w={150}
              allowDeselect={false}
              data={cities}
              value={trip.city}
              onChange={(city) => city && change(at, { city: city as typeof trip.city })}
            />
            <TextInput
              type="date"
              label="From"
              value={trip.from}
              onChange={(event) => event.currentTarget.value && change(at, { from: event.currentTarget.value })}
            />
            <TextInput
              type="date"
              label="Until"
              value={trip.until}
              onChange={(event) => event.currentTarget.value && change(at, { until: event.currentTarget.value })}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              aria-label="Remove trip"
              onClick={() => onChange(travel.filter((_trip, position) => position !== at))}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </Group>
        ))}
        {error && <span className="field-error">{error}</span>}
        <div>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPlus size={16} />}
            onClick={() => {
              const today = new Date().toISOString().slice(0, 10)
              onChange([...travel, { city: homeCity === 'paris' ? 'london' : 'paris', from: today, until: today }])
            }}
          >
            Add trip
          </Button>
        </div>
      </Stack>
    </fieldset>
  )
}
