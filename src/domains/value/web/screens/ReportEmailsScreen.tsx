import { Button, Group } from '@mantine/core'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { DoorFrame } from '../../../accounts/web/parts/DoorFrame.tsx'
import { valueCalls } from '../../contract.ts'
import { reportEmailsSearch } from '../links.ts'
import { possessive } from '../../../../kit/contract/possessive.ts'

/** Public: yes or no to a brand's monthly report, by the link in its emails. Opening the page alone changes nothing. */
export function ReportEmailsScreen() {
  const [{ token = '' }] = useAddress(reportEmailsSearch)
  const link = useRead(valueCalls.getReportEmails, { token }, { enabled: token !== '' })
  const confirm = useWrite(valueCalls.confirmReportEmails)
  const stop = useWrite(valueCalls.stopReportEmails)
  if (token === '' || link.error?.code === 'not-found')
    return (
      <DoorFrame
        page="Report emails"
        title="This link doesn’t work"
        lead={link.error?.message ?? 'This link is incomplete. Open it again from your email.'}
      />
    )
  return (
    <DoorFrame page="Report emails" {...(link.data ? headOf(link.data) : { title: 'Report emails' })}>
      <Loaded of={link} shape="lines">
        {({ state, canConfirm }) => (
          <Group>
            {canConfirm && (
              <Button size="lg" loading={confirm.busy} onClick={() => void confirm({ token })}>
                {state === 'asked' ? 'Send me the report' : 'Send it to me again'}
              </Button>
            )}
            {state !== 'stopped' && (
              <Button size="lg" variant="default" loading={stop.busy} onClick={() => void stop({ token })}>
                {state === 'asked' ? 'No, thanks' : 'Unsubscribe'}
              </Button>
            )}
          </Group>
        )}
      </Loaded>
    </DoorFrame>
  )
}

function headOf({ name, state }: OutputOf<typeof valueCalls.getReportEmails>): { title: string; lead: string } {
  if (state === 'asked')
    return {
      title: `Get ${possessive(name)} monthly report?`,
      lead: 'One email on the 1st of the month, after any month with visits: what those visits brought in. You can stop it at any time.',
    }
  if (state === 'on')
    return {
      title: `You get ${possessive(name)} monthly report`,
      lead: 'One email on the 1st of the month, after any month with visits.',
    }
  if (state === 'removed')
    return {
      title: `You don’t get ${possessive(name)} monthly report`,
      lead: 'They’ve taken you off its list. If you unsubscribe, they can’t ask you again for 30 days.',
    }
  return { title: 'You’ve unsubscribed', lead: `You won’t get ${possessive(name)} monthly report any more.` }
}
