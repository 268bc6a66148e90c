import { textOf } from '../../../../../kit/contract/errors.ts'
import { Button, Group, Stack, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { confirm } from '../../../../../kit/web/confirm.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { ordinalDate, timeAgo } from '../../../../../kit/web/format.ts'
import { GuardedButton } from '../../../../../kit/web/guarded-button.tsx'
import { showError, showSuccess } from '../../../../../kit/web/toasts.ts'
import { accountCalls } from '../../../contract.ts'
import { hasPasskeys, makePasskey, namedAddress } from '../../passkeys.ts'
import styles from './account.module.css'

type Passkey = OutputOf<typeof accountCalls.getSignInMethods>['passkeys'][number]
type Props = { passkeys: Passkey[]; onCodes: (codes: string[] | null) => void }

export function Passkeys({ passkeys, onCodes }: Props) {
  const [adding, setAdding] = useState(false)
  const remove = useWrite(accountCalls.removePasskey, { onDone: () => showSuccess('Passkey removed.') })
  const askAndRemove = async ({ uid, name }: Passkey) => {
    const isSure = await confirm(`Remove the passkey “${name}”? You won’t be able to sign in with it any more.`, [
      { label: 'Keep passkey', value: false },
      { label: 'Remove passkey', value: true, style: 'danger' },
    ])
    if (isSure) await remove({ uid })
  }
  return (
    <section className={styles.part} aria-labelledby="passkeys">
      <Title order={3} id="passkeys">
        Passkeys
      </Title>
      <p className="dim">Sign in with your fingerprint, face or screen lock. No password needed.</p>
      <ul className="plain-list">
        {passkeys.map((passkey) => (
          <li key={passkey.uid} className={styles.row}>
            <div>
              <b>{passkey.name}</b>
              <br />
              <small className="dim">
                Added on {ordinalDate(passkey.createdAt)} ·{' '}
                {passkey.lastUsedAt ? `last used ${timeAgo(passkey.lastUsedAt)}` : 'not used yet'}
              </small>
            </div>
            <Button
              variant="default"
              size="sm"
              disabled={remove.busy}
              aria-label={`Remove ${passkey.name}`}
              onClick={() => void askAndRemove(passkey)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {hasPasskeys() ? (
        <Button variant="default" onClick={() => setAdding(true)}>
          Add a passkey
        </Button>
      ) : (
        <NoPasskeys />
      )}
      {adding && <AddPasskey onCodes={onCodes} onClose={() => setAdding(false)} />}
    </section>
  )
}

/** Why none can be added here, and where one can. */
function NoPasskeys() {
  const named = namedAddress(location.href)
  if (!named)
    return <p className="dim">This browser can’t save passkeys for this site. Try another browser or device.</p>
  return (
    <p className="dim">
      Passkeys don’t work on an IP address. Open <a href={named}>{new URL(named).host}</a>, sign in there and add one.
    </p>
  )
}

function AddPasskey({ onCodes, onClose }: Pick<Props, 'onCodes'> & { onClose: () => void }) {
  const [name, setName] = useState('This device')
  const [isMaking, setMaking] = useState(false)
  const start = useWrite(accountCalls.startPasskey)
  const add = useWrite(accountCalls.addPasskey, {
    onDone: ({ recoveryCodes }) => {
      onClose()
      showSuccess('Passkey added.')
      onCodes(recoveryCodes)
    },
  })
  const make = async () => {
    const started = await start({})
    if (!started) return
    setMaking(true)
    try {
      await add({ name, registration: await makePasskey(started.options) })
    } catch (error) {
      showError(textOf(error))
    }
    setMaking(false)
  }
  return (
    <Dialog opened onClose={onClose} size="sm" title="Add a passkey">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void make()
        }}
      >
        <Stack>
          <TextInput
            label="Name"
            description="So you can recognise it later."
            required
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <GuardedButton
              type="submit"
              loading={start.busy || isMaking}
              missing={name.trim() === '' ? 'Enter a name first.' : null}
            >
              Continue
            </GuardedButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
