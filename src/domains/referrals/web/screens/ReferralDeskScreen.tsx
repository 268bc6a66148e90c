import { Stack } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { referralCalls } from '../../contract.ts'
import { ReferralTable } from './desk/ReferralTable.tsx'
import { ThankYous } from './desk/ThankYous.tsx'

/** `/app/admin/referrals`: who joined because somebody invited them, and what our team promises for it. */
export function ReferralDeskScreen() {
  const thankYous = useRead(referralCalls.getThankYous, {})
  return (
    <Screen
      title="Referrals"
      lead="People and venues who joined through someone’s link. A thank-you is due once they’ve completed a first collab."
      width="wide"
    >
      <Stack gap="lg">
        <ReferralTable />
        <Loaded of={thankYous} shape={<></>}>
          {({ rows, can }) => <ThankYous rows={rows} maySave={can.save} />}
        </Loaded>
      </Stack>
    </Screen>
  )
}
