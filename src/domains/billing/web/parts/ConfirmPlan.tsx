import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { money, ordinalDate } from '../../../../kit/web/format.ts'
import { GuardedButton } from '../../../../kit/web/guarded-button.tsx'
import { Facts, Note } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import type { PricingTier } from '../../../plans/contract.ts'
import { tierFacts } from '../../../plans/tiers.ts'
import { billingCalls } from '../../contract.ts'
import { taxLabel } from '../../tax-words.ts'
import styles from './plans.module.css'

type Preview = OutputOf<typeof billingCalls.previewPlan>
type Props = {
  brandUid: string
  tier: PricingTier
  busy: boolean
  onClose: () => void
  /** The moment that what was shown is counted from, and the code that is part of it. */
  onConfirm: (asOf: string, code: string) => void
}

/** What a plan costs today and with its next invoice, before anything is charged. */
export function ConfirmPlan({ tier, onClose, ...rest }: Props) {
  return (
    <Dialog opened onClose={onClose} title={`Upgrade to ${tier.name}`} size="md">
      <Quote tier={tier} onClose={onClose} {...rest} />
    </Dialog>
  )
}

function Quote({ brandUid, tier, busy, onClose, onConfirm }: Props) {
  const [code, setCode] = useState('')
  const [typed, setTyped] = useState('')
  const plan = { brandUid, tier: tier.id, priceId: tier.stripe_price_id ?? '' }
  const read = useRead(billingCalls.previewPlan, plan)
  const lower = useRead(billingCalls.previewPlan, { ...plan, code }, { enabled: code !== '' })
  const isAsking = code !== '' && !lower.data
  // What can't be had now is an answer, not a failure: asking again changes nothing.
  if (read.error?.code === 'failed-precondition')
    return (
      <Stack>
        <Note tone="warn">{read.error.message}</Note>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
        </Group>
      </Stack>
    )
  return (
    <Loaded of={read} shape="lines">
      {(normal) => {
        const preview = (code && lower.data) || normal
        return (
          <Stack>
            <p aria-live="polite">{sentenceOf(preview, tier)}</p>
            {preview.planned && <Note tone="warn">{plannedWords(preview.planned, preview.timezone, tier)}</Note>}
            {rowsOf(preview).some(Boolean) && <Facts rows={rowsOf(preview)} />}
            {preview.kind === 'start' && (
              <CodeField
                typed={typed}
                onType={setTyped}
                isOn={code !== ''}
                busy={lower.isFetching}
                error={code ? lower.error?.message : undefined}
                onApply={setCode}
              />
            )}
            <p className="dim">
              {paymentWords(preview, tier)} Collab fees are billed with the next invoice. You can cancel at any time.
              {preview.today.tax + preview.next.tax === 0 && ' Prices exclude VAT.'}
              {preview.kind === 'upgrade' && ' Discount codes only work on a first plan, not on upgrades.'}
            </p>
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                {preview.kind === 'upgrade' && !preview.planned ? 'Keep current plan' : 'Not now'}
              </Button>
              <Button
                loading={busy}
                disabled={isAsking || typed !== code}
                onClick={() => onConfirm(preview.asOf, code)}
              >
                {confirmLabel(preview, tier)}
              </Button>
            </Group>
          </Stack>
        )
      }}
    </Loaded>
  )
}

/** What was to happen with the plan, and that an upgrade takes it back. */
function plannedWords({ tier, at }: NonNullable<Preview['planned']>, timezone: string, { name }: PricingTier): string {
  const day = ordinalDate(at, timezone)
  if (tier === 'basic')
    return `Your plan is set to end on ${day}. If you upgrade, it won’t end: ${name} continues each month until you cancel.`
  return `Your plan is set to change to ${tierFacts[tier].name} on ${day}. If you upgrade, it won’t change: ${name} continues each month.`
}

/** How it is paid, or how a trial goes on. */
function paymentWords({ kind, trial, timezone }: Preview, { name }: PricingTier): string {
  if (kind === 'upgrade')
    return trial ? 'Your free trial continues: nothing is charged today.' : 'We’ll charge your card on file now.'
  if (!trial) return 'You’ll pay on our payment provider’s page.'
  const until = ordinalDate(trial.until, timezone)
  return trial.needsCard
    ? `You’ll enter your card details on our payment provider’s page. Cancel before ${until} and you won’t be charged.`
    : `You don’t need a card to start. Add one before ${until} to keep ${name}. Without one, your plan ends that day.`
}

function confirmLabel({ kind, trial }: Preview, { name }: PricingTier): string {
  if (kind === 'upgrade') return `Upgrade to ${name}`
  return trial ? 'Start free trial' : 'Continue to payment'
}

/** A code for a discount or a trial, tried on the price before it is part of it. */
function CodeField({
  typed,
  onType,
  isOn,
  busy,
  error,
  onApply,
}: {
  typed: string
  onType: (typed: string) => void
  /** It is part of the price, or was refused. */
  isOn: boolean
  busy: boolean
  error: string | undefined
  onApply: (code: string) => void
}) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const next = isOn ? '' : typed.trim().toUpperCase()
        onType(next)
        onApply(next)
      }}
    >
      <Group align="flex-start" wrap="nowrap">
        <TextInput
          className={styles.code ?? ''}
          aria-label="Discount or trial code"
          description={!isOn && typed !== '' && 'Apply the code, or clear it, to continue.'}
          placeholder="Discount or trial code"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          readOnly={isOn || busy}
          value={typed}
          error={error}
          errorProps={{ role: 'alert' }}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        <GuardedButton
          type="submit"
          variant="default"
          loading={busy}
          missing={typed.trim() === '' ? 'Enter a code first.' : null}
        >
          {isOn ? 'Remove' : 'Apply'}
        </GuardedButton>
      </Group>
    </form>
  )
}

function sentenceOf({ currency, today, next, timezone, discount }: Preview, { name }: PricingTier): string {
  const from = ordinalDate(next.at, timezone)
  const later = discount?.fullFrom
    ? `, and ${money(discount.full.next.due, currency)} a month from ${ordinalDate(discount.fullFrom, timezone)}`
    : ''
  return `${name}: ${money(today.due, currency)} today, then ${money(next.due, currency)} a month from ${from}${later}.`
}

/** How the two amounts come about, where there is something to say. */
function rowsOf({ kind, currency, quantity, today, next, timezone, discount, trial }: Preview) {
  return [
    discount && (['Discount', discount.words] as const),
    discount && (['Today without the code', money(discount.full.today.due, currency)] as const),
    trial && (['Free until', ordinalDate(trial.until, timezone)] as const),
    today.tax > 0 && ([`${taxLabel(currency)} included today`, money(today.tax, currency)] as const),
    next.tax > 0 && ([`${taxLabel(currency)} included each month`, money(next.tax, currency)] as const),
    kind === 'upgrade' && !trial && (['Today covers', `what’s left until ${ordinalDate(next.at, timezone)}`] as const),
    quantity > 1 && (['Brand profiles', String(quantity)] as const),
  ]
}
