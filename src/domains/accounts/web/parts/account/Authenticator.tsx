import { Button, Group, Stack, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { confirm } from '../../../../../kit/web/confirm.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { ordinalDate } from '../../../../../kit/web/format.ts'
import { GuardedButton } from '../../../../../kit/web/guarded-button.tsx'
import { QrCode } from '../../../../../kit/web/qr-code.tsx'
import { copyToClipboard, showSuccess } from '../../../../../kit/web/toasts.ts'
import { accountCalls } from '../../../contract.ts'
import styles from './account.module.css'

type Props = { since: string | null; onCodes: (codes: string[] | null) => void }
type Started = { secret: string; address: string }

/** Six digits from an app on one's phone. */
export function Authenticator({ since, onCodes }: Props) {
  const [started, setStarted] = useState<Started | null>(null)
  const start = useWrite(accountCalls.startAuthenticator, { onDone: setStarted })
  const remove = useWrite(accountCalls.removeAuthenticator, {
    onDone: () => showSuccess('Authenticator app removed.'),
  })
  const askAndRemove = async () => {
    const isSure = await confirm('Remove your authenticator app? Its codes will stop working.', [
      { label: 'Keep app', value: false },
      { label: 'Remove app', value: true, style: 'danger' },
    ])
    if (isSure) await remove({})
  }
  return (
    <section className={styles.part} aria-labelledby="authenticator">
      <Title order={3} id="authenticator">
        Authenticator app
      </Title>
      <p className="dim">
        {since
          ? `Set up on ${ordinalDate(since)}. We ask for a code when you sign in.`
          : 'Get a six-digit code from an app such as Google Authenticator, 1Password or Authy.'}
      </p>
      {since ? (
        <Button variant="default" loading={remove.busy} onClick={() => void askAndRemove()}>
          Remove authenticator app
        </Button>
      ) : (
        <Button variant="default" loading={start.busy} onClick={() => void start({})}>
          Set up authenticator app
        </Button>
      )}
      {started && <SetUp started={started} onCodes={onCodes} onClose={() => setStarted(null)} />}
    </section>
  )
}

/** A key as it can be read out and typed. */
const inFours = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(' ')

function SetUp({ started, onCodes, onClose }: { started: Started } & Pick<Props, 'onCodes'> & { onClose: () => void }) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const add = useWrite(accountCalls.addAuthenticator, {
    onDone: ({ recoveryCodes }) => {
      onClose()
      showSuccess('Authenticator app set up.')
      onCodes(recoveryCodes)
    },
    onRefused: ({ message }) => {
      setProblem(message)
      setCode('')
      return true
    },
  })
  return (
    <Dialog opened onClose={onClose} size="sm" title="Set up your authenticator app">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void add({ code })
        }}
      >
        <Stack>
          <p className={`flush ${styles.onPhone}`}>
            <a href={started.address}>Open your authenticator app</a>, then enter the six digits it shows.
          </p>
          <p className={`flush ${styles.onDesk}`}>Scan this code with the app, then enter the six digits it shows.</p>
          <QrCode text={started.address} label="QR code for your authenticator app" size={200} />
          <Group gap="xs">
            <span className="dim">Or enter this key:</span>
            <code className={styles.key}>{inFours(started.secret)}</code>
            <Button size="compact-sm" variant="default" onClick={() => void copyToClipboard(started.secret)}>
              Copy key
            </Button>
          </Group>
          <TextInput
            label="Code"
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            error={problem}
            onChange={(event) => {
              setCode(event.currentTarget.value)
              setProblem(null)
            }}
          />
          <Group justify="flex-end">
            <GuardedButton
              type="submit"
              loading={add.busy}
              missing={code.trim() === '' ? 'Enter the six digits first.' : null}
            >
              Turn on
            </GuardedButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
