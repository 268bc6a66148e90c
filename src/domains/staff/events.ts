import { defineEvents, type Kinds } from '../audit/events.ts'

/** What our own people do to accounts, and who they are. */
export const staffEvents = defineEvents({
  'account.disabled': { words: 'Sign-in disabled', topic: 'account' },
  'account.enabled': { words: 'Sign-in enabled', topic: 'account' },
  'account.signed-out': { words: 'Signed out everywhere', topic: 'account' },
  'account.signed-in-as': { words: 'Signed in as them', topic: 'account' },
  'account.linked': { words: 'Profile linked', topic: 'account' },
  'account.unlinked': { words: 'Profile unlinked', topic: 'account' },
  'account.link-mailed': { words: 'Sign-in link emailed', topic: 'account' },
  'account.staff-invited': { words: 'Invited to our staff', topic: 'account' },
  'account.staff-ended': { words: 'Left our staff', topic: 'account' },
  'account.staff-role-changed': { words: 'Staff role changed', topic: 'account' },
  'account.card-saved': { words: 'Staff card saved', topic: 'account' },
  'account.photo-saved': { words: 'Staff photo saved', topic: 'account' },
  'brand.assigned': { words: 'Account manager assigned', topic: 'brand' },
  'staff.made-admin': { words: 'First admin created', topic: 'account' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof staffEvents> {}
}
