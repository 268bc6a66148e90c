import { Button, Title } from '@mantine/core'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { confirm } from '../../../../../kit/web/confirm.ts'
import { ordinalDate } from '../../../../../kit/web/format.ts'
import { Card } from '../../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { accountCalls } from '../../../contract.ts'
import styles from './account.module.css'

type Provider = OutputOf<typeof accountCalls.getSignInMethods>['providers'][number]

/** Google, Apple and the like: connected by who is signed in and has just proven it. */
export function Providers({ providers }: { providers: Provider[] }) {
  if (providers.length === 0) return null
  return (
    <Card>
      <Title order={2}>Sign in with another account</Title>
      <p className={`dim ${styles.explanation}`}>
        Connect one to sign in with it instead of an email link or password.
      </p>
      <ul className="plain-list">
        {providers.map((provider) => (
          <ProviderRow key={provider.id} provider={provider} />
        ))}
      </ul>
    </Card>
  )
}

function ProviderRow({ provider: { id, name, connected } }: { provider: Provider }) {
  const connect = useWrite(accountCalls.connectProvider, { onDone: ({ url }) => location.assign(url) })
  const disconnect = useWrite(accountCalls.disconnectProvider, { onDone: () => showSuccess(`${name} disconnected.`) })
  const askAndDisconnect = async () => {
    const isSure = await confirm(`Disconnect ${name}? You won’t be able to sign in with it any more.`, [
      { label: `Keep ${name}`, value: false },
      { label: `Disconnect ${name}`, value: true, style: 'danger' },
    ])
    if (isSure) await disconnect({ provider: id })
  }
  return (
    <li className={styles.row}>
      <div>
        <b>{name}</b>
        <br />
        <small className="dim">
          {connected ? `${connected.email}, connected on ${ordinalDate(connected.at)}` : 'Not connected'}
        </small>
      </div>
      {connected ? (
        <Button variant="default" size="sm" loading={disconnect.busy} onClick={() => void askAndDisconnect()}>
          Disconnect
        </Button>
      ) : (
        <Button variant="default" size="sm" loading={connect.busy} onClick={() => void connect({ provider: id })}>
          Connect {name}
        </Button>
      )}
    </li>
  )
}
