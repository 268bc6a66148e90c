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
      <DoorFrame title="This link does not open" lead="It is not whole, or it was not ours.">
        <Choose />
      </DoorFrame>
    )
  return (
    <DoorFrame {...(link.data ? headOf(link.data) : { title: 'Mail from us' })}>
      <Loaded of={link}>
        {({ ended }) =>
          ended ? (
            <Choose />
          ) : (
            <Stack align="flex-start">
              <Button loading={end.busy} onClick={() => void end({ token })}>
                Stop these mails
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
      title: 'You will not get these mails',
      lead: `${topic ? `Mail about ${topic}` : 'All mail that is not essential'} has ended. You still see it in the product.`,
    }
  return {
    title: topic ? `No more mail about ${topic}?` : 'Stop all these mails?',
    lead: 'You still see it in the product. Links to sign in, cancelled visits and failed payments are always mailed.',
  }
}

function Choose() {
  return (
    <p className="flush">
      <LinkTo to={toNotifications()}>Choose what you are told, and how</LinkTo>
    </p>
  )
}
