import { Button } from '@mantine/core'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Note } from '../../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { onboardingCalls } from '../../../contract.ts'
import styles from './onboarding.module.css'

/** For the team, where a promise is asked: the person gets a link to here. */
export function OnlyThey({ accountUid, onBack }: { accountUid: string; onBack: () => void }) {
  const mail = useWrite(onboardingCalls.mailOnboardingLink, {
    onDone: () => showSuccess('We’ve emailed them a link to this step.'),
  })
  return (
    <>
      <Note tone="calm">
        Only the account’s owner can complete this step. We’ve saved everything so far. Email them a link to finish.
      </Note>
      <div className={styles.actions}>
        <Button size="lg" variant="default" onClick={onBack}>
          Back
        </Button>
        <Button size="lg" loading={mail.busy} onClick={() => void mail({ accountUid })}>
          Email them a link
        </Button>
      </div>
    </>
  )
}
