import { Button, Group, SegmentedControl, Select, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { keysOf } from '../../../../../kit/contract/keys.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { money } from '../../../../../kit/web/format.ts'
import { GuardedButton } from '../../../../../kit/web/guarded-button.tsx'
import { MoneyField } from '../../../../../kit/web/money-field.tsx'
import { newKey } from '../../../../../kit/web/send-once.ts'
import type { billingCalls } from '../../../contract.ts'
import { type CreditLine, type CreditReason, creditReasons } from '../../../credit.ts'
import { ConfirmCreditNote } from './ConfirmCreditNote.tsx'

export type CreditDraft = {
  whole: boolean
  /** By line, before tax; of chosen lines alone. */
  amounts: Readonly<Record<string, number | null>>
  reason: CreditReason | null
  words: string
}
type Props = { of: OutputOf<typeof billingCalls.getInvoice>; onClose: () => void }

/** What of an invoice is credited and why, then what that comes to, and the button that does it. */
export function IssueCreditNote({ of, onClose }: Props) {
  const [draft, setDraft] = useState<CreditDraft>({ whole: true, amounts: {}, reason: null, words: '' })
  const [isChecking, setChecking] = useState(false)
  const [key] = useState(newKey)
  const lines = draft.whole ? null : linesOf(draft)
  return (
    <Dialog opened onClose={onClose} title="Issue a credit note" size="md">
      {isChecking && draft.reason ? (
        <ConfirmCreditNote
          order={{ invoiceId: of.invoice.id, lines, reason: draft.reason, words: draft.words, key }}
          onBack={() => setChecking(false)}
          onClose={onClose}
        />
      ) : (
        <DraftForm
          of={of}
          draft={draft}
          set={(change) => setDraft((now) => ({ ...now, ...change }))}
          onReady={() => setChecking(true)}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

const linesOf = ({ amounts }: CreditDraft): CreditLine[] =>
  Object.entries(amounts).flatMap(([lineId, net]) => (net ? [{ lineId, net }] : []))

type FormProps = Props & { draft: CreditDraft; set: (change: Partial<CreditDraft>) => void; onReady: () => void }

function DraftForm({ of: { invoice, lines }, draft, set, onReady, onClose }: FormProps) {
  const { currency } = invoice
  const { whole, amounts, reason, words } = draft
  const open = lines.filter(({ left }) => left > 0)
  const isTooMuch = open.some(({ id, left }) => (amounts[id] ?? 0) > left)
  const missing = () => {
    if (!whole && linesOf(draft).length === 0) return 'Enter an amount for at least one line.'
    if (!whole && isTooMuch) return 'Enter no more than is left of each line.'
    if (reason === null) return 'Choose a reason.'
    return words.trim() === '' ? 'Write a message to the customer.' : null
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onReady()
      }}
    >
      <Stack>
        <SegmentedControl
          aria-label="What to credit"
          data={[
            { value: 'whole', label: 'All that’s left' },
            { value: 'lines', label: 'Chosen lines' },
          ]}
          value={whole ? 'whole' : 'lines'}
          onChange={(value) => set({ whole: value === 'whole' })}
        />
        {!whole &&
          open.map(({ id, text, left }) => (
            <MoneyField
              key={id}
              label={text}
              description={`Without tax, up to ${money(left, currency)}`}
              currency={currency}
              value={amounts[id] ?? null}
              error={(amounts[id] ?? 0) > left && `Enter ${money(left, currency)} or less.`}
              onChange={(minor) => set({ amounts: { ...amounts, [id]: minor } })}
            />
          ))}
        <Select
          label="Reason"
          withAsterisk
          placeholder="Choose a reason"
          data={keysOf(creditReasons).map((value) => ({ value, label: creditReasons[value] }))}
          value={reason}
          onChange={(value) => set({ reason: value })}
        />
        <Textarea
          label="Message to the customer"
          description="It’s on the credit note and in their notification."
          withAsterisk
          maxLength={300}
          value={words}
          onChange={(event) => set({ words: event.currentTarget.value })}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <GuardedButton type="submit" missing={missing()}>
            Preview
          </GuardedButton>
        </Group>
      </Stack>
    </form>
  )
}
