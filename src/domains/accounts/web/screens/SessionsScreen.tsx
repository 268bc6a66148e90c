import { Button, Group, Title } from '@mantine/core'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { confirm } from '../../../../kit/web/confirm.ts'
import { ordinalDate, timeAgo } from '../../../../kit/web/format.ts'
import { Badge, Card } from '../../../../kit/web/parts.tsx'
import { Screen } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { accountCalls } from '../../contract.ts'
import { signOut } from '../sign-out.ts'
import { PasswordCard } from './sessions/PasswordCard.tsx'
import styles from './sessions/sessions.module.css'

type SignIn = OutputOf<typeof accountCalls.getSessions>

/** `/app/sessions`: where one is signed in, with a way out of each, and the password. */
export function SessionsScreen() {
  const read = useRead(accountCalls.getSessions, {})
  return (
    <Screen title="Sessions and password" width="narrow" of={read}>
      {(signIn) => (
        <div className="rows">
          <SessionList sessions={signIn.sessions} />
          <PasswordCard email={signIn.email} hasPassword={signIn.hasPassword} />
        </div>
      )}
    </Screen>
  )
}

function SessionList({ sessions }: { sessions: SignIn['sessions'] }) {
  const revoke = useWrite(accountCalls.revokeSession, { onDone: () => showSuccess('Signed out there') })
  const revokeOthers = useWrite(accountCalls.revokeOtherSessions, {
    onDone: () => showSuccess('Signed out everywhere else'),
  })
  const everywhere = async () => {
    if (await confirm('Sign out of every browser, this one as well?')) await signOut('everywhere')
  }
  return (
    <Card>
      <Title order={2}>Where you are signed in</Title>
      <p className={`dim ${styles.explanation}`}>A browser that you do not use for 30 days is signed out by itself.</p>
      <ul className="plain-list">
        {sessions.map((session) => (
          <li key={session.uid} className={styles.row} data-part="session">
            <div>
              <b>{session.device}</b> {session.current && <Badge tone="good">This browser</Badge>}
              <br />
              <small className="dim">
                Last used {timeAgo(session.lastSeenAt)} · signed in on {ordinalDate(session.createdAt)}
              </small>
            </div>
            {session.current ? (
              <Button variant="default" size="sm" onClick={() => void signOut('here')}>
                Sign out
              </Button>
            ) : (
              <Button
                variant="default"
                size="sm"
                disabled={revoke.busy}
                aria-label={`Sign out ${session.device}, last used ${timeAgo(session.lastSeenAt)}`}
                onClick={() => void revoke({ uid: session.uid })}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Group gap="sm" mt="md">
        {sessions.length > 1 && (
          <Button variant="default" loading={revokeOthers.busy} onClick={() => void revokeOthers({})}>
            Sign out all others
          </Button>
        )}
        <Button variant="default" onClick={() => void everywhere()}>
          Sign out everywhere
        </Button>
      </Group>
    </Card>
  )
}
