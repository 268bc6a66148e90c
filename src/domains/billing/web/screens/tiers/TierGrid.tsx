import { Table } from '@mantine/core'
import { counted, money } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge, Card } from '../../../../../kit/web/parts.tsx'
import type { Currency, TierId } from '../../../../plans/tiers.ts'
import type { TierRow } from '../../../contract/tiers.ts'
import { toTier } from '../../links.ts'

/** Tier by currency: what is sold now, and how many are on which terms. */
export function TierGrid({
  rows,
  currencies,
  chosen,
}: {
  rows: readonly TierRow[]
  currencies: readonly Currency[]
  chosen: TierId
}) {
  const held = ({ held: versions, termsVersion }: TierRow) =>
    versions.map(
      (one) =>
        `${one.organisations} on ${one.termsVersion === termsVersion ? 'these terms' : `terms ${one.termsVersion}`}`,
    )
  return (
    <Card pad={false}>
      <Table.ScrollContainer minWidth={860}>
        <Table verticalSpacing="sm" horizontalSpacing="md">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Tier</Table.Th>
              {currencies.map((currency) => (
                <Table.Th key={currency}>{currency}</Table.Th>
              ))}
              <Table.Th>Free collabs</Table.Th>
              <Table.Th>Users</Table.Th>
              <Table.Th>Subscriptions</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.id} {...(row.id === chosen ? { bg: 'var(--calm-soft)' } : {})}>
                <Table.Td>
                  <LinkTo to={toTier(row.id)} aria-current={row.id === chosen}>
                    <b>{row.name}</b>
                  </LinkTo>{' '}
                  <Badge tone={row.enabled ? 'good' : 'mute'}>{row.enabled ? 'On sale' : 'Not on sale'}</Badge>
                  <div className="dim">terms {row.termsVersion}</div>
                </Table.Td>
                {currencies.map((currency) => {
                  const { monthly, perCollab } = row.prices[currency]
                  return (
                    <Table.Td key={currency}>
                      <b>{monthly === 0 ? 'FREE' : money(monthly, currency)}</b>
                      <div className="dim">{money(perCollab, currency)} per collab</div>
                    </Table.Td>
                  )
                })}
                <Table.Td>{row.freeCollabs}</Table.Td>
                <Table.Td>{row.users === null ? 'unlimited' : counted(row.users, 'user')}</Table.Td>
                <Table.Td>{held(row).join(', ') || 'none'}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Card>
  )
}
