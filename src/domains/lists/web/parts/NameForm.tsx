import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'

type Props = { name?: string; placeholder?: string; verb: string; busy: boolean; onSubmit: (name: string) => void }

/** Names what a team keeps: a shortlist, a search. */
export function NameForm({ name: before = '', placeholder = 'Summer terrace', verb, busy, onSubmit }: Props) {
  const [name, setName] = useState(before)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        // It may stand inside another form, whose fields are not meant.
        event.stopPropagation()
        onSubmit(name)
      }}
    >
      <Stack>
        <TextInput
          data-autofocus
          label="Name"
          placeholder={placeholder}
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={busy} disabled={name.trim() === ''}>
            {verb}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
