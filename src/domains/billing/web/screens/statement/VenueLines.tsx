import { Button, Group, Table, Title } from '@mantine/core'
import { money } from '../../../../../kit/web/format.ts'
import { Card } from '../../../../../kit/web/parts.tsx'
import type { VenueLine } from '../../../statement.ts'

/** What each venue of an organisation has of a statement. */
export function VenueLines({ venues, csvUrl }: { venues: readonly VenueLine[]; csvUrl: string }) {
  return (
    <Card>
      <Group justify="space-between" mb="sm">
        <Title order={2}>By venue</Title>
        <Button component="a" href={csvUrl} size="sm" variant="default">
          Download CSV by venue
        </Button>
      </Group>
      <Table.ScrollContainer minWidth={480} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table aria-label="Costs by venue">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Venue</Table.Th>
              {['Total', 'Plan', 'Collab fees', 'Tax'].map((title) => (
                <Table.Th key={title} scope="col" ta="end">
                  {title}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {venues.map(({ uid, name, currency, plan, fees, tax, total }) => (
              <Table.Tr key={`${currency} ${uid ?? name}`}>
                <Table.Th scope="row">{name}</Table.Th>
                <Table.Td ta="end" className="numbers">
                  <b>{money(total, currency)}</b>
                </Table.Td>
                {[plan, fees, tax].map((amount, at) => (
                  <Table.Td key={at} ta="end" className="numbers">
                    {money(amount, currency)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <small className="dim">
        The plan and its tax are split equally between the venues you had on the invoice date. Each collab’s fee counts
        for the venue that hosted it.
      </small>
    </Card>
  )
}
