import { defineEvents, type Kinds } from '../audit/events.ts'

/** What our own people do to accounts, and who they are. */
export const staffEvents = defineEvents({
  'account.disabled': { words: 'Sign-in disabled', topic: 'account' },
  'account.enabled': { words: 'Sign-in enabled', topic: 'account' },
  'account.signed-out': { words: 'Signed out everywhere', topic: 'account' },
  'account.signed-in-as': { words: 'Signed in as them', topic: 'account' },
  'account.merged': { words: 'Joined with another account', topic: 'account' },
  'account.profile-linked': { words: 'Profile linked', topic: 'account' },
  'account.profile-unlinked': { words: 'Profile unlinked', topic: 'account' },
  'account.sign-in-link-sent': { words: 'Sign-in link emailed', topic: 'account' },
  'account.staff-invited': { words: 'Invited to our team', topic: 'account' },
  'account.staff-removed': { words: 'Left our team', topic: 'account' },
  'account.staff-role-changed': { words: 'Staff role changed', topic: 'account' },
  'account.second-factor-day-granted': { words: 'Allowed one day without two-step verification', topic: 'account' },
  'account.second-factor-reset': { words: 'Two-step verification reset', topic: 'account' },
  'account.staff-card-updated': { words: 'Staff card saved', topic: 'account' },
  'account.staff-photo-updated': { words: 'Staff photo saved', topic: 'account' },
  'brand.manager-assigned': { words: 'Account manager assigned', topic: 'brand' },
  'account.first-admin-created': { words: 'First admin created', topic: 'account' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof staffEvents> {}
}
