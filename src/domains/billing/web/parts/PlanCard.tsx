import { Button, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { counted, money } from '../../../../kit/web/format.ts'
import { Badge } from '../../../../kit/web/parts.tsx'
import type { PricingTier } from '../../../plans/contract.ts'
import { featureWords } from '../../../plans/entitlements.ts'
import styles from './plans.module.css'

/** What a card's button does. */
export type PlanAction = { label: string; disabled?: boolean; busy?: boolean; primary?: boolean; onClick?: () => void }

/** One tier as it is sold: price, what a collab costs, what is part of it. */
export function PlanCard({
  tier,
  isCurrent = false,
  below,
  note,
  action,
}: {
  tier: PricingTier
  isCurrent?: boolean
  /** The next cheaper tier: what both have isn’t listed again. */
  below?: PricingTier | undefined
  note?: string | undefined
  action?: PlanAction | undefined
}) {
  const { name, priceMonthly, currency, collabPrice, freeCollabs, users, featureset } = tier
  const isMore = below?.featureset.every((feature) => featureset.includes(feature)) ?? false
  const listed = isMore ? featureset.filter((feature) => !below?.featureset.includes(feature)) : featureset
  return (
    <li className={styles.card} data-current={isCurrent}>
      <Title order={3}>
        {name}
        {isCurrent && <Badge tone="good">Your plan</Badge>}
      </Title>
      <div className={styles.price}>
        <b>{priceMonthly === 'FREE' ? 'FREE' : money(Math.round(priceMonthly * 100), currency)}</b>
        <small className="dim">
          {priceMonthly === 'FREE' ? 'for as long as you like' : 'per brand profile per month'}
        </small>
      </div>
      <ul className={styles.facts}>
        <li>
          <b>{money(Math.round(collabPrice * 100), currency)}</b> per collab
        </li>
        <li>{freeCollabs === 0 ? 'No free collabs' : `${counted(freeCollabs, 'free collab')} each month`}</li>
        <li>{users === null ? 'Unlimited users' : counted(users, 'user')}</li>
      </ul>
      <ul className={styles.features}>
        {isMore && (
          <li>
            <IconCheck size={16} aria-hidden />
            Everything in {below?.name}
          </li>
        )}
        {listed.map((feature) => (
          <li key={feature}>
            <IconCheck size={16} aria-hidden />
            <span>
              {feature}
              {featureWords.has(feature) && <small className="dim">{featureWords.get(feature)}</small>}
            </span>
          </li>
        ))}
      </ul>
      {note && <small className="dim">{note}</small>}
      {action && (
        <Button
          fullWidth
          variant={action.primary ? 'filled' : 'default'}
          disabled={action.disabled ?? false}
          loading={action.busy ?? false}
          onClick={action.onClick}
          aria-label={action.disabled ? undefined : `${action.label} to ${name}`}
        >
          {action.label}
        </Button>
      )}
    </li>
  )
}
