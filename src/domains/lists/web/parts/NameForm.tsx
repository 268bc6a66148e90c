import { Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { atMost } from '../../../../kit/contract/field-words.ts'
import { GuardedButton } from '../../../../kit/web/guarded-button.tsx'

/** As long as the server takes a name. */
const mostLetters = 60

type Props = { name?: string; placeholder?: string; verb: string; busy: boolean; onSubmit: (name: string) => void }

/** Names what a team keeps: a shortlist, a search. */
export function NameForm({ name: before = '', placeholder = 'Summer terrace', verb, busy, onSubmit }: Props) {
  const [name, setName] = useState(before)
  const length = name.trim().length
  const isTooLong = length > mostLetters
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
          error={isTooLong && `${atMost(mostLetters)} This one has ${length}.`}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <GuardedButton
            type="submit"
            loading={busy}
            missing={length === 0 ? 'Enter a name first.' : isTooLong ? 'Shorten the name first.' : null}
          >
            {verb}
          </GuardedButton>
        </Group>
      </Stack>
    </form>
  )
}
