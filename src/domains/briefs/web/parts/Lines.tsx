import { Textarea } from '@mantine/core'
import { useState } from 'react'

/** A list written as lines. The text stays as typed while the caret is in it. */
export function Lines({
  label,
  description,
  lines,
  onChange,
}: {
  label: string
  description: string
  lines: string[]
  onChange: (lines: string[]) => void
}) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Textarea
      label={label}
      description={description}
      value={typed ?? lines.join('\n')}
      onBlur={() => setTyped(null)}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        const given = text.split('\n').map((line) => line.trim().slice(0, 160))
        onChange(given.filter(Boolean).slice(0, 20))
      }}
    />
  )
}
