import { Button, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import { IconSelector } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { EmailField } from '../../../../../kit/web/email-field.tsx'
import { type City, cityFacts, plusoneCities } from '../../../../profiles/vocabulary.ts'
import { cityOfZone } from './zones.ts'

export type Guest = { name: string; venue: string; city: City; email: string; note: string }

type Props = {
  zone: string
  /** What is typed survives choosing another time. */
  known: Guest | null
  submit: string
  busy: boolean
  asksNote?: boolean
  back: ReactNode
  onSubmit: (guest: Guest) => void
}

const cities = plusoneCities.map((value) => ({ value, label: cityFacts[value].name }))

/** Who would like a call: a name, a venue, its city, an address. */
export function GuestForm({ zone, known, submit, busy, asksNote, back, onSubmit }: Props) {
  const [guest, setGuest] = useState({
    ...{ name: known?.name ?? '', venue: known?.venue ?? '', email: known?.email ?? '', note: known?.note ?? '' },
    city: known?.city ?? cityOfZone(zone),
  })
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const set = (change: Partial<typeof guest>) => setGuest((now) => ({ ...now, ...change }))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (guest.city) onSubmit({ ...guest, city: guest.city })
      }}
    >
      <Stack>
        <div className="two-fields">
          <TextInput
            ref={first}
            label="Your name"
            autoComplete="name"
            required
            maxLength={80}
            value={guest.name}
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
          <TextInput
            label="Venue"
            autoComplete="organization"
            required
            maxLength={120}
            value={guest.venue}
            onChange={(event) => set({ venue: event.currentTarget.value })}
          />
        </div>
        <div className="two-fields">
          <NativeSelect
            label="City"
            required
            rightSection={<IconSelector size={16} />}
            data={guest.city ? cities : [{ value: '', label: 'Choose' }, ...cities]}
            value={guest.city ?? ''}
            onChange={(event) =>
              set({ city: plusoneCities.find((city) => city === event.currentTarget.value) ?? null })
            }
          />
          <EmailField label="Email" required value={guest.email} onChange={(email) => set({ email })} />
        </div>
        {asksNote && (
          <Textarea
            label="When would suit you?"
            autosize
            minRows={2}
            maxLength={500}
            value={guest.note}
            onChange={(event) => set({ note: event.currentTarget.value })}
          />
        )}
        <Group justify="space-between">
          {back}
          <Button type="submit" size="md" loading={busy}>
            {submit}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
