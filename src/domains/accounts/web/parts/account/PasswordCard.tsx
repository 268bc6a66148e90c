import { Button, Title } from '@mantine/core'
import { useState } from 'react'
import { Card, Note } from '../../../../../kit/web/parts.tsx'
import { postAuth } from '../../../../../kit/web/session.ts'
import styles from '../door-frame.module.css'
import { ChangePassword } from './ChangePassword.tsx'
import { useAttempt } from './use-attempt.ts'

type Props = { email: string; hasPassword: boolean }

/** Another password for who knows the present one; for everyone else a fresh link. */
export function PasswordCard({ email, hasPassword }: Props) {
  const [mailed, setMailed] = useState(false)
  const { busy, attempt } = useAttempt()
  const mailLink = () =>
    void attempt(async () => {
      await postAuth('link', { email, purpose: 'password-reset' })
      setMailed(true)
    })
  return (
    <Card>
      <Title order={2}>Password</Title>
      {hasPassword ? (
        <ChangePassword email={email} onForgotten={mailed ? undefined : mailLink} isMailing={busy} />
      ) : (
        <>
          <p className={`dim ${styles.explanation}`}>
            You sign in with an email link. You can add a password if you’d like one.
          </p>
          {!mailed && (
            <Button variant="default" loading={busy} onClick={mailLink}>
              Email me a link to set one
            </Button>
          )}
        </>
      )}
      {mailed && (
        <div className={styles.more}>
          <Note tone="good">
            A link to set a new password is on its way to <b>{email}</b>. It works once, for 15 minutes.
          </Note>
        </div>
      )}
    </Card>
  )
}
