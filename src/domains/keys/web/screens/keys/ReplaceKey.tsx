import { Button, Group, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { keyCalls, type KeyView } from '../../../contract.ts'
import type { formerHours } from '../../../fields.ts'

type Hours = (typeof formerHours)[number]
const choices: readonly { hours: Hours; label: string }[] = [
  { hours: 0, label: 'Now' },
  { hours: 1, label: 'In an hour' },
  { hours: 24, label: 'In a day' },
  { hours: 168, label: 'In a week' },
]

type Props = { apiKey: KeyView; onSecret: (secret: string) => void; onClose: () => void }

/** Another secret for the same key, and for how long the former one still works. */
export function ReplaceKey({ apiKey: { uid, version, name, former }, onSecret, onClose }: Props) {
  const [hours, setHours] = useState<Hours>(24)
  const replace = useWrite(keyCalls.replaceApiKey, {
    onDone: ({ secret }) => (onClose(), onSecret(secret)),
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      size="sm"
      title={`Replace ${name}`}
      description="You’ll get a new secret with the same permissions. Enter it in your program before the old one stops working."
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void replace({ uid, version, formerHours: hours })
        }}
      >
        <Stack>
          <Radio.Group
            label="When should the current secret stop working?"
            value={String(hours)}
            onChange={(value) => setHours(choices.find((choice) => String(choice.hours) === value)?.hours ?? 24)}
          >
            <Stack gap="sm" mt="xs">
              {choices.map((choice) => (
                <Radio key={choice.hours} value={String(choice.hours)} label={choice.label} />
              ))}
            </Stack>
          </Radio.Group>
          {former && <p>The secret before it, {former.begins}…, stops working right away.</p>}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={replace.busy}>
              Replace key
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
