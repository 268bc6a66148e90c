import { Button } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Note } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { toAccount } from '../../../accounts/web/links.ts'
import { onboardingCalls } from '../../contract.ts'
import { onboardingPersonSearch } from '../links.ts'
import { Steps } from './onboarding/Steps.tsx'
import styles from './onboarding/onboarding.module.css'

/** For the team: the questions of somebody who stopped, to answer for them what they said on the phone. */
export function OnboardingPersonScreen() {
  const [{ account }] = useAddress(onboardingPersonSearch)
  const read = useRead(onboardingCalls.getOnboarding, { accountUid: account }, { enabled: account !== undefined })
  if (!account)
    return (
      <Screen title="Finish for them">
        <EmptyState
          title="Choose someone"
          text="Choose someone who stopped partway through onboarding."
          action={
            <Button component={LinkTo} to={{ path: '/app/admin/onboarding', search: {} }}>
              People in onboarding
            </Button>
          }
        />
      </Screen>
    )
  return (
    <Screen title="Finish for them" lead="See where they stopped and what they entered." of={read}>
      {(onboarding) => (
        <div className={styles.onboarding} data-inside>
          <Note tone="calm">
            Your answers are logged under your name. <LinkTo to={toAccount(account)}>View account</LinkTo>
          </Note>
          <Steps onboarding={onboarding} accountUid={account} />
        </div>
      )}
    </Screen>
  )
}
