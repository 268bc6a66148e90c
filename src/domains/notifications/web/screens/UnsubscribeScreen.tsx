import { Button, Stack } from '@mantine/core'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { DoorFrame } from '../../../accounts/web/parts/DoorFrame.tsx'
import { notificationCalls } from '../../contract.ts'
import { toNotifications, unsubscribeSearch } from '../links.ts'

/** Public: ends the mail somebody no longer wants, by the link in it. Opening the page alone changes nothing. */
export function UnsubscribeScreen() {
  const [{ token = '' }] = useAddress(unsubscribeSearch)
  const link = useRead(notificationCalls.getUnsubscribe, { token }, { enabled: token !== '' })
  const end = useWrite(notificationCalls.unsubscribe)
  if (token === '' || link.error?.code === 'not-found')
    return (
      <DoorFrame
        title="This link doesn’t work"
        lead="This link is incomplete or no longer valid. You can change your emails in notification settings."
      >
        <Choose />
      </DoorFrame>
    )
  return (
    <DoorFrame {...(link.data ? headOf(link.data) : { title: 'Email settings' })}>
      <Loaded of={link} shape="lines">
        {({ ended }) =>
          ended ? (
            <Choose />
          ) : (
            <Stack align="flex-start">
              <Button loading={end.busy} onClick={() => void end({ token })}>
                Unsubscribe
              </Button>
              <Choose />
            </Stack>
          )
        }
      </Loaded>
    </DoorFrame>
  )
}

function headOf({ about, ended }: OutputOf<typeof notificationCalls.getUnsubscribe>): { title: string; lead: string } {
  const topic = about && `“${about.toLowerCase()}”`
  if (ended)
    return {
      title: 'You’ve unsubscribed',
      lead: `You won’t get ${topic ? `emails about ${topic}` : 'optional emails'} any more. You’ll still see updates in the app.`,
    }
  return {
    title: topic ? `Unsubscribe from emails about ${topic}?` : 'Unsubscribe from all optional emails?',
    lead: 'You’ll still see updates in the app. We always email sign-in links, cancelled visits and failed payments.',
  }
}

function Choose() {
  return (
    <p className="flush">
      <LinkTo to={toNotifications()}>Notification settings</LinkTo>
    </p>
  )
}
