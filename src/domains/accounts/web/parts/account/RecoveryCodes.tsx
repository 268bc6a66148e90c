import { Button, Group, Stack, Title } from '@mantine/core'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { confirm } from '../../../../../kit/web/confirm.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { counted } from '../../../../../kit/web/format.ts'
import { saveText } from '../../../../../kit/web/save-file.ts'
import { copyToClipboard } from '../../../../../kit/web/toasts.ts'
import { accountCalls } from '../../../contract.ts'
import styles from './account.module.css'

type Props = { left: number; onCodes: (codes: string[]) => void }

/** How many are left, and new ones. */
export function RecoveryCodes({ left, onCodes }: Props) {
  const make = useWrite(accountCalls.makeRecoveryCodes, { onDone: ({ recoveryCodes }) => onCodes(recoveryCodes) })
  const askAndMake = async () => {
    const isSure = await confirm('Create ten new codes? The ones you have now will stop working.', [
      { label: 'Keep codes', value: false },
      { label: 'Create new codes', value: true, style: 'primary' },
    ])
    if (isSure) await make({})
  }
  return (
    <section className={styles.part} aria-labelledby="recovery-codes">
      <Title order={3} id="recovery-codes">
        Recovery codes
      </Title>
      <p className="dim">For when you’ve lost your phone. {counted(left, 'code')} left.</p>
      <Button variant="default" loading={make.busy} onClick={() => void askAndMake()}>
        Create new codes
      </Button>
    </section>
  )
}

/** The codes, once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  return (
    <Dialog
      opened
      onClose={onClose}
      size="sm"
      type="warning"
      title="Save your recovery codes"
      description="Each code lets you in once if you lose your phone or passkey. We can’t show them again."
    >
      <Stack>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => void copyToClipboard(codes.join('\n'))}>
            Copy codes
          </Button>
          <Button variant="default" onClick={() => saveText('recovery-codes.txt', codes.join('\n'))}>
            Download codes
          </Button>
          <Button onClick={onClose}>I’ve saved them</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
