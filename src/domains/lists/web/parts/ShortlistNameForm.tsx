import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'

type Props = { name?: string; verb: string; busy: boolean; onSubmit: (name: string) => void }

/** Names a shortlist. */
export function ShortlistNameForm({ name: before = '', verb, busy, onSubmit }: Props) {
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
          placeholder="Summer terrace"
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
