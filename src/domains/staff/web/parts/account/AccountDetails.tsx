import { Button, Group, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { confirm } from '../../../../../kit/web/confirm.ts'
import { ordinalDate, timeAgo } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Card, Facts, Note } from '../../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { profileCalls } from '../../../../profiles/contract.ts'
import { staffCalls } from '../../../contract.ts'
import { UsageLink } from '../../../../profiles/web/parts/UsageLink.tsx'
import { toAudit } from '../../../../audit/web/links.ts'
import { MergeDialog } from './MergeDialog.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import styles from './account.module.css'

export type AccountData = OutputOf<typeof staffCalls.getAccountDetails>

/** What is known of an account, with the way to its changes. */
export function AccountFacts({ account }: { account: AccountData }) {
  return (
    <Card>
      <Title order={2} mb="sm">
        Account
      </Title>
      <Facts
        rows={[
          [
            'ID',
            <span key="id" className={styles.auditId}>
              {account.uid}
            </span>,
          ],
          [
            'Email',
            <a key="email" className={styles.email} href={`mailto:${account.email}`}>
              {account.email}
            </a>,
          ],
          ['Joined', ordinalDate(account.createdAt)],
          ['Last seen', account.lastSeenAt ? timeAgo(account.lastSeenAt) : 'never'],
          ['Signs in with', account.hasPassword ? 'password or email link' : 'email link'],
          ['Two-step verification', factorWords(account.secondFactor)],
          ['Staff role', account.staffRole?.replace('_', ' ') ?? 'none'],
          [
            'Analytics',
            account.consent
              ? `${account.consent.analytics ? 'accepted' : 'declined'} ${timeAgo(account.consent.at)}`
              : 'not asked yet',
          ],
        ]}
      />
      <Group mt="md">
        <LinkTo to={toAudit({ subject: account.uid })}>Changes to this account</LinkTo>
        <LinkTo to={toAudit({ by: account.uid })}>Their activity</LinkTo>
        <UsageLink about={account.uid} />
      </Group>
    </Card>
  )
}

function factorWords(factor: AccountData['secondFactor']): string {
  if (!factor) return 'none'
  return [factor.passkey && 'passkey', factor.code && 'authenticator app'].filter(Boolean).join(', ')
}

/** What keeps a person out, and the links and emails we sent them. */
export function SignInTrouble({ account }: { account: AccountData }) {
  return (
    <Card>
      <Title order={2} mb="sm">
        Why can’t they sign in?
      </Title>
      <Stack gap="xs">
        {account.hindrances.length === 0 && <Note tone="good">Nothing is stopping them from signing in.</Note>}
        {account.hindrances.map((text) => (
          <Note key={text} tone="warn">
            {text}
          </Note>
        ))}
        {account.links.map((link) => (
          <div key={link.createdAt + link.purpose}>
            <b>{purposeWords[link.purpose]}</b>, {timeAgo(link.createdAt)}: {stateOf(link)}
          </div>
        ))}
        {account.mails.map((mail) => (
          <div key={mail.createdAt + mail.subject} className="dim">
            Email “{mail.subject}”, {timeAgo(mail.createdAt)}: {mail.sentAt ? 'sent' : (mail.failure ?? 'on its way')}
          </div>
        ))}
      </Stack>
    </Card>
  )
}

const purposeWords: Readonly<Record<AccountData['links'][number]['purpose'], string>> = {
  'sign-in': 'Sign-in link',
  'password-reset': 'Password reset link',
  'set-password': 'New password link',
  invitation: 'Invitation link',
  'quick-login': 'Quick sign-in link',
  'sign-in-as': '“Sign in as” link',
  'second-factor': 'Second sign-in step',
}

function stateOf({ purpose, usedAt, expiresAt }: AccountData['links'][number]): string {
  if (purpose === 'second-factor') {
    if (usedAt) return 'done'
    return Date.parse(expiresAt) < Date.now() ? 'not completed' : 'not completed yet'
  }
  if (usedAt) return `used ${timeAgo(usedAt)}`
  return Date.parse(expiresAt) < Date.now() ? 'expired unused' : 'still valid'
}

/** Asks first: whoever signs in as somebody is signed out here. */
function useSignInAs({ uid, name }: AccountData) {
  const open = useWrite(staffCalls.makeSignInAsLink, { onDone: ({ url }) => location.assign(url) })
  const ask = async () => {
    const text = `You’ll see what ${name} sees, for up to 30 minutes. Everything you do is logged under your name. You’ll be signed out here.`
    const isSure = await confirm(text, [
      { label: 'Stay signed in here', value: false },
      { label: `Sign in as ${name}`, value: true, style: 'primary' },
    ])
    if (isSure) await open({ uid })
  }
  return { ask, busy: open.busy }
}

/** What our team can do for a person. */
export function AccountHelp({ account }: { account: AccountData }) {
  const [disabling, setDisabling] = useState(false)
  const [resetting, setResetting] = useState(false)
  const [merging, setMerging] = useState(false)
  const { uid } = account
  const mail = useWrite(staffCalls.mailAccountLink, { onDone: () => showSuccess('Email sent.') })
  const disable = useWrite(staffCalls.disableSignIn, { onDone: () => setDisabling(false) })
  const reset = useWrite(staffCalls.resetSecondFactor, { onDone: () => setResetting(false) })
  const enable = useWrite(staffCalls.enableSignIn)
  const signInAs = useSignInAs(account)
  const quick = useWrite(profileCalls.mailQuickLoginLink, {
    onDone: () => showSuccess('We’ve emailed them a sign-in link.'),
  })
  /** Customers get one that works with one tap, our own people the one that they ask for themselves. */
  const mailSignIn = () => void (account.staffRole ? mail({ uid, purpose: 'sign-in' }) : quick({ accountUid: uid }))
  return (
    <Card>
      <Title order={2} mb="sm">
        Help
      </Title>
      <Group gap="sm">
        {account.staffRole !== 'admin' && (!account.staffRole || account.canAct) && (
          <Button variant="default" loading={quick.busy} onClick={mailSignIn}>
            Email a sign-in link
          </Button>
        )}
        {account.canAct && (
          <>
            <Button variant="default" loading={mail.busy} onClick={() => void mail({ uid, purpose: 'password-reset' })}>
              Email a password reset
            </Button>
            {!account.staffRole && !account.disabled && (
              <Button variant="default" loading={signInAs.busy} onClick={() => void signInAs.ask()}>
                Sign in as {account.name}
              </Button>
            )}
            {account.secondFactor && (
              <Button variant="default" onClick={() => setResetting(true)}>
                Reset two-step verification
              </Button>
            )}
            {!account.staffRole && !account.disabled && (
              <Button variant="default" onClick={() => setMerging(true)}>
                Merge with another account
              </Button>
            )}
            {account.disabled ? (
              <Button loading={enable.busy} onClick={() => void enable({ uid })}>
                Enable account
              </Button>
            ) : (
              <Button variant="light" color="red" onClick={() => setDisabling(true)}>
                Disable account
              </Button>
            )}
          </>
        )}
      </Group>
      {resetting && (
        <ReasonDialog
          title="Reset two-step verification"
          description="Check that it’s really them first. Their passkeys, authenticator app and recovery codes stop working, and they’re signed out everywhere."
          act="Reset"
          busy={reset.busy}
          onReason={(reason) => void reset({ uid, reason })}
          onClose={() => setResetting(false)}
        />
      )}
      {merging && <MergeDialog uid={uid} onClose={() => setMerging(false)} />}
      {disabling && (
        <ReasonDialog
          title="Disable this account"
          description="They’re signed out everywhere, and can’t sign in until you enable it."
          act="Disable"
          busy={disable.busy}
          onReason={(reason) => void disable({ uid, reason })}
          onClose={() => setDisabling(false)}
        />
      )}
    </Card>
  )
}

/** Where a person is signed in. */
export function AccountSessions({ account }: { account: AccountData }) {
  const end = useWrite(staffCalls.endAccountSessions, { onDone: () => showSuccess('Signed out.') })
  return (
    <Card>
      <Title order={2} mb="sm">
        Signed in on
      </Title>
      <Stack gap="sm">
        {account.sessions.length === 0 && <span className="dim">Not signed in anywhere.</span>}
        {account.sessions.map(({ uid, device, lastSeenAt }) => (
          <Group key={uid} justify="space-between">
            <span>
              {device} <small className="dim">{timeAgo(lastSeenAt)}</small>
            </span>
            {account.canAct && (
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => void end({ uid: account.uid, sessionUid: uid })}
              >
                Sign out
              </Button>
            )}
          </Group>
        ))}
      </Stack>
    </Card>
  )
}
