import { NativeSelect, TextInput } from '@mantine/core'
import { cityFacts, plusoneCities } from '../../../../profiles/vocabulary.ts'
import { cardsPerRibbon, type Ribbon } from '../../../ribbons.ts'
import type { DraftRibbon } from './draft.ts'

const cities = [
  { value: '', label: 'All cities' },
  ...plusoneCities.map((value) => ({ value, label: cityFacts[value].name })),
]
const audiences = [
  { value: 'all', label: 'Everyone' },
  { value: 'new', label: 'New creators, before their first visit' },
]
const minimums = Array.from({ length: cardsPerRibbon }, (_, at) => String(at + 1))

type Props = { values: DraftRibbon; set: (change: Partial<DraftRibbon>) => void }

/** Where, when and to whom a ribbon is shown, and how large. */
export function ShownFields({ values, set }: Props) {
  return (
    <div className="two-fields">
      <NativeSelect
        label="City"
        data={cities}
        value={values.city ?? ''}
        onChange={(event) => set({ city: (event.currentTarget.value || null) as Ribbon['city'] })}
      />
      <NativeSelect
        label="Shown to"
        data={audiences}
        value={values.audience}
        onChange={(event) => set({ audience: event.currentTarget.value as Ribbon['audience'] })}
      />
      <Moment label="Starts (UTC)" at={values.startsAt} onChange={(startsAt) => set({ startsAt })} />
      <Moment label="Ends (UTC)" at={values.endsAt} onChange={(endsAt) => set({ endsAt })} />
      <NativeSelect
        label="Card size"
        data={[
          { value: 'small', label: 'Small' },
          { value: 'large', label: 'Large' },
        ]}
        value={values.size}
        onChange={(event) => set({ size: event.currentTarget.value as Ribbon['size'] })}
      />
      <NativeSelect
        label="Minimum cards to show"
        data={minimums}
        value={String(values.minimum)}
        onChange={(event) => set({ minimum: Number(event.currentTarget.value) })}
      />
    </div>
  )
}

type MomentProps = { label: string; at: string | null; onChange: (at: string | null) => void }

/** A time in UTC, or none. */
function Moment({ label, at, onChange }: MomentProps) {
  return (
    <TextInput
      type="datetime-local"
      label={label}
      value={at?.slice(0, 16) ?? ''}
      onChange={({ currentTarget: { value } }) => onChange(value ? `${value}:00.000Z` : null)}
    />
  )
}
