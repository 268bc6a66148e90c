import { Button } from '@mantine/core'
import { DoorFrame } from './DoorFrame.tsx'

type Props = { email: string; what: string; onBack: () => void }

/** A link was mailed. `what` it is: "a sign-in link". */
export function CheckYourEmail({ email, what, onBack }: Props) {
  return (
    <DoorFrame
      title="Please Check Your Email"
      lead={
        <>
          We have sent an automated email with {what} to <b>{email}</b>. It arrives within seconds.
        </>
      }
    >
      <p>If you can’t see it, check your junk or spam folder. You can close this tab; the link opens a new one.</p>
      <Button variant="default" onClick={onBack}>
        Use another email address
      </Button>
    </DoorFrame>
  )
}
