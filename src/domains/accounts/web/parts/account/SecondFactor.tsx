import { Title } from '@mantine/core'
import { useState } from 'react'
import { useRead } from '../../../../../kit/web/calls.ts'
import { ordinalDate } from '../../../../../kit/web/format.ts'
import { Card, Note } from '../../../../../kit/web/parts.tsx'
import { accountCalls } from '../../../contract.ts'
import styles from './account.module.css'
import { Authenticator } from './Authenticator.tsx'
import { Providers } from './Providers.tsx'
import { Passkeys } from './Passkeys.tsx'
import { RecoveryCodes, RecoveryCodesDialog } from './RecoveryCodes.tsx'

/** Passkeys, the authenticator app and recovery codes. */
export function SecondFactor() {
  const methods = useRead(accountCalls.getSignInMethods, {})
  /** Shown once, over whatever made them. */
  const [newCodes, setNewCodes] = useState<string[] | null>(null)
  if (!methods.data) return null
  const { passkeys, authenticatorSince, recoveryCodesLeft, required, graceUntil, providers } = methods.data
  return (
    <>
      <Card>
        <Title order={2}>Two-step verification</Title>
        <p className={`dim ${styles.explanation}`}>
          Keeps your account safe even if someone gets hold of your password or emails.
        </p>
        {required && (
          <Note tone="warn">
            {graceUntil
              ? `Our team always uses two-step verification. Set it up by ${ordinalDate(graceUntil)}.`
              : 'Our team always uses two-step verification. Set it up to open the staff pages.'}
          </Note>
        )}
        <Passkeys passkeys={passkeys} onCodes={setNewCodes} />
        <Authenticator since={authenticatorSince} onCodes={setNewCodes} />
        {(passkeys.length > 0 || authenticatorSince) && (
          <RecoveryCodes left={recoveryCodesLeft} onCodes={setNewCodes} />
        )}
        {newCodes && <RecoveryCodesDialog codes={newCodes} onClose={() => setNewCodes(null)} />}
      </Card>
      <Providers providers={providers} />
    </>
  )
}
