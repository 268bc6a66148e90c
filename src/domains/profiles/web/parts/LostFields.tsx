import { Select, Textarea } from '@mantine/core'
import { entriesOf } from '../../../../kit/contract/keys.ts'
import { type Lost, type LostReason, lostReasons } from '../../lost.ts'

/** What has been said of why a brand was lost: no reason at first. */
export type LostDraft = { reason: LostReason | null; note: string }
export const noLostDraft: LostDraft = { reason: null, note: '' }

/** What the server takes of it; nothing without a reason. */
export const lostOf = ({ reason, note }: LostDraft): Lost | undefined => (reason ? { reason, note } : undefined)

type Props = { value: LostDraft; onChange: (to: LostDraft) => void; error?: string | null }

/** Asks why a brand was lost, before it is. */
export function LostFields({ value, onChange, error }: Props) {
  return (
    <>
      <Select
        label="Why was this brand lost?"
        placeholder="Choose a reason"
        required
        allowDeselect={false}
        error={error}
        data={entriesOf(lostReasons).map(([reason, label]) => ({ value: reason, label }))}
        value={value.reason}
        onChange={(reason) => onChange({ ...value, reason: reason as LostReason | null })}
      />
      <Textarea
        label="Details (optional)"
        description="Only our team sees this."
        maxLength={500}
        autosize
        value={value.note}
        onChange={(event) => onChange({ ...value, note: event.currentTarget.value })}
      />
    </>
  )
}
