import { lazy, Suspense } from 'react'
import { maySetUp } from '../../../domains/onboarding/web/setting-up.ts'
import { firstShown } from '../../../kit/web/first-shown.ts'
import type { Session } from '../../../domains/profiles/web/session.tsx'

const ActingBanner = lazy(async () => ({ default: (await import('./ActingBanner.tsx')).ActingBanner }))
const PlanBanner = lazy(async () => ({
  default: (await import('../../../domains/billing/web/parts/PlanBanner.tsx')).PlanBanner,
}))
const DeletionBanner = lazy(async () => ({
  default: (await import('../../../domains/privacy/web/parts/DeletionBanner.tsx')).DeletionBanner,
}))
const RefusedEmailBanner = lazy(async () => ({
  default: (await import('../../../domains/accounts/web/parts/RefusedEmailBanner.tsx')).RefusedEmailBanner,
}))
const SettingUp = lazy(async () => {
  await firstShown()
  return { default: (await import('../../../domains/onboarding/web/parts/SettingUp.tsx')).SettingUp }
})

/** What is said above a page whatever page it is: a payment due, an account that is to be deleted, email that comes back, steps left of the setting-up, who acts for whom. */
export function Banners({ session, paymentDueOf }: { session: Session; paymentDueOf: string | undefined }) {
  const { user } = session
  return (
    <>
      {paymentDueOf && (
        <Suspense>
          <PlanBanner brandUid={paymentDueOf} />
        </Suspense>
      )}
      {user.deletion_due_at && (
        <Suspense>
          <DeletionBanner dueAt={user.deletion_due_at} />
        </Suspense>
      )}
      {user.email_refused && !user.acting && (
        <Suspense>
          <RefusedEmailBanner email={user.email} />
        </Suspense>
      )}
      {maySetUp(user) && (
        <Suspense>
          <SettingUp user={user} />
        </Suspense>
      )}
      {user.acting && (
        <Suspense>
          <ActingBanner acting={user.acting} as={user.display_name} />
        </Suspense>
      )}
    </>
  )
}
