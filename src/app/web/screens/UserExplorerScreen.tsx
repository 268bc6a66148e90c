import { userExplorerSearch } from '../../../domains/accounts/web/links.ts'
import { SignInActivity } from '../../../domains/accounts/web/parts/SignInActivity.tsx'
import { RecordTasks } from '../../../domains/records/web/parts/RecordTasks.tsx'
import { staffCalls } from '../../../domains/staff/contract.ts'
import {
  type AccountData,
  AccountFacts,
  AccountHelp,
  AccountSessions,
  SignInTrouble,
} from '../../../domains/staff/web/parts/account/AccountDetails.tsx'
import { AccountProfiles } from '../../../domains/staff/web/parts/account/AccountProfiles.tsx'
import { AccountTable } from '../../../domains/staff/web/parts/AccountTable.tsx'
import { useRead } from '../../../kit/web/calls.ts'
import { Badge } from '../../../kit/web/parts.tsx'
import { useAddress } from '../../../kit/web/route.ts'
import { Screen } from '../../../kit/web/screen.tsx'
import { RecordFrame } from './record/RecordFrame.tsx'
import { historyTab } from './record/RecordHistory.tsx'

/** Everyone who can sign in; one of them opened as a record. */
export function UserExplorerScreen() {
  const [{ account }] = useAddress(userExplorerSearch)
  if (account) return <Person uid={account} />
  return (
    <Screen title="User Explorer" lead="Everyone who can sign in.">
      <AccountTable />
    </Screen>
  )
}

function Person({ uid }: { uid: string }) {
  const account = useRead(staffCalls.getAccountDetails, { uid })
  return (
    <Screen title={account.data?.name ?? 'Person'} bare of={account} width="wide">
      {(data) => <Frame key={data.uid} account={data} />}
    </Screen>
  )
}

/** One person: what they act for, everything they did and that was done for them, what keeps them out, and what our team can do. */
function Frame({ account }: { account: AccountData }) {
  const { uid, name, email, disabled, leaving } = account
  return (
    <RecordFrame
      recordUid={uid}
      picture={{ path: null, kind: 'user' }}
      name={name}
      about={
        <>
          <span className="dim">{email}</span> {disabled && <Badge tone="bad">Disabled</Badge>}{' '}
          {leaving && <Badge tone="warn">To be deleted</Badge>}
        </>
      }
      contacts={
        <>
          <AccountProfiles account={account} />
          <AccountFacts account={account} />
        </>
      }
      facts={<AccountSessions account={account} />}
      next={
        <>
          <RecordTasks recordUid={uid} />
          <AccountHelp account={account} />
          <SignInTrouble account={account} />
        </>
      }
      tabs={[
        historyTab(uid),
        {
          key: 'sign-ins',
          label: 'Sign-in activity',
          content: () => <SignInActivity events={account.securityEvents} />,
        },
      ]}
    />
  )
}
