import { Button, Group, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import type { InputOf, OutputOf } from '../../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { money } from '../../../../../kit/web/format.ts'
import { GuardedButton } from '../../../../../kit/web/guarded-button.tsx'
import { Facts, Note } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { billingCalls } from '../../../contract.ts'
import { taxLabel } from '../../../tax-words.ts'

type Order = Omit<InputOf<typeof billingCalls.issueCreditNote>, 'payout' | 'total'>
type Props = { order: Order; onBack: () => void; onClose: () => void }
type Preview = OutputOf<typeof billingCalls.previewCreditNote>

/** What a credit note comes to and where the money goes, before anything happens. */
export function ConfirmCreditNote(props: Props) {
  const { invoiceId, lines } = props.order
  const preview = useRead(billingCalls.previewCreditNote, { invoiceId, lines })
  // What can't be credited now is an answer, not a failure: asking again changes nothing.
  if (preview.error?.code === 'failed-precondition')
    return (
      <Stack>
        <Note tone="warn">{preview.error.message}</Note>
        <Group justify="flex-end">
          <Button variant="default" onClick={props.onBack}>
            Back
          </Button>
        </Group>
      </Stack>
    )
  return (
    <Loaded of={preview} shape="lines">
      {(data) => <Confirm preview={data} {...props} />}
    </Loaded>
  )
}

function Confirm({ preview, order, onBack, onClose }: Props & { preview: Preview }) {
  const { currency, net, tax, total, offInvoice, dueAfter, payout, refundable } = preview
  const [kind, setKind] = useState<'refund' | 'credit' | null>(null)
  const issue = useWrite(billingCalls.issueCreditNote, {
    onDone: () => {
      onClose()
      showSuccess(`Credit note issued for ${money(total, currency)}.`)
    },
  })
  const canRefund = payout <= refundable
  const missing = payout > 0 && kind === null ? 'Choose what happens to the money.' : null
  return (
    <Stack>
      <Facts
        rows={[
          ['Net', money(net, currency)],
          [taxLabel(currency), money(tax, currency)],
          ['Total', <b key="total">{money(total, currency)}</b>],
        ]}
      />
      {offInvoice > 0 && (
        <p>
          The invoice owes {money(offInvoice, currency)} less:{' '}
          {dueAfter === 0 ? 'nothing is left to pay.' : `${money(dueAfter, currency)} is left to pay.`}
        </p>
      )}
      {payout > 0 && (
        <Radio.Group
          label={`${money(payout, currency)} has been paid. What happens to it?`}
          value={kind}
          onChange={(value) => setKind(value === 'refund' ? 'refund' : 'credit')}
        >
          <Stack gap="sm" mt="xs">
            <Radio
              value="refund"
              disabled={!canRefund}
              label="Refund it to the card"
              description={
                canRefund
                  ? 'It usually arrives within 10 days.'
                  : `Only ${money(refundable, currency)} of this invoice can go back to the card.`
              }
            />
            <Radio value="credit" label="Keep it as credit" description="It’s taken off the next invoice." />
          </Stack>
        </Radio.Group>
      )}
      <p className="dim">The organisation’s owner and admins are notified. A credit note can’t be undone here.</p>
      <Group justify="flex-end">
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        <GuardedButton
          missing={missing}
          loading={issue.busy}
          onClick={() => void issue({ ...order, total, payout: payout > 0 ? kind : null })}
        >
          Issue credit note for {money(total, currency)}
        </GuardedButton>
      </Group>
    </Stack>
  )
}
