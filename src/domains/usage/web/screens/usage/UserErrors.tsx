import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useList } from '../../../../../kit/web/calls.ts'
import { FilterBar } from '../../../../../kit/web/filter-bar.tsx'
import type { Filter } from '../../../../../kit/web/filter-field.tsx'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Card } from '../../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../../kit/web/route.ts'
import { Table } from '../../../../../kit/web/table.tsx'
import type { Column } from '../../../../../kit/web/table-props.ts'
import { toAccount } from '../../../../accounts/web/links.ts'
import { usageCalls } from '../../../contract.ts'
import { usageSearch } from '../../links.ts'
import { When } from './event-parts.tsx'

type UserError = OutputOf<typeof usageCalls.listUserErrors>['rows'][number]

const filters: Filter[] = [
  { name: 'request', kind: 'search', label: 'Reference', placeholder: 'Reference from an error message' },
]
const columns: Column<UserError>[] = [
  { key: 'at', title: 'When', render: (error) => <When at={error.at} />, width: 130 },
  { key: 'who', title: 'Person', render: (error) => <By error={error} />, width: 160 },
  { key: 'message', title: 'Error', render: (error) => error.message },
  { key: 'path', title: 'Page', render: (error) => error.path, width: 200 },
  { key: 'request', title: 'Reference', render: (error) => <code>{error.requestId?.slice(0, 8)}</code>, width: 110 },
]

/** Errors that people met, found by the reference that the message told them. */
export function UserErrors() {
  const [{ request }, setAddress] = useAddress(usageSearch)
  const errors = useList(usageCalls.listUserErrors, { requestId: request || undefined })
  return (
    <>
      <FilterBar filters={filters} values={{ request }} onChange={setAddress} />
      <Table
        label="Errors"
        of={errors}
        rowKey={(one) => one.uid}
        columns={columns}
        phone={(one) => (
          <Card>
            <b>{one.message}</b>
            <div className="dim">
              <By error={one} />, <When at={one.at} />, {one.path}
            </div>
            <code>{one.requestId?.slice(0, 8)}</code>
          </Card>
        )}
        empty={{ title: 'No errors', text: 'No errors in the last 90 days match.' }}
      />
    </>
  )
}

function By({ error: { account } }: { error: UserError }) {
  return account ? <LinkTo to={toAccount(account.uid)}>{account.name}</LinkTo> : <span>not signed in</span>
}
