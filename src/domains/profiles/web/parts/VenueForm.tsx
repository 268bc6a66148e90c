import { Button, Group, MultiSelect, Select, Stack, Switch, Textarea, TextInput, Title } from '@mantine/core'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useWrite } from '../../../../kit/web/calls.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { useRecordForm } from '../../../../kit/web/record-form.ts'
import { Card, Note } from '../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { BrandFields } from '../../brand-profile.ts'
import { profileCalls } from '../../contract.ts'
import { brandCategories, cityFacts, languageNames, languages, plusoneCities } from '../../vocabulary.ts'
import { MapPlace } from './MapPlace.tsx'
import { VenueHours } from './VenueHours.tsx'

export type BrandProfile = OutputOf<typeof profileCalls.getBrandProfile>
type TextField = 'website' | 'handle' | 'phone' | 'postcode' | 'hostName' | 'hostPhone'

const useVenueForm = (profile: BrandProfile) => useRecordForm(BrandFields, profile)
type Fields = { form: ReturnType<typeof useVenueForm>; readOnly: boolean }

/** The facts of a venue: what guests read before they come, and what the door needs. */
export function VenueForm({ profile }: { profile: BrandProfile }) {
  const form = useVenueForm(profile)
  const save = useWrite(profileCalls.saveBrandProfile, {
    onDone: (saved) => {
      form.take(saved)
      showSuccess('Saved.')
    },
    onRefused: (error) => form.refused(error),
  })
  const readOnly = !profile.can.save
  return (
    <form onSubmit={form.onSubmit((fields) => void save({ uid: profile.uid, version: form.version, fields }))}>
      <Stack gap="lg">
        {readOnly && <Note tone="mute">Ask your brand’s owner or an admin to change this.</Note>}
        <PlaceFields form={form} readOnly={readOnly} />
        <VisitFields form={form} readOnly={readOnly} />
        {!readOnly && (
          <Group justify="flex-end">
            <Button type="submit" disabled={!form.isChanged} loading={save.busy}>
              Save
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  )
}

function PlaceFields({ form, readOnly }: Fields) {
  const { values, errors, setFieldValue } = form
  return (
    <Card>
      <Title order={2} mb="sm">
        Venue
      </Title>
      <Stack>
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
          <OptionalText form={form} readOnly={readOnly} field="website" label="Website" placeholder="https://" />
          <OptionalText
            form={form}
            readOnly={readOnly}
            field="handle"
            label="Handle to mention"
            placeholder="@cafeluna"
          />
        </div>
        <div className="two-fields">
          <TextInput label="Address" readOnly={readOnly} {...form.getInputProps('address')} />
          <TextInput
            label="Neighbourhood"
            description="Creators see it on your briefs."
            readOnly={readOnly}
            {...form.getInputProps('district')}
          />
        </div>
        <div className="two-fields">
          <OptionalText form={form} readOnly={readOnly} field="postcode" label="Postcode" />
          <Select
            label="City"
            allowDeselect={false}
            searchable
            readOnly={readOnly}
            data={plusoneCities.map((value) => ({ value, label: cityFacts[value].name }))}
            {...form.getInputProps('city')}
          />
        </div>
        <MapPlace position={values} errors={errors} readOnly={readOnly} onChange={setFieldValue} />
        <div className="two-fields">
          <OptionalText form={form} readOnly={readOnly} field="phone" label="Phone" />
          <MultiSelect
            label="Languages spoken"
            readOnly={readOnly}
            data={languages.map((value) => ({ value, label: languageNames[value] }))}
            {...form.getInputProps('languages')}
          />
        </div>
        <VenueHours
          hours={values.openingHours}
          readOnly={readOnly}
          onChange={(hours) => setFieldValue('openingHours', hours)}
        />
      </Stack>
    </Card>
  )
}

function VisitFields({ form, readOnly }: Fields) {
  return (
    <Card>
      <Title order={2} mb="sm">
        Visits
      </Title>
      <Stack>
        <div className="two-fields">
          <OptionalText
            form={form}
            readOnly={readOnly}
            field="hostName"
            label="Host on duty"
            description="The person who welcomes creators."
          />
          <OptionalText
            form={form}
            readOnly={readOnly}
            field="hostPhone"
            label="Host’s phone"
            description="Shown once a visit is booked."
          />
        </div>
        <Textarea label="On arrival" maxLength={400} readOnly={readOnly} {...form.getInputProps('arrivalText')} />
        <Textarea
          label="House rules"
          description={form.base.houseRulesFrom === 'group' && <FromGroup uid={form.base.uid} />}
          maxLength={1000}
          readOnly={readOnly || form.base.houseRulesFrom === 'group'}
          {...form.getInputProps('houseRules')}
        />
        <Switch
          label="Creators can name us on their public pages"
          description="They can list you as a venue they’ve visited, and show your review once it’s published."
          disabled={readOnly}
          {...form.getInputProps('mayBeNamed', { type: 'checkbox' })}
        />
      </Stack>
    </Card>
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

/** A line of text that may be left empty. */
function OptionalText({
  form,
  field,
  ...rest
}: Fields & { field: TextField; label: string; placeholder?: string; description?: string }) {
  return <TextInput {...form.optionalText(field)} {...rest} />
}
