import { Button, Group, Select, Stack, TextInput, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import type { OutputOf, SentInputOf } from '../../../../../kit/contract/calls.ts'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { byField, fieldErrors } from '../../../../../kit/web/field-errors.ts'
import { hrefOf, LinkTo } from '../../../../../kit/web/link.tsx'
import { Card } from '../../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { brandCategories, cityFacts } from '../../../../profiles/vocabulary.ts'
import type { ImportedVenue } from '../../../../imports/contract/own-venues.ts'
import { groupCalls } from '../../../contract.ts'
import { VenueFields } from '../../../contract/venues.ts'
import { costWords } from '../../../price-words.ts'
import { toGroup, toImportVenues } from '../../links.ts'

type Offer = OutputOf<typeof groupCalls.getVenuePrice>
type Fields = SentInputOf<typeof groupCalls.addVenue>['fields']
/** `rolesFrom` is empty for no one else. The city is null where the owner’s list didn’t tell it. */
type Values = Omit<Fields, 'city'> & { city: Fields['city'] | null; rolesFrom: string }

const blank = {
  name: '',
  category: 'Restaurant' as const,
  district: '',
  address: '',
  postcode: null,
  handle: null,
}

function useVenueForm({ cities, teams }: Offer, listed: ImportedVenue | null) {
  const { name, category, city, district, address, postcode, handle } = listed ?? {
    ...blank,
    city: cities[0] ?? 'london',
  }
  return useForm<Values>({
    initialValues: { name, category, city, district, address, postcode, handle, rolesFrom: teams[0]?.uid ?? '' },
    validate: (values) => {
      if (values.city === null) return { city: 'Choose its city.' }
      const parsed = VenueFields.safeParse(values)
      if (parsed.success) return {}
      return byField(parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })))
    },
  })
}

type Props = {
  brandUid: string
  offer: Offer
  /** The line of the owner’s list that it comes from. */
  listed: ImportedVenue | null
  onAdded: (venue: AddedVenue) => void
}
export type AddedVenue = OutputOf<typeof groupCalls.addVenue> & { name: string }

/** What a venue begins with, what it costs, and the button that adds it. */
export function AddVenueForm({ brandUid, offer, listed, onAdded }: Props) {
  const { price } = offer
  const navigate = useNavigate()
  const form = useVenueForm(offer, listed)
  const add = useWrite(groupCalls.addVenue, {
    onDone: (added) => {
      const { name } = form.values
      if (!listed) return onAdded({ ...added, name })
      showSuccess(`${name} added. Complete its profile to publish briefs.`)
      void navigate({ href: hrefOf(toImportVenues(brandUid)) })
    },
    onRefused: (error) => {
      const errors = fieldErrors(error, 'fields.')
      form.setErrors(errors)
      return Object.keys(errors).length > 0
    },
  })
  const send = async ({ rolesFrom, city, ...fields }: Values) => {
    if (city === null) return
    const imported = listed ? { importUid: listed.importUid, line: listed.line } : undefined
    await add({ brandUid, fields: { ...fields, city }, rolesFrom: rolesFrom || null, monthly: price.monthly, imported })
  }
  return (
    <form onSubmit={form.onSubmit((values) => void send(values))}>
      <Stack gap="lg">
        <Card>
          <VenueInputs form={form} offer={offer} />
        </Card>
        <Card>
          <Title order={2} mb="xs">
            Price
          </Title>
          <p className="flush numbers">{costWords(price)}</p>
        </Card>
        <Group justify="flex-end">
          <Button component={LinkTo} to={listed ? toImportVenues(brandUid) : toGroup(brandUid)} variant="default">
            Cancel
          </Button>
          <Button type="submit" loading={add.busy}>
            Add venue
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function VenueInputs({ form, offer }: { form: ReturnType<typeof useVenueForm>; offer: Offer }) {
  const optional = (field: 'postcode' | 'handle') => ({
    ...form.getInputProps(field),
    value: form.values[field] ?? '',
    onChange: (event: { currentTarget: { value: string } }) =>
      form.setFieldValue(field, event.currentTarget.value || null),
  })
  return (
    <Stack>
      <div className="two-fields">
        <TextInput label="Name" withAsterisk {...form.getInputProps('name')} />
        <Select
          label="Category"
          allowDeselect={false}
          data={[...brandCategories]}
          {...form.getInputProps('category')}
        />
      </div>
      <div className="two-fields">
        <Select
          label="City"
          allowDeselect={false}
          searchable
          data={offer.cities.map((value) => ({ value, label: cityFacts[value].name }))}
          {...form.getInputProps('city')}
        />
        <TextInput
          label="Neighbourhood"
          description="Creators see it on your briefs."
          {...form.getInputProps('district')}
        />
      </div>
      <div className="two-fields">
        <TextInput label="Address" {...form.getInputProps('address')} />
        <TextInput label="Postcode" {...optional('postcode')} />
      </div>
      <TextInput label="Handle to mention" placeholder="@cafeluna" {...optional('handle')} />
      {offer.teams.length > 0 && (
        <Select
          label="Same roles as at"
          description="This doesn’t use any more seats. You can change roles for each venue later."
          allowDeselect={false}
          data={[
            ...offer.teams.map(({ uid, name, people }) => ({ value: uid, label: `${name} (${people} people)` })),
            { value: '', label: 'No one else yet' },
          ]}
          {...form.getInputProps('rolesFrom')}
        />
      )}
    </Stack>
  )
}
