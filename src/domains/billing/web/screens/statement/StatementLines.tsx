import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { EmptyState } from '../../../../../kit/web/empty-state.tsx'
import { dayOf, money } from '../../../../../kit/web/format.ts'
import { GuardedButton } from '../../../../../kit/web/guarded-button.tsx'
import { Badge, Card, type Tone } from '../../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { billingCalls } from '../../../contract.ts'
import { statementStates, type StatementLine } from '../../../statement.ts'

const tones: Readonly<Record<StatementLine['state'], Tone>> = {
  free: 'good',
  due: 'warn',
  billed: 'calm',
  waived: 'mute',
  draft: 'mute',
  open: 'warn',
  paid: 'good',
  void: 'mute',
  uncollectible: 'bad',
  deducted: 'good',
  refunded: 'good',
  kept: 'calm',
}

/** The lines of a statement; the team may take a fee off, with a reason. */
export function StatementLines({
  lines,
  timezone,
  mayWaive,
}: {
  lines: readonly StatementLine[]
  timezone: string
  mayWaive: boolean
}) {
  const [waiving, setWaiving] = useState<StatementLine | null>(null)
  const [reason, setReason] = useState('')
  const waive = useWrite(billingCalls.waiveFee, {
    onDone: () => {
      setWaiving(null)
      setReason('')
      showSuccess('Fee waived.')
    },
  })
  if (lines.length === 0)
    return <EmptyState title="Nothing was charged" text="There were no plan or collab fees for this month." />
  return (
    <>
      <ul className="rows plain-list">
        {lines.map((line) => {
          const isOpen = line.kind === 'fee' && (line.state === 'due' || line.state === 'billed')
          return (
            <li key={line.key}>
              <Card pad={false} className="list-item">
                <div>
                  <b>{line.kind === 'fee' ? `Collab: ${line.text}` : line.text}</b>
                  <div className="dim">
                    {dayOf(line.at, timezone)}
                    {line.note && ` · “${line.note}”`}
                  </div>
                </div>
                <div className="list-item-aside">
                  <b className="numbers">{money(line.amount, line.currency)}</b>
                  <Badge tone={tones[line.state]}>{statementStates[line.state]}</Badge>
                  {mayWaive && isOpen && (
                    <Button size="compact-sm" variant="subtle" onClick={() => setWaiving(line)}>
                      Waive
                    </Button>
                  )}
                </div>
              </Card>
            </li>
          )
        })}
      </ul>
      <Dialog opened={waiving !== null} onClose={() => setWaiving(null)} title="Waive this fee" size="md">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (waiving) void waive({ collabUid: waiving.key, reason })
          }}
        >
          <Textarea
            label="Reason"
            description="The brand will see this on its statement."
            withAsterisk
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <GuardedButton
            type="submit"
            mt="md"
            missing={reason.trim() === '' ? 'Write a reason first.' : null}
            loading={waive.busy}
          >
            Waive {waiving ? money(waiving.amount, waiving.currency) : ''}
          </GuardedButton>
        </form>
      </Dialog>
    </>
  )
}
