import { useWrite } from '../../../../../kit/web/calls.ts'
import { ReplaceSecretDialog } from '../../../../../kit/web/replace-secret-dialog.tsx'
import { webhookCalls, type WebhookView } from '../../../contract.ts'
import { formerHours } from '../../../fields.ts'

type Props = { webhook: WebhookView; onSecret: (secret: string) => void; onClose: () => void }

/** Another secret, and for how long messages are signed with the one before it as well. */
export function ReplaceSecret({ webhook: { uid, version, name, formerUntil }, onSecret, onClose }: Props) {
  const replace = useWrite(webhookCalls.replaceWebhookSecret, {
    onDone: ({ secret }) => (onClose(), onSecret(secret)),
  })
  return (
    <ReplaceSecretDialog
      title={`Replace the secret for ${name}`}
      description="You’ll get a new secret. Until the current one stops working, we’ll sign with both, so nothing is missed."
      action="Replace secret"
      busy={replace.busy}
      choices={formerHours}
      onReplace={(hours) => void replace({ uid, version, formerHours: hours })}
      onClose={onClose}
    >
      {formerUntil && <p>The secret you replaced earlier will stop working straight away.</p>}
    </ReplaceSecretDialog>
  )
}
