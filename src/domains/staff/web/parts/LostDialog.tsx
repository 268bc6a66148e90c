import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import type { Lost } from '../../../profiles/lost.ts'
import { LostFields, lostOf, noLostDraft } from '../../../profiles/web/parts/LostFields.tsx'

type Props = { name: string | null; onClose: () => void; onLost: (lost: Lost) => void }

/** Asks why a brand was lost; nothing while there is no name. */
export function LostDialog({ name, onClose, onLost }: Props) {
  return (
    <Dialog opened={name !== null} onClose={onClose} size="md" title={`Mark ${name ?? ''} as lost`}>
      {name !== null && <LostForm onClose={onClose} onLost={onLost} />}
    </Dialog>
  )
}

function LostForm({ onClose, onLost }: Omit<Props, 'name'>) {
  const [draft, setDraft] = useState(noLostDraft)
  const [error, setError] = useState<string | null>(null)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const lost = lostOf(draft)
        if (lost) onLost(lost)
        else setError('Choose a reason first.')
      }}
    >
      <Stack>
        <LostFields
          value={draft}
          error={error}
          onChange={(to) => {
            setDraft(to)
            setError(null)
          }}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Back
          </Button>
          <Button type="submit" color="red">
            Mark as lost
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
