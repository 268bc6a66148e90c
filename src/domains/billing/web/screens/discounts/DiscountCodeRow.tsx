import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { confirm } from '../../../../../kit/web/confirm.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { counted, dateOf } from '../../../../../kit/web/format.ts'
import { Badge, Card, type Tone } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { tierFacts } from '../../../../plans/tiers.ts'
import { billingCalls } from '../../../contract.ts'
import type { DiscountCodeView } from '../../../contract/discounts.ts'
import { discountWords } from '../../../discounts.ts'

const states: Readonly<Record<DiscountCodeView['state'], readonly [Tone, string]>> = {
  open: ['good', 'Active'],
  stopped: ['mute', 'Stopped'],
  over: ['mute', 'Expired'],
  'used-up': ['mute', 'Used up'],
}

/** One code, with who used it and the way to stop it. */
export function DiscountCodeRow({ code }: { code: DiscountCodeView }) {
  const [looking, setLooking] = useState(false)
  const isTrial = code.trialDays !== null
  const stop = useWrite(billingCalls.stopDiscountCode, { onDone: () => showSuccess(`${code.code} stopped.`) })
  const askToStop = async () =>
    (await confirm(
      `Stop ${code.code}? Brands won’t be able to use it. Plans that started with it keep their ${isTrial ? 'trial' : 'discount'}.`,
      [
        { label: 'Keep code', value: false },
        { label: 'Stop code', value: true, style: 'danger' },
      ],
    )) && stop({ uid: code.uid })
  const [tone, word] = states[code.state]
  const plans = code.tiers.map((tier) => tierFacts[tier].name).join(', ')
  const until = code.lastDay ? `Until ${dateOf(`${code.lastDay}T12:00:00Z`, 'UTC')}` : 'No end date'
  return (
    <li>
      <Card pad={false} className="list-item">
        <div>
          <b>{code.code}</b> <Badge tone={tone}>{word}</Badge>
          <div>
            {[discountWords(code), isTrial && (code.needsCard ? 'card needed' : 'no card needed'), plans]
              .filter(Boolean)
              .join(' · ')}
          </div>
          <div className="dim">{[until, code.note].filter(Boolean).join(' · ')}</div>
        </div>
        <div className="list-item-aside">
          <span>{usesOf(code)}</span>
          <Group gap="xs">
            <Button
              variant="default"
              size="sm"
              aria-label={`Who used it: ${code.code}`}
              onClick={() => setLooking(true)}
            >
              Who used it
            </Button>
            {code.state !== 'stopped' && (
              <Button
                variant="subtle"
                color="red"
                size="sm"
                aria-label={`Stop ${code.code}`}
                loading={stop.busy}
                onClick={() => void askToStop()}
              >
                Stop
              </Button>
            )}
          </Group>
        </div>
      </Card>
      {looking && <Uses code={code} onClose={() => setLooking(false)} />}
    </li>
  )
}

/** “discount ends 2 Jun 2026”, “trial ended 16 Mar 2026”. */
function endWords({ trialDays }: DiscountCodeView, until: string): string {
  const [what, ends] = [trialDays === null ? 'discount' : 'trial', new Date(until) < new Date() ? 'ended' : 'ends']
  return `${what} ${ends} ${dateOf(until, 'Europe/London')}`
}

/** “3 of 50 used, 1 payment page open”. */
function usesOf({ used, held, most }: DiscountCodeView): string {
  const times = most === null ? `${used} used` : `${used} of ${most} used`
  return held === 0 ? times : `${times}, ${counted(held, 'payment page')} open`
}

function Uses({ code, onClose }: { code: DiscountCodeView; onClose: () => void }) {
  const uses = useRead(billingCalls.listDiscountUses, { uid: code.uid })
  return (
    <Dialog opened onClose={onClose} title={`Who used ${code.code}`} size="md">
      <Loaded of={uses} shape="lines">
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="dim">No one has used this code yet.</p>
          ) : (
            <ul className="rows plain-list">
              {rows.map(({ uid, orgName, tier, state, at, until }) => (
                <li key={uid}>
                  <b>{orgName}</b>, {tierFacts[tier].name}
                  <div className="dim">
                    {state === 'held' || until === null
                      ? `Payment page opened ${dateOf(at, 'Europe/London')}`
                      : `Since ${dateOf(at, 'Europe/London')}, ${endWords(code, until)}`}
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  )
}
