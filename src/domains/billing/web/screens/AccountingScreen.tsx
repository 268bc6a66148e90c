import { Anchor, Button, Group, Select, Stack, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { counted, money } from '../../../../kit/web/format.ts'
import styles from '../../../../kit/web/item-list.module.css'
import { Card, Note } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { accountsFirst } from '../../accounting.ts'
import { billingCalls } from '../../contract.ts'
import { taxWord } from '../../tax-words.ts'
import { accountingSearch } from '../links.ts'
import { lastMonths } from '../months.ts'
import { OneInvoice } from './accounting/OneInvoice.tsx'
import { AccountingForm } from './accounting/AccountingForm.tsx'

/** `/app/admin/accounting`: the invoices of a month as files for Xero and DATEV, or one of them, which can be credited. */
export function AccountingScreen() {
  const [{ invoice }] = useAddress(accountingSearch)
  return invoice ? <OneInvoice invoiceId={invoice} /> : <Month />
}

function Month() {
  const [{ month }, setAddress] = useAddress(accountingSearch)
  const accounting = useRead(billingCalls.getAccounting, { month }, { keep: true })
  const [isEditing, setEditing] = useState(false)
  return (
    <Screen
      title="Accounting"
      lead="A month’s invoices and credit notes, for Xero or DATEV. Months run from midnight to midnight UTC. Drafts and void invoices aren’t included."
      of={accounting}
      actions={
        accounting.data && (
          <Group>
            <Select
              aria-label="Month"
              allowDeselect={false}
              data={lastMonths(accounting.data.month)}
              value={accounting.data.month}
              onChange={(value) => value && setAddress({ month: value })}
            />
            <Button variant="default" onClick={() => setEditing(true)}>
              Edit accounts
            </Button>
          </Group>
        )
      }
    >
      {({ rows, files, settings, isSet }) => (
        <Stack>
          {!isSet && (
            <Note tone="warn">
              {accountsFirst}.{' '}
              <Anchor component="button" type="button" c="inherit" underline="always" onClick={() => setEditing(true)}>
                Enter accounts
              </Anchor>
            </Note>
          )}
          {rows.length === 0 ? (
            <EmptyState title="No invoices this month" text="Invoices appear here on the day they’re issued." />
          ) : (
            <>
              {isSet && (
                <Card>
                  <Title order={2}>All organisations</Title>
                  <Files files={files} of="all organisations" />
                </Card>
              )}
              <Organisations rows={rows} />
            </>
          )}
          {isEditing && <AccountingForm settings={settings} isSet={isSet} onClose={() => setEditing(false)} />}
        </Stack>
      )}
    </Screen>
  )
}

type Row = OutputOf<typeof billingCalls.getAccounting>['rows'][number]

/** From so many on, one is found by its name. */
const searchedFrom = 8

function Organisations({ rows }: { rows: readonly Row[] }) {
  const [search, setSearch] = useState('')
  const words = search.trim().toLowerCase()
  const found = rows.filter(({ name }) => name.toLowerCase().includes(words))
  return (
    <Card>
      {rows.length >= searchedFrom && (
        <TextInput
          type="search"
          label="Find an organisation"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          mb="md"
        />
      )}
      {found.length === 0 && <p>No organisation with this name was invoiced this month.</p>}
      <ul className={styles.list}>
        {found.map((row) => (
          <li key={`${row.orgUid} ${row.currency}`} className={styles.item}>
            <div className={styles.text}>
              <b>{row.name}</b>
              <br />
              <small className="dim">{sumsOf(row)}</small>
            </div>
            <Files files={row.files} of={row.name} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** “2 invoices, 1 credit note, £118.80 including £19.80 VAT”. */
function sumsOf({ invoices, creditNotes, total, tax, currency }: Row): string {
  const counts = [counted(invoices, 'invoice'), ...(creditNotes > 0 ? [counted(creditNotes, 'credit note')] : [])]
  const taxed = tax === 0 ? '' : ` including ${money(tax, currency)} ${taxWord(currency)}`
  return `${[...counts, money(total, currency)].join(', ')}${taxed}`
}

function Files({ files, of }: { files: readonly { name: string; url: string }[]; of: string }) {
  return (
    <Group gap="md">
      {files.map(({ name, url }) => (
        <Anchor key={name} href={url} aria-label={`${name}: ${of}`}>
          {name}
        </Anchor>
      ))}
    </Group>
  )
}
