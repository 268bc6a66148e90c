import { useWrite } from '../../../../../kit/web/calls.ts'
import { ReplaceSecretDialog } from '../../../../../kit/web/replace-secret-dialog.tsx'
import { keyCalls, type KeyView } from '../../../contract.ts'
import { formerHours } from '../../../fields.ts'

type Props = { apiKey: KeyView; onSecret: (secret: string) => void; onClose: () => void }

/** Another secret for the same key, and for how long the one before it still works. */
export function ReplaceKey({ apiKey: { uid, version, name, former }, onSecret, onClose }: Props) {
  const replace = useWrite(keyCalls.replaceApiKey, {
    onDone: ({ secret }) => (onClose(), onSecret(secret)),
  })
  return (
    <ReplaceSecretDialog
      title={`Replace ${name}`}
      description="You’ll get a new secret with the same permissions. Enter it in your system before the old one stops working."
      action="Replace key"
      busy={replace.busy}
      choices={formerHours}
      onReplace={(hours) => void replace({ uid, version, formerHours: hours })}
      onClose={onClose}
    >
      {former && <p>Your previous secret, {former.begins}…, will stop working straight away.</p>}
    </ReplaceSecretDialog>
  )
}
