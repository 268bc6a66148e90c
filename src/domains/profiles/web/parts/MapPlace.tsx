import { Anchor, Button, Group, NumberInput, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { readMapLink } from '../../map-link.ts'

type Position = { latitude: number | null; longitude: number | null }
type Props = {
  position: Position
  errors: Readonly<Record<string, ReactNode>>
  readOnly: boolean
  onChange: (part: keyof Position, value: number | null) => void
}

/** Where a venue is on a map: from a pasted link, or as two numbers for whoever has them. */
export function MapPlace({ position: { latitude, longitude }, errors, readOnly, onChange }: Props) {
  const [link, setLink] = useState('')
  const [typing, setTyping] = useState(false)
  const isKnown = latitude !== null && longitude !== null
  const showsNumbers = typing || errors.latitude !== undefined || errors.longitude !== undefined
  const paste = (text: string) => {
    setLink(text)
    const found = readMapLink(text)
    if (!found) return
    onChange('latitude', found.latitude)
    onChange('longitude', found.longitude)
  }
  const number = (part: keyof Position, label: string, value: number | null) => (
    <NumberInput
      label={label}
      decimalScale={6}
      readOnly={readOnly}
      value={value ?? ''}
      error={errors[part]}
      onChange={(typed) => onChange(part, typed === '' ? null : Number(typed))}
    />
  )
  return (
    <div>
      {!readOnly && (
        <TextInput
          label="Map link"
          placeholder="https://maps…"
          description="Paste a link from any map, so creators can see how far away you are."
          maxLength={500}
          error={
            link !== '' && !readMapLink(link)
              ? 'We couldn’t find a location in that link. Open it first, then copy the full address.'
              : undefined
          }
          value={link}
          onChange={(event) => paste(event.currentTarget.value)}
        />
      )}
      <Group gap="md" mt={4}>
        {isKnown ? (
          <Anchor
            href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
            target="_blank"
            rel="noopener"
          >
            See where your pin is
          </Anchor>
        ) : (
          <span className="dim">Not on the map yet</span>
        )}
        {!readOnly && !showsNumbers && (
          <Button variant="subtle" size="sm" onClick={() => setTyping(true)}>
            Enter coordinates
          </Button>
        )}
      </Group>
      {showsNumbers && (
        <div className="two-fields">
          {number('latitude', 'Latitude', latitude)}
          {number('longitude', 'Longitude', longitude)}
        </div>
      )}
    </div>
  )
}
