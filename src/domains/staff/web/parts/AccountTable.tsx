import { timeAgo } from '../../../../kit/web/format.ts'
import { textColumn, timeColumn } from '../../../../kit/web/grid/columns.ts'
import type { GridColumn } from '../../../../kit/web/grid/grid-column.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Badge } from '../../../../kit/web/parts.tsx'
import { toAccount } from '../../../accounts/web/links.ts'
import { DeskTable } from '../../../desk/web/parts/DeskTable.tsx'
import type { Preset } from '../../../desk/web/use-desk-state.ts'
import { staffCalls } from '../../contract.ts'
import type { AccountRow } from '../../contract/accounts.ts'
import { accountList, accountStates, choiceName } from '../../lists.ts'
import { accountActions } from '../account-actions.ts'
import { useTeam } from '../team.ts'

const columns: GridColumn<AccountRow>[] = [
  textColumn('name', ({ name }) => name, { width: 180 }),
  textColumn('email', ({ email }) => email),
  textColumn('profiles', ({ linked }) => linked.map(({ name }) => name).join(', ') || '–'),
  textColumn('side', kindsOf, { isHidden: true }),
  textColumn('role', roleOf, { isHidden: true }),
  { key: 'state', text: stateOf, render: (account) => <State account={account} /> },
  timeColumn('seen', ({ lastSeenAt }) => lastSeenAt),
  timeColumn('created', ({ createdAt }) => createdAt, { isHidden: true }),
]

const presets: Preset[] = [
  { name: 'Disabled', state: { where: 'state.is.disabled' } },
  { name: 'Never signed in', state: { where: 'seen.empty' } },
  { name: 'Without a profile', state: { where: 'side.empty' } },
  { name: 'Our team', state: { where: 'side.is.staff', sort: 'name' } },
]

/** Everyone who can sign in, as a list. */
export function AccountTable() {
  const { self } = useTeam()
  return (
    <DeskTable
      name="accounts"
      label="People"
      allName="Everyone"
      presets={presets}
      noun={{ one: 'person', many: 'people' }}
      fields={accountList}
      columns={columns}
      call={staffCalls.browseAccounts}
      rowKey={({ uid }) => uid}
      rowName={({ name }) => name}
      to={({ uid }) => toAccount(uid)}
      phone={(account) => <AccountCard account={account} />}
      empty={{ title: 'No one matches', text: 'Try part of the email, or the name of their brand.' }}
      searchLabel="Email, name, handle, brand or ID"
      byDefault="-created"
      actions={accountActions(self)}
    />
  )
}

function AccountCard({ account }: { account: AccountRow }) {
  const { uid, name, email, lastSeenAt } = account
  return (
    <LinkTo to={toAccount(uid)} className="card link-card list-item">
      <div className="shrinks">
        <b>{name}</b>
        <div className="dim ellipsis">{email}</div>
      </div>
      <div className="list-item-aside">
        <State account={account} />
        <small className="dim">{lastSeenAt ? timeAgo(lastSeenAt) : 'never seen'}</small>
      </div>
    </LinkTo>
  )
}

/** Whether they can sign in; of those who can, who is on our team. */
function State({ account }: { account: AccountRow }) {
  const { disabled, leaving, staffRole } = account
  if (disabled) return <Badge tone="bad">{stateOf(account)}</Badge>
  if (leaving) return <Badge tone="warn">{stateOf(account)}</Badge>
  return staffRole ? <Badge tone="calm">{roleOf(account)}</Badge> : <Badge tone="good">{stateOf(account)}</Badge>
}

function stateOf({ disabled, leaving }: AccountRow): string {
  return accountStates[disabled ? 'disabled' : leaving ? 'leaving' : 'open']
}

function roleOf({ staffRole }: AccountRow): string {
  return staffRole ? choiceName(accountList.role, staffRole) : '–'
}

function kindsOf({ linked, staffRole }: AccountRow): string {
  const kinds = new Set<string>([...linked.map(({ type }) => type), ...(staffRole ? ['staff'] : [])])
  return [...kinds].map((kind) => choiceName(accountList.side, kind)).join(', ') || '–'
}
