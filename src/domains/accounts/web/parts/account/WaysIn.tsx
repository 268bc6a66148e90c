import { Button, Group, Title } from '@mantine/core'
import { useList, useWrite } from '../../../../../kit/web/calls.ts'
import { confirm } from '../../../../../kit/web/confirm.ts'
import { ordinalDate, timeAgo } from '../../../../../kit/web/format.ts'
import { Badge, Card } from '../../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { accountCalls } from '../../../contract.ts'
import { SignInActivity } from '../SignInActivity.tsx'
import { signOut } from '../../sign-out.ts'
import { EmailCard } from './EmailCard.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import styles from './account.module.css'

export type SignIn = OutputOf<typeof accountCalls.getSessions>

/** The address, the ways in, the second factor, and where one is signed in. */
export function WaysIn({ signIn }: { signIn: SignIn }) {
  return (
    <>
      <EmailCard email={signIn.email} change={signIn.emailChange} />
      <SecondFactor />
      <PasswordCard email={signIn.email} hasPassword={signIn.hasPassword} />
      <SessionList sessions={signIn.sessions} />
      <Activity />
    </>
  )
}

function Activity() {
  const list = useList(accountCalls.listSecurityEvents, { limit: 10 })
  return <SignInActivity events={list.rows} onMore={list.hasMore ? list.more : undefined} />
}

function SessionList({ sessions }: { sessions: SignIn['sessions'] }) {
  const revoke = useWrite(accountCalls.revokeSession, { onDone: () => showSuccess('Signed out of that browser.') })
  const revokeOthers = useWrite(accountCalls.revokeOtherSessions, {
    onDone: () => showSuccess('Signed out everywhere else.'),
  })
  const everywhere = async () => {
    if (await confirm('Sign out of every browser, including this one?')) await signOut('everywhere')
  }
  return (
    <Card>
      <Title order={2}>Where you’re signed in</Title>
      <p className={`dim ${styles.explanation}`}>We sign you out of browsers you haven’t used for 30 days.</p>
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
