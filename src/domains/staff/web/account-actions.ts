import type { BulkAction } from '../../desk/web/bulk-action.ts'
import { staffCalls } from '../contract.ts'
import type { AccountRow } from '../contract/accounts.ts'
import type { Self } from './team.ts'

const mailing: BulkAction<AccountRow> = {
  label: 'Email sign-in link',
  sentence: 'Email sign-in link to …',
  call: staffCalls.mailAccountLink,
  title: () => 'Email sign-in links',
  itemOf: ({ uid, disabled, staffRole }) => {
    if (disabled) return 'disabled'
    if (staffRole === 'admin') return 'admins sign in with a password'
    return { input: { uid, purpose: 'sign-in' } }
  },
}

const signingOut = (self: Self): BulkAction<AccountRow> => ({
  label: 'Sign out everywhere',
  sentence: 'Sign out … everywhere',
  call: staffCalls.endAccountSessions,
  isDangerous: true,
  title: () => 'Sign out everywhere',
  itemOf: ({ uid }) => (uid === self.accountUid ? 'your own account' : { input: { uid, sessionUid: null } }),
})

const disabling: BulkAction<AccountRow> = {
  label: 'Disable',
  call: staffCalls.disableSignIn,
  reason: 'Reason (only our team sees it)',
  isDangerous: true,
  title: () => 'Disable sign-in',
  itemOf: ({ uid, disabled, staffRole }, _, reason) => {
    if (disabled) return 'already disabled'
    if (staffRole === 'admin') return 'admins. Remove them from the team first'
    return { input: { uid, reason } }
  },
}

const enabling: BulkAction<AccountRow> = {
  label: 'Enable',
  call: staffCalls.enableSignIn,
  title: () => 'Enable sign-in',
  itemOf: ({ uid, disabled }) => (disabled ? { input: { uid } } : 'not disabled'),
}

/** What an admin can do with many accounts at once. Colleagues who are no admins only look. */
export function accountActions(self: Self | null): readonly BulkAction<AccountRow>[] {
  return self?.role === 'admin' ? [mailing, signingOut(self), disabling, enabling] : []
}
