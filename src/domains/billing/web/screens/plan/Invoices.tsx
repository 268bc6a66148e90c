import { Anchor, Button, Group, Title } from '@mantine/core'
import { saveCsv } from '../../../../../kit/web/save-file.ts'
import type { CreditNoteView } from '../../../contract/credit-notes.ts'
import type { InvoiceView } from '../../../invoice-view.ts'
import { useRead } from '../../../../../kit/web/calls.ts'
import { dateOf, dayKey, money } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Card } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { billingCalls } from '../../../contract.ts'
import { taxWord } from '../../../tax-words.ts'
import { invoiceWord } from '../../invoice-words.ts'
import { toInvoice } from '../../links.ts'
import { CreditNoteRow, InvoiceBadge } from '../../parts/InvoiceParts.tsx'

/** Every invoice and credit note, with its page and its file. */
export function Invoices({ brandUid, timezone }: { brandUid: string; timezone: string }) {
  const invoices = useRead(billingCalls.listInvoices, { brandUid })
  const creditNotes = useRead(billingCalls.listCreditNotes, { brandUid })
  const notes = creditNotes.data?.rows ?? []
  return (
    <section>
      <Group justify="space-between" mb="sm">
        <Title order={2}>Invoices</Title>
        {invoices.data && creditNotes.data && invoices.data.rows.length > 0 && (
          <InvoicesFile rows={invoices.data.rows} notes={notes} timezone={timezone} />
        )}
      </Group>
      <Loaded of={invoices}>
        {({ rows, can }) =>
          rows.length === 0 ? (
            <p className="dim">No invoices yet. Your first one arrives with your first payment.</p>
          ) : (
            <ul className="rows plain-list">
              {inOrder(rows, notes).map((one) => (
                <li key={'uid' in one ? one.uid : one.id}>
                  {'uid' in one ? (
                    <CreditNoteRow note={one} timezone={timezone} />
                  ) : (
                    <InvoiceRow invoice={one} timezone={timezone} mayCredit={can.credit} />
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

/** The newest first. */
const inOrder = (rows: readonly InvoiceView[], notes: readonly CreditNoteView[]) =>
  [...notes, ...rows].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))

type RowProps = { invoice: InvoiceView; timezone: string; mayCredit: boolean }

function InvoiceRow({ invoice, timezone, mayCredit }: RowProps) {
  const { id, number, status, currency, total, discount, tax, credited, creditUsed, due, url, pdfUrl } = invoice
  return (
    <Card pad={false} className="list-item">
      <div>
        <b>{number ?? 'Invoice'}</b> <InvoiceBadge invoice={invoice} />
        <div className="dim">
          {dateOf(invoice.createdAt, timezone)}, for {dateOf(invoice.periodStart, timezone)} to{' '}
          {dateOf(invoice.periodEnd, timezone)}
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
        {creditUsed > 0 && <span className="dim">{money(creditUsed, currency)} paid from your credit</span>}
        {credited > 0 && <span className="dim">{money(credited, currency)} credited</span>}
        {due > 0 && due !== total && <b>{money(due, currency)} to pay</b>}
        <span>
          {url && <Anchor href={url}>{status === 'open' ? 'View and pay' : 'View'}</Anchor>}
          {pdfUrl && (
            <>
              {' '}
              <Anchor href={pdfUrl}>Download PDF</Anchor>
            </>
          )}
          {mayCredit && (
            <>
              {' '}
              <LinkTo to={toInvoice(id)}>Lines and credit notes</LinkTo>
            </>
          )}
        </span>
      </div>
    </Card>
  )
}

/** The same as a table, for the bookkeeper. Credit notes are below zero. */
function InvoicesFile({
  rows,
  notes,
  timezone,
}: {
  rows: readonly InvoiceView[]
  notes: readonly CreditNoteView[]
  timezone: string
}) {
  const amount = (minor: number) => (minor / 100).toFixed(2)
  const issued = notes.filter(({ state }) => state === 'issued')
  const save = () =>
    saveCsv('invoices', [
      ['Invoice', 'Date', 'From', 'To', 'Status', 'Net', 'Tax', 'Total', 'Currency'],
      ...inOrder(rows, issued).map((one) =>
        'uid' in one
          ? [
              one.number ?? one.uid,
              dayKey(one.createdAt, timezone),
              '',
              '',
              `Credit note for ${one.invoiceNumber ?? one.invoiceId}`,
              amount(one.tax - one.total),
              amount(-one.tax),
              amount(-one.total),
              one.currency,
            ]
          : [
              one.number ?? one.id,
              ...[one.createdAt, one.periodStart, one.periodEnd].map((at) => dayKey(at, timezone)),
              invoiceWord(one)[1],
              amount(one.total - one.tax),
              amount(one.tax),
              amount(one.total),
              one.currency,
            ],
      ),
    ])
  return (
    <Button variant="default" size="sm" onClick={() => void save()}>
      Download invoices as CSV
    </Button>
  )
}
