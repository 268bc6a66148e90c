import { Button } from '@mantine/core'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Note } from '../../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { onboardingCalls } from '../../../contract.ts'
import styles from './onboarding.module.css'

/** For the team, where a promise is asked: the person gets a link to here. */
export function OnlyThey({ accountUid, onBack }: { accountUid: string; onBack: () => void }) {
  const mail = useWrite(onboardingCalls.mailOnboardingLink, {
    onDone: () => showSuccess('They have a mail with a link to here.'),
  })
  return (
    <>
      <Note tone="calm">This is a promise: only they can give it. Everything before it is kept for them.</Note>
      <div className={styles.actions}>
        <Button size="lg" variant="default" onClick={onBack}>
          Back
        </Button>
        <Button size="lg" loading={mail.busy} onClick={() => void mail({ accountUid })}>
          Mail them a link to here
        </Button>
      </div>
    </>
  )
}
