import {
  Button,
  Group,
  MultiSelect,
  NumberInput,
  Select,
  Stack,
  Switch,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useWrite } from '../../../../kit/web/calls.ts'
import { useFields } from '../../../../kit/web/fields.ts'
import { Card, Note } from '../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { BrandFields } from '../../brand-profile.ts'
import { profileCalls } from '../../contract.ts'
import { brandCategories, cityFacts, languageNames, languages, plusoneCities } from '../../vocabulary.ts'
import { OpeningHours } from './OpeningHours.tsx'

export type BrandProfile = OutputOf<typeof profileCalls.getBrandProfile>
type TextField = 'website' | 'handle' | 'phone' | 'postcode' | 'hostName' | 'hostPhone'

/** The facts of a venue: what guests read before they come, and what the door needs. */
export function VenueForm({ profile }: { profile: BrandProfile }) {
  const form = useFields(BrandFields, profile)
  const { values, errors, set } = form
  const save = useWrite(profileCalls.saveBrandProfile, {
    onDone: (saved) => {
      form.take(saved)
      showSuccess('Saved.')
    },
    onRefused: (error) => form.refused(error),
  })
  const submit = () => {
    const fields = form.check()
    if (fields) void save({ uid: profile.uid, version: form.version, fields })
  }
  const readOnly = !profile.can.save
  const optional = (field: TextField, label: string, more: { placeholder?: string; description?: string } = {}) => (
    <TextInput
      label={label}
      readOnly={readOnly}
      value={values[field] ?? ''}
      error={errors[field]}
      onChange={(event) => set(field, event.currentTarget.value || null)}
      {...more}
    />
  )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap="lg">
        {readOnly && <Note tone="mute">Your brand’s owner and admins can change this.</Note>}
        <Card>
          <Title order={2} mb="sm">
            The place
          </Title>
          <Stack>
            <div className="two-fields">
              <TextInput
                label="Name"
                withAsterisk
                readOnly={readOnly}
                value={values.name}
                error={errors.name}
                onChange={(event) => set('name', event.currentTarget.value)}
              />
              <Select
                label="Category"
                allowDeselect={false}
                readOnly={readOnly}
                data={[...brandCategories]}
                value={values.category}
                onChange={(value) => value && set('category', value as typeof values.category)}
              />
            </div>
            <Textarea
              label="What makes it special"
              maxLength={1000}
              readOnly={readOnly}
              value={values.description}
              error={errors.description}
              onChange={(event) => set('description', event.currentTarget.value)}
            />
            <div className="two-fields">
              {optional('website', 'Website', { placeholder: 'https://' })}
              {optional('handle', 'Handle to mention', { placeholder: '@cafeluna' })}
            </div>
            <div className="two-fields">
              <TextInput
                label="Address"
                readOnly={readOnly}
                value={values.address}
                error={errors.address}
                onChange={(event) => set('address', event.currentTarget.value)}
              />
              <TextInput
                label="District"
                description="What influencers read on the card."
                readOnly={readOnly}
                value={values.district}
                onChange={(event) => set('district', event.currentTarget.value)}
              />
            </div>
            <div className="two-fields">
              {optional('postcode', 'Postcode')}
              <Select
                label="City"
                allowDeselect={false}
                searchable
                readOnly={readOnly}
                data={plusoneCities.map((value) => ({ value, label: cityFacts[value].name }))}
                value={values.city}
                onChange={(value) => value && set('city', value as typeof values.city)}
              />
            </div>
            <div className="two-fields">
              <NumberInput
                label="Latitude"
                decimalScale={6}
                readOnly={readOnly}
                value={values.latitude ?? ''}
                error={errors.latitude}
                onChange={(value) => set('latitude', value === '' ? null : Number(value))}
              />
              <NumberInput
                label="Longitude"
                decimalScale={6}
                readOnly={readOnly}
                value={values.longitude ?? ''}
                error={errors.longitude}
                onChange={(value) => set('longitude', value === '' ? null : Number(value))}
              />
            </div>
            <div className="two-fields">
              {optional('phone', 'Phone')}
              <MultiSelect
                label="Languages spoken"
                readOnly={readOnly}
                data={languages.map((value) => ({ value, label: languageNames[value] }))}
                value={values.languages}
                onChange={(chosen) => set('languages', chosen as typeof values.languages)}
              />
            </div>
            <OpeningHours
              hours={values.openingHours}
              readOnly={readOnly}
              onChange={(hours) => set('openingHours', hours)}
            />
          </Stack>
        </Card>
        <Card>
          <Title order={2} mb="sm">
            Visits
          </Title>
          <Stack>
            <div className="two-fields">
              {optional('hostName', 'Host on duty', { description: 'Who welcomes guests.' })}
              {optional('hostPhone', 'Host’s phone', { description: 'Shown once a visit is booked.' })}
            </div>
            <Textarea
              label="How to arrive"
              maxLength={400}
              readOnly={readOnly}
              value={values.arrivalText}
              onChange={(event) => set('arrivalText', event.currentTarget.value)}
            />
            <Textarea
              label="House rules"
              maxLength={1000}
              readOnly={readOnly}
              value={values.houseRules}
              onChange={(event) => set('houseRules', event.currentTarget.value)}
            />
            <Switch
              label="May be named on influencers’ public pages"
              description="As a place they were a guest at, and with what you said of them once they can read it."
              disabled={readOnly}
              checked={values.mayBeNamed}
              onChange={(event) => set('mayBeNamed', event.currentTarget.checked)}
            />
          </Stack>
        </Card>
        {!readOnly && (
          <Group justify="flex-end">
            <Button type="submit" disabled={!form.changed} loading={save.busy}>
              Save
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  )
}
