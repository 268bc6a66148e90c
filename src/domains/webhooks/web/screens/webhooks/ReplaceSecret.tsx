import { Button, Group, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { webhookCalls, type WebhookView } from '../../../contract.ts'
import type { formerHours } from '../../../fields.ts'

type Hours = (typeof formerHours)[number]
const choices: readonly { hours: Hours; label: string }[] = [
  { hours: 0, label: 'Stop now' },
  { hours: 24, label: 'One more day' },
  { hours: 168, label: 'One more week' },
]

type Props = { webhook: WebhookView; onSecret: (secret: string) => void; onClose: () => void }

/** Another secret, and for how long messages are signed with the former one as well. */
export function ReplaceSecret({ webhook: { uid, version, name }, onSecret, onClose }: Props) {
  const [hours, setHours] = useState<Hours>(24)
  const replace = useWrite(webhookCalls.replaceWebhookSecret, {
    onDone: ({ secret }) => (onClose(), onSecret(secret)),
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      size="sm"
      title={`Replace the secret of ${name}`}
      description="You get a new secret. Until the former one stops, we sign with both, so you can change it without a gap."
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void replace({ uid, version, formerHours: hours })
        }}
      >
        <Stack>
          <Radio.Group
            label="The present secret"
            value={String(hours)}
            onChange={(value) => setHours(choices.find((choice) => String(choice.hours) === value)?.hours ?? 24)}
          >
            <Stack gap="sm" mt="xs">
              {choices.map((choice) => (
                <Radio key={choice.hours} value={String(choice.hours)} label={choice.label} />
              ))}
            </Stack>
          </Radio.Group>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={replace.busy}>
              Replace secret
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
