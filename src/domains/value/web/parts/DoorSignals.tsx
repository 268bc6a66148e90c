import { Button, Stack, Title } from '@mantine/core'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { Card } from '../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { valueCalls } from '../../contract.ts'
import { heardWords } from '../../tracking.ts'
import styles from './door-signals.module.css'

/** At the door, without an account: one tap for a booking with a creator's code, one for how somebody heard of the venue. */
export function DoorSignals({ token }: { token: string }) {
  const read = useRead(valueCalls.getDoorSignals, { token })
  const redeem = useWrite(valueCalls.redeemAtDoor, {
    onDone: () => (showSuccess('Booking counted.'), void read.refetch()),
  })
  const count = useWrite(valueCalls.countHeardAtDoor, {
    onDone: () => (showSuccess('Thank you.'), void read.refetch()),
  })
  const { data } = read
  if (!data) return null
  return (
    <Stack gap="md" className="no-print">
      {data.codes.length > 0 && (
        <Card>
          <Title order={2} mb="sm">
            Booked with a creator’s code?
          </Title>
          <div className={styles.taps}>
            {data.codes.map(({ code, creator, today }) => (
              <Button
                key={code}
                variant="default"
                size="lg"
                disabled={redeem.busy}
                onClick={() => void redeem({ token, code, key: crypto.randomUUID() })}
              >
                {code} · @{creator}
                {today > 0 && ` · ${today}`}
              </Button>
            ))}
          </div>
        </Card>
      )}
      <Card>
        <Title order={2} mb="sm">
          How did you hear about us?
        </Title>
        <div className={styles.taps}>
          {data.heard.map(({ answer, today }) => (
            <Button
              key={answer}
              variant="default"
              size="lg"
              disabled={count.busy}
              onClick={() => void count({ token, answer })}
            >
              {heardWords[answer]}
              {today > 0 && ` · ${today}`}
            </Button>
          ))}
        </div>
      </Card>
    </Stack>
  )
}
