import { accountCalls } from '../../../domains/accounts/contract.ts'
import { WaysIn } from '../../../domains/accounts/web/parts/account/WaysIn.tsx'
import { EmailReplies } from '../../../domains/messages/web/parts/EmailReplies.tsx'
import { YourData } from '../../../domains/privacy/web/parts/YourData.tsx'
import { TakeBreak } from '../../../domains/profiles/web/parts/TakeBreak.tsx'
import { useRead } from '../../../kit/web/calls.ts'
import { Screen, together } from '../../../kit/web/screen.tsx'

/** `/app/account`: the ways in, the second factor, where one is signed in, a break, and what is kept of one. */
export function AccountScreen() {
  const read = useRead(accountCalls.getSessions, {})
  const methods = useRead(accountCalls.getSignInMethods, {})
  return (
    <Screen title="Account" width="narrow" of={together(read, methods)} shape="form">
      {([signIn]) => (
        <div className="rows">
          <WaysIn signIn={signIn} />
          <EmailReplies />
          <TakeBreak />
          <YourData />
        </div>
      )}
    </Screen>
  )
}
