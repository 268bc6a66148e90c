import { textColumn } from '../../../../../kit/web/grid/columns.ts'
import type { GridColumn } from '../../../../../kit/web/grid/grid-column.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Card } from '../../../../../kit/web/parts.tsx'
import { toAccount } from '../../../../accounts/web/links.ts'
import type { Preset } from '../../../../desk/web/use-desk-state.ts'
import { levelNames } from '../../../columns.ts'
import { usageCalls, type UserError } from '../../../contract.ts'
import { peopleIn, When } from './event-parts.tsx'
import { UsageTable } from './UsageTable.tsx'

const columns: GridColumn<UserError>[] = [
  { key: 'at', text: ({ at }) => at, render: ({ at }) => <When at={at} />, width: 130 },
  {
    key: 'who',
    text: ({ account }) => account?.name ?? 'Not signed in',
    render: (error) => <By error={error} />,
    width: 160,
  },
  { key: 'message', text: ({ message }) => message, render: ({ message }) => message, width: 320, wraps: true },
  textColumn('path', ({ path }) => path, { width: 220 }),
  textColumn('level', ({ level }) => levelNames[level], { isHidden: true }),
  textColumn('device', ({ device }) => device, { width: 160 }),
  {
    key: 'reference',
    text: ({ requestId }) => requestId,
    render: ({ requestId }) => <code>{requestId?.slice(0, 8)}</code>,
    width: 110,
  },
]

const presets: Preset[] = [
  { name: 'Last 24 hours', state: { where: 'at.within.1' } },
  { name: 'Not signed in', state: { where: 'about.empty' } },
]

/** Errors that people met, found by the reference that the message told them. */
export function UserErrors() {
  return (
    <UsageTable
      list="errors"
      label="Errors"
      allName="All errors"
      presets={presets}
      noun={{ one: 'error', many: 'errors' }}
      columns={columns}
      choicesIn={(rows) => ({ about: peopleIn(rows.map(({ account }) => ({ account, profile: null }))) })}
      call={usageCalls.listUserErrors}
      rowKey={({ uid }) => uid}
      rowName={({ message }) => message}
      phone={(error) => (
        <Card>
          <b>{error.message}</b>
          <div className="dim">
            <By error={error} />, <When at={error.at} />, {error.path}
          </div>
          <code>{error.requestId?.slice(0, 8)}</code>
        </Card>
      )}
      empty={{ title: 'No errors match', text: 'Errors from the last 90 days appear here.' }}
      searchLabel="Reference, message, page or person"
      byDefault="-at"
    />
  )
}

function By({ error: { account } }: { error: UserError }) {
  return account ? <LinkTo to={toAccount(account.uid)}>{account.name}</LinkTo> : <span>Not signed in</span>
}
