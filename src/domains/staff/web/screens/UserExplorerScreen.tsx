import { useList } from '../../../../kit/web/calls.ts'
import { FilterBar } from '../../../../kit/web/filter-bar.tsx'
import type { Filter } from '../../../../kit/web/filter-field.tsx'
import { timeAgo } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Badge } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { Table } from '../../../../kit/web/table.tsx'
import type { Column } from '../../../../kit/web/table-props.ts'
import { staffCalls } from '../../contract.ts'
import { type AccountRow } from '../../contract/accounts.ts'
import { toAccount, userExplorerSearch } from '../../../accounts/web/links.ts'
import { AccountDetails } from './account/AccountDetails.tsx'

const filters: Filter[] = [
  { name: 'search', kind: 'search', label: 'Search', placeholder: 'Email, name, handle, brand or ID' },
]
const columns: Column<AccountRow>[] = [
  { key: 'name', title: 'Person', render: (account) => account.name },
  { key: 'email', title: 'Email', render: (account) => account.email },
  { key: 'profiles', title: 'Profiles', render: profilesOf },
  { key: 'state', title: 'Status', render: (account) => <State account={account} /> },
  { key: 'seen', title: 'Last seen', render: seenOf },
]

/** Everyone who can sign in; one of them opened beside what the team can do for them. */
export function UserExplorerScreen() {
  const [{ search, account }, setAddress] = useAddress(userExplorerSearch)
  const accounts = useList(staffCalls.listAccounts, { search: search || undefined })
  if (account) return <AccountDetails uid={account} />
  return (
    <Screen title="User Explorer" lead="Everyone who can sign in.">
      <FilterBar filters={filters} values={{ search }} onChange={setAddress} />
      <Table
        label="People"
        of={accounts}
        rowKey={(account) => account.uid}
        columns={columns}
        to={(account) => toAccount(account.uid)}
        phone={(account) => (
          <LinkTo to={toAccount(account.uid)} className="card link-card list-item">
            <div className="shrinks">
              <b>{account.name}</b>
              <div className="dim ellipsis">{account.email}</div>
            </div>
            <div className="list-item-aside">
              <State account={account} />
              <small className="dim">{seenOf(account)}</small>
            </div>
          </LinkTo>
        )}
        empty={{ title: 'No one matches', text: 'Try part of the email, or the name of their brand.' }}
      />
    </Screen>
  )
}

function State({ account }: { account: AccountRow }) {
  if (account.disabled) return <Badge tone="bad">disabled</Badge>
  if (account.staffRole) return <Badge tone="calm">{account.staffRole === 'admin' ? 'admin' : 'account manager'}</Badge>
  return <Badge tone="good">open</Badge>
}

function profilesOf({ linked }: AccountRow): string {
  return linked.map(({ name }) => name).join(', ') || 'nothing'
}

function seenOf({ lastSeenAt }: AccountRow): string {
  return lastSeenAt ? timeAgo(lastSeenAt) : 'never'
}
