import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { useRead } from '../../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../../kit/web/empty-state.tsx'
import { Screen } from '../../../../../kit/web/screen.tsx'
import { SecretDialog } from '../../../../../kit/web/secret-dialog.tsx'
import { keyCalls } from '../../../contract.ts'
import { KeyRow } from './KeyRow.tsx'
import { NewKey } from './NewKey.tsx'

/** Every key of one owner, and the ways to create, replace and turn one off. */
export function KeyList({ brandUid, lead }: { brandUid: string | null; lead: string }) {
  const keys = useRead(keyCalls.listApiKeys, { brandUid })
  const [isCreating, setCreating] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const create = keys.data?.canCreate && <Button onClick={() => setCreating(true)}>Create key</Button>
  return (
    <Screen title="API keys" lead={lead} of={keys} actions={keys.data && keys.data.rows.length > 0 && create}>
      {({ rows }) => (
        <Stack>
          {rows.length === 0 ? (
            <EmptyState
              title="No API keys yet"
              text="Keys you create appear here, with what they can do and when they were last used."
              action={create}
            />
          ) : (
            <ul className="rows plain-list">
              {rows.map((key) => (
                <KeyRow key={key.uid} apiKey={key} onSecret={setSecret} />
              ))}
            </ul>
          )}
          {isCreating && <NewKey brandUid={brandUid} onSecret={setSecret} onClose={() => setCreating(false)} />}
          {secret !== null && (
            <SecretDialog
              title="Copy your key"
              description="Paste it into the system you’re connecting, and nowhere else. We can’t show it again."
              copy="Copy key"
              secret={secret}
              onClose={() => setSecret(null)}
            />
          )}
        </Stack>
      )}
    </Screen>
  )
}
