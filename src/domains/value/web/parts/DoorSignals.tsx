import { Button, Stack, Title } from '@mantine/core'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead } from '../../../../kit/web/calls.ts'
import { useHeldTexts, useHeldWrite } from '../../../../kit/web/held-write.ts'
import { Card } from '../../../../kit/web/parts.tsx'
import { newKey } from '../../../../kit/web/send-once.ts'
import { useSingleTap } from '../../../../kit/web/single-tap.ts'
import { valueCalls } from '../../contract.ts'
import { heardWords } from '../../tracking.ts'
import styles from './door-signals.module.css'

/**
 * At the door, without an account: one tap for a booking with a creator's code, one for a voucher, one for how somebody heard of the venue, each
 * with ten seconds to undo it.
 */
export function DoorSignals({ token }: { token: string }) {
  const read = useRead(valueCalls.getDoorSignals, { token })
  const count = useHeldWrite(valueCalls.countHeardAtDoor)
  const isTap = useSingleTap()
  // What can still be undone is counted on the button, so that nobody taps twice.
  const held = [...useHeldTexts().keys()]
  const heldOf = (about: string) => held.filter((one) => one.startsWith(`${about} `)).length
  const { data } = read
  if (!data) return null
  return (
    <Stack gap="md" className="no-print">
      {data.codes.length > 0 && (
        <Card>
          <Title order={2} mb="sm">
            Booking codes
          </Title>
          <CodeTaps token={token} codes={data.codes.filter(({ isLive }) => isLive)} heldOf={heldOf} />
          {data.codes.some(({ isLive }) => !isLive) && (
            <details>
              <summary className={styles.older}>Older codes</summary>
              <CodeTaps token={token} codes={data.codes.filter(({ isLive }) => !isLive)} heldOf={heldOf} />
            </details>
          )}
        </Card>
      )}
      {data.vouchers.length > 0 && <VoucherTaps token={token} vouchers={data.vouchers} heldOf={heldOf} />}
      <Card>
        <Title order={2} mb="sm">
          How did you hear about us?
        </Title>
        <div className={styles.taps}>
          {data.heard.map(({ answer, today }) => {
            const taps = today + heldOf(answer)
            return (
              <Button
                key={answer}
                variant="default"
                size="lg"
                onClick={(event) =>
                  isTap(answer, event) &&
                  count({ token, answer }, { text: `Counted “${heardWords[answer]}”.`, about: `${answer} ${newKey()}` })
                }
              >
                {heardWords[answer]}
                {taps > 0 && ` · ${taps}`}
              </Button>
            )
          })}
        </div>
      </Card>
    </Stack>
  )
}

type Codes = OutputOf<typeof valueCalls.getDoorSignals>['codes']

/** A tap for each booking with a code. */
function CodeTaps({ token, codes, heldOf }: { token: string; codes: Codes; heldOf: (about: string) => number }) {
  const redeem = useHeldWrite(valueCalls.redeemAtDoor)
  const isTap = useSingleTap()
  return (
    <div className={styles.taps}>
      {codes.map(({ code, creator, handle, brief, today }) => {
        const taps = today + heldOf(code)
        return (
          <Button
            key={code}
            variant="default"
            size="lg"
            className={styles.code}
            title={`${creator} @${handle}`}
            onClick={(event) =>
              isTap(code, event) &&
              redeem(
                { token, code, key: newKey() },
                { text: `Counted a booking with ${code}.`, about: `${code} ${newKey()}` },
              )
            }
          >
            <span className={styles.words}>
              <span>
                <b>{code}</b>
                {taps > 0 && ` · ${taps} today`}
              </span>
              <span className={styles.from}>{`${creator} · ${brief}`}</span>
            </span>
          </Button>
        )
      })}
    </div>
  )
}

type Vouchers = OutputOf<typeof valueCalls.getDoorSignals>['vouchers']

/** A tap for each voucher that somebody shows, with how many are left. */
function VoucherTaps({
  token,
  vouchers,
  heldOf,
}: {
  token: string
  vouchers: Vouchers
  heldOf: (about: string) => number
}) {
  const redeem = useHeldWrite(valueCalls.redeemVoucherAtDoor)
  const isTap = useSingleTap()
  return (
    <Card>
      <Title order={2} mb="sm">
        Redeem a voucher
      </Title>
      <div className={styles.taps}>
        {vouchers.map(({ code, offer, creator, most, redeemed }) => {
          const about = `voucher ${code}`
          const left = Math.max(0, most - redeemed - heldOf(about))
          return (
            <Button
              key={code}
              variant="default"
              size="lg"
              className={styles.code}
              disabled={left === 0}
              onClick={(event) =>
                isTap(code, event) &&
                redeem(
                  { token, code, key: newKey() },
                  { text: `Redeemed a voucher with ${code}.`, about: `${about} ${newKey()}` },
                )
              }
            >
              <span className={styles.words}>
                <span>
                  <b>{code}</b> · {left} of {most} left
                </span>
                <span className={styles.from}>{`${offer} · ${creator}`}</span>
              </span>
            </Button>
          )
        })}
      </div>
    </Card>
  )
}
