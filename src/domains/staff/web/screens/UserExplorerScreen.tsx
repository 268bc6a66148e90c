import './user-explorer.css'
import { useList } from '../../../../kit/web/calls.ts'
import { type Filter, FilterBar } from '../../../../kit/web/filter-bar.tsx'
import { timeAgo } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Badge } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { type Column, Table } from '../../../../kit/web/table.tsx'
import { staffCalls } from '../../contract.ts'
import { type PersonRow } from '../../account-calls.ts'
import { toAccount, userExplorerSearch } from '../links.ts'
import { Person } from './account/AccountDetails.tsx'

const filters: Filter[] = [
  { name: 'search', kind: 'search', label: 'Search', placeholder: 'Mail, name, handle, brand or id' },
]
const columns: Column<PersonRow>[] = [
  { key: 'name', title: 'Person', render: (person) => person.name },
  { key: 'email', title: 'Email', render: (person) => person.email },
  { key: 'profiles', title: 'Acts for', render: profilesOf },
  { key: 'state', title: 'State', render: (person) => <State person={person} /> },
  { key: 'seen', title: 'Last here', render: seenOf },
]

/** Everyone who can sign in; one of them opened beside what the team can do for them. */
export function UserExplorerScreen() {
  const [{ search, account }, setAddress] = useAddress(userExplorerSearch)
  const people = useList(staffCalls.listAccounts, { search: search || undefined })
  if (account) return <Person uid={account} />
  return (
    <Screen title="User Explorer" lead="Everyone who can sign in.">
      <FilterBar filters={filters} values={{ search }} onChange={setAddress} />
      <Table
        label="People"
        of={people}
        rowKey={(person) => person.uid}
        columns={columns}
        to={(person) => toAccount(person.uid)}
        phone={(person) => (
          <LinkTo to={toAccount(person.uid)} className="card link-card collab-row">
            <div style={{ minWidth: 0 }}>
              <b>{person.name}</b>
              <div className="dim ellipsis">{person.email}</div>
            </div>
            <div className="collab-row-state">
              <State person={person} />
              <small className="dim">{seenOf(person)}</small>
            </div>
          </LinkTo>
        )}
        empty={{ title: 'Nobody found', text: 'Try a part of the address, or the name of their brand.' }}
      />
    </Screen>
  )
}

function State({ person }: { person: PersonRow }) {
  if (person.disabled) return <Badge tone="bad">disabled</Badge>
  if (person.staffRole) return <Badge tone="calm">{person.staffRole === 'admin' ? 'admin' : 'account manager'}</Badge>
  return <Badge tone="good">open</Badge>
}

function profilesOf({ linked }: PersonRow): string {
  return linked.map(({ name }) => name).join(', ') || 'nothing'
}

function seenOf({ lastSeenAt }: PersonRow): string {
  return lastSeenAt ? timeAgo(lastSeenAt) : 'never'
}
