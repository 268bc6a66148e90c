import { Button, Checkbox, Group, Select, Stack, TextInput, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import type { OutputOf, SentInputOf } from '../../../../../kit/contract/calls.ts'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { byField, fieldErrors } from '../../../../../kit/web/field-errors.ts'
import { hrefOf } from '../../../../../kit/web/link.tsx'
import { Card } from '../../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { brandCategories, cityFacts } from '../../../../profiles/vocabulary.ts'
import { groupCalls } from '../../../contract.ts'
import { VenueFields } from '../../../contract/venues.ts'
import { costWords } from '../../../price-words.ts'

type Offer = OutputOf<typeof groupCalls.getVenuePrice>
type Values = SentInputOf<typeof groupCalls.addVenue>['fields'] & { withTeam: boolean }

const useVenueForm = (cities: Offer['cities']) =>
  useForm<Values>({
    initialValues: {
      name: '',
      category: 'Restaurant',
      city: cities[0] ?? 'london',
      district: '',
      address: '',
      postcode: null,
      handle: null,
      withTeam: true,
    },
    validate: (values) => {
      const parsed = VenueFields.safeParse(values)
      if (parsed.success) return {}
      return byField(parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })))
    },
  })

type Props = { brandUid: string; offer: Offer }

/** What a venue begins with, what it costs, and the button that adds it. */
export function AddVenueForm({ brandUid, offer: { price, cities } }: Props) {
  const navigate = useNavigate()
  const form = useVenueForm(cities)
  const add = useWrite(groupCalls.addVenue, {
    onDone: ({ uid }) => {
      showSuccess(`${form.values.name} added. Complete its profile to publish briefs.`)
      void navigate({ href: hrefOf({ path: '/app/brand/preferences', search: { uid } }) })
    },
    onRefused: (error) => {
      const errors = fieldErrors(error, 'fields.')
      form.setErrors(errors)
      return Object.keys(errors).length > 0
    },
  })
  const send = ({ withTeam, ...fields }: Values) => add({ brandUid, fields, withTeam, monthly: price.monthly })
  return (
    <form onSubmit={form.onSubmit((values) => void send(values))}>
      <Stack gap="lg">
        <Card>
          <Fields form={form} cities={cities} />
        </Card>
        <Card>
          <Title order={2} mb="xs">
            Price
          </Title>
          <p className="flush numbers">{costWords(price)}</p>
        </Card>
        <Group justify="flex-end">
          <Button type="submit" loading={add.busy}>
            Add venue
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function Fields({ form, cities }: { form: ReturnType<typeof useVenueForm>; cities: Offer['cities'] }) {
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
          data={cities.map((value) => ({ value, label: cityFacts[value].name }))}
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
      <Checkbox
        label="Give your team the same roles here"
        description="This doesn’t use any more seats. You can change roles for each venue later."
        {...form.getInputProps('withTeam', { type: 'checkbox' })}
      />
    </Stack>
  )
}
