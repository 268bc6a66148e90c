import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { useRead } from '../../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../../kit/web/empty-state.tsx'
import { Screen } from '../../../../../kit/web/screen.tsx'
import { SecretDialog } from '../../../../../kit/web/secret-dialog.tsx'
import { webhookCalls } from '../../../contract.ts'
import { NewWebhook } from './NewWebhook.tsx'
import { WebhookRow } from './WebhookRow.tsx'

/** Every webhook of one owner, and the ways to create, watch and turn one off. */
export function WebhookList({ brandUid, lead }: { brandUid: string | null; lead: string }) {
  const webhooks = useRead(webhookCalls.listWebhooks, { brandUid })
  const [isCreating, setCreating] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const create = webhooks.data?.canCreate && <Button onClick={() => setCreating(true)}>Create webhook</Button>
  return (
    <Screen
      title="Webhooks"
      lead={lead}
      of={webhooks}
      actions={webhooks.data && webhooks.data.rows.length > 0 && create}
    >
      {({ rows }) => (
        <Stack>
          {rows.length === 0 ? (
            <EmptyState
              title="No webhooks yet"
              text="Webhooks you create appear here, with what they sent and whether it arrived."
              action={create}
            />
          ) : (
            <ul className="rows plain-list">
              {rows.map((webhook) => (
                <WebhookRow key={webhook.uid} webhook={webhook} onSecret={setSecret} />
              ))}
            </ul>
          )}
          {isCreating && <NewWebhook brandUid={brandUid} onSecret={setSecret} onClose={() => setCreating(false)} />}
          {secret !== null && (
            <SecretDialog
              title="Copy the signing secret"
              description="Paste it into the system that receives the webhook: it shows that a message came from us. We can’t show it again."
              copy="Copy secret"
              secret={secret}
              onClose={() => setSecret(null)}
            />
          )}
        </Stack>
      )}
    </Screen>
  )
}
