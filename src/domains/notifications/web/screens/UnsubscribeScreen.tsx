import { Button, Stack } from '@mantine/core'
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
  if (token === '' || link.error)
    return (
      <DoorFrame title="This link does not open" lead="It is not whole, or it was not ours.">
        <Choose />
      </DoorFrame>
    )
  return (
    <Loaded of={link} shape={<DoorFrame title="Mail from us" />}>
      {({ about, ended }) =>
        ended ? (
          <DoorFrame
            title="You will not get these mails"
            lead={`${about === null ? 'All mail that is not essential' : `Mail about “${about.toLowerCase()}”`} has ended. You still see it in the product.`}
          >
            <Choose />
          </DoorFrame>
        ) : (
          <DoorFrame
            title={about === null ? 'Stop all these mails?' : `No more mail about “${about.toLowerCase()}”?`}
            lead="You still see it in the product. Links to sign in, cancelled visits and failed payments are always mailed."
          >
            <Stack align="flex-start">
              <Button loading={end.busy} onClick={() => void end({ token })}>
                Stop these mails
              </Button>
              <Choose />
            </Stack>
          </DoorFrame>
        )
      }
    </Loaded>
  )
}

function Choose() {
  return (
    <p style={{ margin: 0 }}>
      <LinkTo to={toNotifications()}>Choose what you are told, and how</LinkTo>
    </p>
  )
}
