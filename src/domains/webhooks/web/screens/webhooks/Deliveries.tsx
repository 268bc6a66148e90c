import { Button, Group, NativeSelect, Stack } from '@mantine/core'
import { useState } from 'react'
import { useList, useWrite } from '../../../../../kit/web/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { EmptyState } from '../../../../../kit/web/empty-state.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { ShowMore } from '../../../../../kit/web/show-more.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { webhookCalls, type WebhookView } from '../../../contract.ts'
import { topics } from '../../../topics.ts'
import { DeliveryRow } from './DeliveryRow.tsx'

/** What a webhook sent in the last 30 days. */
export function Deliveries({ webhook, onClose }: { webhook: WebhookView; onClose: () => void }) {
  const { uid, name, can, topics: chosen } = webhook
  const [topic, setTopic] = useState(chosen[0])
  const deliveries = useList(webhookCalls.listWebhookDeliveries, { uid, limit: 20 })
  const [tested, setTested] = useState<string | null>(null)
  const test = useWrite(webhookCalls.sendTestWebhook, {
    onDone: (sent) => (setTested(sent.uid), showSuccess('Test on its way.')),
  })
  const send = can.manage && (
    <Group align="end">
      {chosen.length > 1 && (
        <NativeSelect
          label="Test with an example of"
          data={chosen.map((value) => ({ value, label: topics[value].words }))}
          value={topic}
          onChange={(event) => setTopic(chosen.find((one) => one === event.currentTarget.value))}
        />
      )}
      <Button variant="default" loading={test.busy} onClick={() => void test({ uid, topic })}>
        Send test
      </Button>
    </Group>
  )
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={`Deliveries to ${name}`}
      description="What we sent in the last 30 days, newest first."
    >
      <Stack>
        <Loaded of={deliveries} shape="lines">
          {() =>
            deliveries.rows.length === 0 ? (
              <EmptyState
                title="Nothing sent yet"
                text="Deliveries appear here as soon as something happens. Send a test to try it out."
                action={send}
              />
            ) : (
              <>
                {send}
                <ul className="rows plain-list">
                  {deliveries.rows.map((delivery) => (
                    <DeliveryRow key={delivery.uid} delivery={delivery} isOpenAtFirst={delivery.uid === tested} />
                  ))}
                </ul>
                <ShowMore of={deliveries} />
              </>
            )
          }
        </Loaded>
      </Stack>
    </Dialog>
  )
}
