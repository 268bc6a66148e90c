import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { EmailField } from '../../../../../kit/web/email-field.tsx'
import { isEmail } from '../../../../../kit/web/email.ts'
import { GuardedButton } from '../../../../../kit/web/guarded-button.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { staffCalls } from '../../../contract.ts'

/** Two accounts of one person become one: this one stays. */
export function MergeDialog({ uid, onClose }: { uid: string; onClose: () => void }) {
  const [email, setEmail] = useState('')
  const [reason, setReason] = useState('')
  const merge = useWrite(staffCalls.mergeAccounts, {
    onDone: () => {
      showSuccess('Accounts merged.')
      onClose()
    },
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      size="md"
      type="warning"
      title="Merge with another account"
      description="This account gets the other one’s profiles, roles and files. The other one is closed. Check that both belong to the same person. We’ll email both addresses."
    >
      <Stack>
        <EmailField label="Email of the other account" required value={email} onChange={setEmail} />
        <Textarea
          label="How you checked"
          withAsterisk
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <GuardedButton
            color="red"
            loading={merge.busy}
            missing={
              isEmail(email)
                ? reason.trim() === ''
                  ? 'Write how you checked first.'
                  : null
                : 'Enter the email of the other account first.'
            }
            onClick={() => void merge({ uid, email, reason })}
          >
            Merge accounts
          </GuardedButton>
        </Group>
      </Stack>
    </Dialog>
  )
}
