import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useRead } from '../../../../kit/web/calls.ts'
import { hasStreets } from '../has-streets.ts'
import { profileCalls } from '../../contract.ts'
import type { KnownPlace } from '../../contract/places.ts'

const waitMs = 200
const fewestLetters = 2

type Props = {
  brandUid: string
  label?: string
  description?: string
  error?: string | undefined
  onFound: (place: KnownPlace) => void
}

/** Finds a place by what we know: neighbourhoods, postcodes and towns. Nobody else is asked. */
export function PlaceSearch({
  brandUid,
  label = 'Search for a place',
  description = hasStreets()
    ? 'By neighbourhood, postcode or town, but not by street. Then drag the pin to your door.'
    : 'By neighbourhood, postcode or town, but not by street.',
  error,
  onFound,
}: Props) {
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), waitMs)
  const isAsked = q.length >= fewestLetters
  const found = useRead(profileCalls.findPlaces, { brandUid, q: isAsked ? q : '-' }, { enabled: isAsked, keep: true })
  const rows = isAsked ? (found.data?.rows ?? []) : []
  return (
    <Select
      {...{ label, description, error }}
      placeholder="Camden Town, E2 7DJ, Brighton…"
      searchable
      rightSection={<IconSearch size={18} aria-hidden />}
      maxLength={120}
      searchValue={typed}
      onSearchChange={setTyped}
      value={null}
      data={rows.map(({ name, detail }, at) => ({ value: String(at), label: `${name}, ${detail}` }))}
      filter={({ options }) => options}
      nothingFoundMessage={
        isAsked && found.data && q === typed.trim()
          ? 'We couldn’t find that place. Try its neighbourhood, postcode or city.'
          : undefined
      }
      onChange={(at) => {
        const place = at === null ? undefined : rows[Number(at)]
        if (place) onFound(place)
      }}
    />
  )
}
