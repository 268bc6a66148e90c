import { Anchor, Button, Group, Title } from '@mantine/core'
import { saveCsv } from '../../../../../kit/web/save-file.ts'
import type { InvoiceView } from '../../../invoice-view.ts'
import { must } from '../../../../../kit/contract/must.ts'
import { useRead } from '../../../../../kit/web/calls.ts'
import { dateOf, dayKey, money } from '../../../../../kit/web/format.ts'
import { Badge, Card } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { billingCalls } from '../../../contract.ts'
import { taxWord } from '../../../tax-words.ts'
import { invoiceWords } from '../../invoice-words.ts'

/** Every invoice, with its page and its file. */
export function Invoices({ brandUid, timezone }: { brandUid: string; timezone: string }) {
  const invoices = useRead(billingCalls.listInvoices, { brandUid })
  return (
    <section>
      <Group justify="space-between" mb="sm">
        <Title order={2}>Invoices</Title>
        {invoices.data && invoices.data.rows.length > 0 && (
          <InvoicesFile rows={invoices.data.rows} timezone={timezone} />
        )}
      </Group>
      <Loaded of={invoices}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="dim">No invoices yet. Your first one arrives with your first payment.</p>
          ) : (
            <ul className="rows plain-list">
              {rows.map(
                ({
                  id,
                  number,
                  status,
                  currency,
                  total,
                  discount,
                  tax,
                  createdAt,
                  periodStart,
                  periodEnd,
                  url,
                  pdfUrl,
                }) => {
                  const [tone, word] = must(invoiceWords[status])
                  return (
                    <li key={id}>
                      <Card pad={false} className="list-item">
                        <div>
                          <b>{number ?? 'Invoice'}</b> <Badge tone={tone}>{word}</Badge>
                          <div className="dim">
                            {dateOf(createdAt, timezone)}, for {dateOf(periodStart, timezone)} to{' '}
                            {dateOf(periodEnd, timezone)}
                          </div>
                        </div>
                        <div className="list-item-aside">
                          <b className="numbers">{money(total, currency)}</b>
                          {discount > 0 && <span className="dim">after {money(discount, currency)} discount</span>}
                          {tax > 0 && (
                            <span className="dim">
                              includes {money(tax, currency)} {taxWord(currency)}
                            </span>
                          )}
                          <span>
                            {url && <Anchor href={url}>{status === 'open' ? 'View and pay' : 'View'}</Anchor>}
                            {pdfUrl && (
                              <>
                                {' '}
                                <Anchor href={pdfUrl}>Download PDF</Anchor>
                              </>
                            )}
                          </span>
                        </div>
                      </Card>
                    </li>
                  )
                },
              )}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

/** The same as a table, for the bookkeeper. */
function InvoicesFile({ rows, timezone }: { rows: readonly InvoiceView[]; timezone: string }) {
  const amount = (minor: number) => (minor / 100).toFixed(2)
  const save = () =>
    saveCsv('invoices', [
      ['Invoice', 'Date', 'From', 'To', 'Status', 'Net', 'Tax', 'Total', 'Currency'],
      ...rows.map(({ id, number, status, currency, total, tax, createdAt, periodStart, periodEnd }) => [
        number ?? id,
        ...[createdAt, periodStart, periodEnd].map((at) => dayKey(at, timezone)),
        must(invoiceWords[status])[1],
        amount(total - tax),
        amount(tax),
        amount(total),
        currency,
      ]),
    ])
  return (
    <Button variant="default" size="sm" onClick={() => void save()}>
      Download invoices as CSV
    </Button>
  )
}
