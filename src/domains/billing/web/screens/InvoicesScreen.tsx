import { dateOf, money } from '../../../../kit/web/format.ts'
import { textColumn, timeColumn } from '../../../../kit/web/grid/columns.ts'
import type { GridColumn } from '../../../../kit/web/grid/grid-column.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Badge } from '../../../../kit/web/parts.tsx'
import { Screen } from '../../../../kit/web/screen.tsx'
import { DeskTable } from '../../../desk/web/parts/DeskTable.tsx'
import type { Preset } from '../../../desk/web/use-desk-state.ts'
import { toOrganisation } from '../../../organisations/web/links.ts'
import { billingCalls } from '../../contract.ts'
import type { ListedInvoice } from '../../contract/invoice-list.ts'
import { daysToPay, invoiceList, invoiceStates } from '../../invoice-list.ts'
import { invoiceTones } from '../invoice-words.ts'
import { toInvoice } from '../links.ts'

/** An amount in words on the screen, and as a number in a file. */
const amountColumn = (
  key: string,
  amount: (invoice: ListedInvoice) => number,
  look?: Pick<GridColumn<ListedInvoice>, 'isHidden'>,
): GridColumn<ListedInvoice> => ({
  key,
  text: (invoice) => amount(invoice) / 100,
  render: (invoice) => (amount(invoice) === 0 ? '–' : money(amount(invoice), invoice.currency)),
  align: 'right',
  ...look,
})

const columns: GridColumn<ListedInvoice>[] = [
  textColumn('number', numberOf),
  {
    key: 'organisation',
    text: ({ orgName }) => orgName,
    render: ({ orgUid, orgName }) => (orgName ? <LinkTo to={toOrganisation(orgUid)}>{orgName}</LinkTo> : '–'),
    width: 160,
  },
  textColumn('brands', brandsOf, { width: 160 }),
  { key: 'state', text: ({ state }) => invoiceStates[state], render: (invoice) => <State of={invoice} /> },
  textColumn('currency', ({ currency }) => currency, { isHidden: true }),
  { ...amountColumn('amount', ({ totalMinor }) => totalMinor), render: amountOf },
  amountColumn('tax', ({ taxMinor }) => taxMinor, { isHidden: true }),
  amountColumn('due', ({ dueMinor }) => dueMinor),
  amountColumn('credited', ({ creditedMinor }) => creditedMinor, { isHidden: true }),
  timeColumn('failed', ({ failedAt }) => failedAt, { isHidden: true }),
  { key: 'issued', text: ({ issuedAt }) => new Date(issuedAt), render: ({ issuedAt }) => dateOf(issuedAt, 'UTC') },
  textColumn('period', ({ periodStart, periodEnd }) => `${dateOf(periodStart, 'UTC')} – ${dateOf(periodEnd, 'UTC')}`, {
    isHidden: true,
  }),
]

const presets: Preset[] = [
  { name: `Unpaid over ${daysToPay} days`, state: { where: 'state.is.overdue', sort: 'issued' } },
  { name: 'Failed', state: { where: 'failed.filled' } },
  { name: 'Credited', state: { where: 'credited.filled' } },
]

/** `/app/admin/invoices`: what all organisations were invoiced, for admins. */
export function InvoicesScreen() {
  return (
    <Screen title="Invoices" lead="What all organisations were invoiced, newest first." width="wide">
      <DeskTable
        name="invoices"
        label="Invoices"
        allName="All invoices"
        presets={presets}
        noun={{ one: 'invoice', many: 'invoices' }}
        fields={invoiceList}
        columns={columns}
        call={billingCalls.browseInvoices}
        rowKey={({ id }) => id}
        rowName={(invoice) => `${numberOf(invoice)}, ${invoice.orgName}`}
        to={({ id }) => toInvoice(id)}
        phone={(invoice) => <InvoiceLine of={invoice} />}
        empty={{ title: 'No invoices match', text: 'Try another search, or remove a filter.' }}
        none={{ title: 'No invoices yet', text: 'They appear here once an organisation has a paid plan.' }}
        searchLabel="Number, organisation or brand"
        byDefault="-issued"
        actions={[]}
      />
    </Screen>
  )
}

function InvoiceLine({ of: invoice }: { of: ListedInvoice }) {
  const { id, orgName, issuedAt, dueMinor, currency, totalMinor } = invoice
  return (
    <LinkTo to={toInvoice(id)} className="card link-card list-item">
      <div className="shrinks">
        <b>{orgName || brandsOf(invoice)}</b>
        <div className="dim">
          {numberOf(invoice)} · {dateOf(issuedAt, 'UTC')}
        </div>
        {dueMinor > 0 && dueMinor !== totalMinor && <div>{money(dueMinor, currency)} left to pay</div>}
      </div>
      <div className="list-item-aside">
        <b className="numbers">{amountOf(invoice)}</b>
        <State of={invoice} />
      </div>
    </LinkTo>
  )
}

function State({ of: { state } }: { of: ListedInvoice }) {
  return <Badge tone={invoiceTones[state]}>{invoiceStates[state]}</Badge>
}

function numberOf({ number }: ListedInvoice): string {
  return number ?? 'No number yet'
}

function amountOf({ totalMinor, currency }: ListedInvoice): string {
  return money(totalMinor, currency)
}

/** Names of venues: “Luna, Orso and 4 others”. */
function brandsOf({ brands, brandCount }: ListedInvoice): string {
  const others = brandCount - brands.length
  const names = brands.map(({ name }) => name).join(', ')
  return others > 0 ? `${names} and ${others} ${others === 1 ? 'other' : 'others'}` : names || '–'
}
