import { NumberInput, Table, TextInput } from '@mantine/core'
import { currencies, type Currency, currencySymbols } from '../../../../plans/tiers.ts'
import type { TierPrices } from '../../../contract/tiers.ts'
import styles from './price-fields.module.css'

/** Monthly price, fee of a collab and the provider's price id, for each currency. Amounts are kept in minor units. */
export function PriceFields({
  prices,
  isFree,
  onChange,
}: {
  prices: TierPrices
  isFree: boolean
  onChange: (prices: TierPrices) => void
}) {
  const set = (currency: Currency, change: Partial<TierPrices[Currency]>) =>
    onChange({ ...prices, [currency]: { ...prices[currency], ...change } })
  const amount = (currency: Currency, field: 'monthly' | 'perCollab', label: string) => (
    <NumberInput
      aria-label={`${label} in ${currency}`}
      prefix={currencySymbols[currency]}
      min={0}
      max={1_000_000}
      decimalScale={2}
      hideControls
      disabled={isFree && field === 'monthly'}
      value={prices[currency][field] / 100}
      onChange={(value) => set(currency, { [field]: Math.round(Number(value || 0) * 100) })}
    />
  )
  return (
    <Table.ScrollContainer minWidth={520}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={styles.currency}>Currency</Table.Th>
            <Table.Th>Monthly</Table.Th>
            <Table.Th>Per collab</Table.Th>
            <Table.Th>Price ID</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {currencies.map((currency) => (
            <Table.Tr key={currency}>
              <Table.Td>{currency}</Table.Td>
              <Table.Td>{amount(currency, 'monthly', 'Monthly')}</Table.Td>
              <Table.Td>{amount(currency, 'perCollab', 'Per collab')}</Table.Td>
              <Table.Td>
                <TextInput
                  aria-label={`Price ID in ${currency}`}
                  placeholder={isFree ? 'none' : 'created when you save'}
                  disabled={isFree}
                  maxLength={120}
                  value={prices[currency].priceId ?? ''}
                  onChange={(event) => set(currency, { priceId: event.currentTarget.value || null })}
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
