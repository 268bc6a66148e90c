import { Button, Group, NumberInput, Stack, TextInput } from '@mantine/core'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useWrite } from '../../../../kit/web/calls.ts'
import { confirm } from '../../../../kit/web/confirm.ts'
import { counted, dateOf } from '../../../../kit/web/format.ts'
import { Badge } from '../../../../kit/web/parts.tsx'
import { useRecordForm } from '../../../../kit/web/record-form.ts'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { valueCalls } from '../../contract.ts'
import type { VoucherState } from '../../tracking.ts'
import { VoucherDraft } from '../voucher-draft.ts'
import { MoneyField } from '../../../../kit/web/money-field.tsx'
import styles from './tracking.module.css'

type TrackingData = OutputOf<typeof valueCalls.getTracking>
type VoucherData = NonNullable<TrackingData['voucher']>

const stateWords: Readonly<Record<Exclude<VoucherState, 'open'>, string>> = {
  ended: 'Ended',
  over: 'Expired',
  used: 'All redeemed',
}

/** A collab's voucher with what is left of it; the brand may end it. */
export function Voucher({ collabUid, voucher, mayEnd }: { collabUid: string; voucher: VoucherData; mayEnd: boolean }) {
  const { code, offer, most, redeemed, lastDay, state } = voucher
  const end = useWrite(valueCalls.endVoucher, { onDone: () => showSuccess('Voucher ended.') })
  const askToEnd = async () =>
    (await confirm(
      `End voucher ${code}? Your team can no longer redeem it on the door page. Vouchers already redeemed still count.`,
      [
        { label: 'Keep voucher', value: false },
        { label: 'End voucher', value: true, style: 'danger' },
      ],
    )) && end({ collabUid })
  return (
    <div className={styles.link}>
      <div className="dim">Voucher for followers: {offer}</div>
      <Group gap="sm">
        <b className={styles.code}>{code}</b>
        <Badge tone="mute">{`${redeemed} of ${most} redeemed`}</Badge>
        {state === 'open' ? (
          <small className="dim">until {dateOf(`${lastDay}T12:00:00Z`, 'UTC')}</small>
        ) : (
          <Badge tone="warn">{stateWords[state]}</Badge>
        )}
        {mayEnd && state === 'open' && (
          <Button size="compact-sm" variant="subtle" color="red" loading={end.busy} onClick={() => void askToEnd()}>
            End voucher
          </Button>
        )}
      </Group>
    </div>
  )
}

const begun = { offer: '', code: null, costMinor: null, most: 50, lastDay: '', version: 1 }

/** What the brand says of a new voucher. */
export function VoucherForm({
  collabUid,
  tracking: { currency, today },
  onDone,
}: {
  collabUid: string
  tracking: TrackingData
  onDone: () => void
}) {
  const form = useRecordForm(VoucherDraft, begun)
  const create = useWrite(valueCalls.createVoucher, {
    onDone: ({ code, most }) => (onDone(), showSuccess(`Voucher ${code} created: ${counted(most, 'voucher')}.`)),
    onRefused: (error) => form.refused(error),
  })
  return (
    <form
      onSubmit={form.onSubmit(
        (fields) => void create({ collabUid, fields: { ...fields, costMinor: fields.costMinor ?? 0 } }),
      )}
      noValidate
    >
      <Stack>
        <TextInput
          label="Offer"
          description="What a follower gets for the voucher"
          placeholder="A glass of prosecco with dinner"
          maxLength={80}
          {...form.getInputProps('offer')}
        />
        <div className="two-fields">
          <NumberInput
            label="How many"
            min={1}
            allowDecimal={false}
            thousandSeparator=","
            {...form.getInputProps('most')}
          />
          <TextInput type="date" label="Last day" min={today} {...form.getInputProps('lastDay')} />
        </div>
        <div className="two-fields">
          <MoneyField
            label="Cost to you per voucher"
            currency={currency}
            value={form.values.costMinor}
            error={form.errors['costMinor']}
            onChange={(minor) => form.setFieldValue('costMinor', minor)}
          />
          <TextInput
            label="Code (optional)"
            placeholder="MAYA10"
            maxLength={16}
            {...form.optionalText('code')}
            error={form.errors['code']}
          />
        </div>
        <Group justify="flex-end">
          <Button type="submit" loading={create.busy}>
            Create voucher
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
