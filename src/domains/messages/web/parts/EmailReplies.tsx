import { Button, Title } from '@mantine/core'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { counted, ordinalDate } from '../../../../kit/web/format.ts'
import { Card } from '../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { messageCalls } from '../../contract.ts'

/** Which emails about messages can be replied to, and the end of that; nothing where there are none to come either. */
export function EmailReplies() {
  const { data } = useRead(messageCalls.getEmailReplies, {})
  const stop = useWrite(messageCalls.stopEmailReplies, {
    onDone: () => showSuccess('Done. You can no longer reply to the emails we’ve sent so far.'),
  })
  if (!data || (!data.isOn && data.open === 0)) return null
  const { open, until } = data
  return (
    <Card>
      <Title order={2}>Replies by email</Title>
      <p className="dim">
        You can reply to our emails about messages for 30 days. We only take replies from the email address on your
        account. If someone else may have read those emails, stop replies to them.
      </p>
      {until ? (
        <>
          <p>
            {`You can reply to ${counted(open, 'email')}${open > 1 ? ', the newest' : ''} until ${ordinalDate(until)}.`}
          </p>
          <Button variant="default" loading={stop.busy} onClick={() => void stop({})}>
            Stop replies to old emails
          </Button>
        </>
      ) : (
        <p>There are no emails you can reply to right now.</p>
      )}
    </Card>
  )
}
