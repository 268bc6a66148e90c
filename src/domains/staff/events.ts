import { defineEvents, type Kinds } from '../audit/events.ts'

/** What our own people do to accounts, and who they are. */
export const staffEvents = defineEvents({
  'account.disabled': { words: 'Sign-in disabled', does: 'disabled the sign-in of {it}', topic: 'account' },
  'account.enabled': { words: 'Sign-in enabled', does: 'enabled the sign-in of {it}', topic: 'account' },
  'account.signed-out': { words: 'Signed out everywhere', does: 'signed out {it} everywhere', topic: 'account' },
  'account.signed-in-as': { words: 'Signed in as this user', does: 'signed in as {it}', topic: 'account' },
  'account.merged': {
    words: 'Merged with another account',
    does: 'merged a duplicate into {it}',
    topic: 'account',
  },
  'account.profile-linked': { words: 'Profile linked', does: 'linked a profile to {it}', topic: 'account' },
  'account.profile-unlinked': { words: 'Profile unlinked', does: 'unlinked a profile from {it}', topic: 'account' },
  'account.sign-in-link-sent': {
    words: 'Sign-in link emailed',
    does: 'emailed a sign-in link to {it}',
    topic: 'account',
  },
  'account.staff-invited': { words: 'Invited to our team', does: 'invited {it} to our team', topic: 'account' },
  'account.staff-removed': { words: 'Removed from our team', does: 'removed {it} from our team', topic: 'account' },
  'account.staff-role-changed': {
    words: 'Staff role changed',
    does: 'changed the staff role of {it}',
    topic: 'account',
  },
  'account.second-factor-day-granted': {
    words: 'Allowed one day without two-step verification',
    does: 'allowed {it} one day without two-step verification',
    topic: 'account',
  },
  'account.second-factor-reset': {
    words: 'Two-step verification reset',
    does: 'reset the two-step verification of {it}',
    topic: 'account',
  },
  'account.staff-card-updated': { words: 'Staff card saved', does: 'saved the staff card of {it}', topic: 'account' },
  'account.staff-photo-updated': {
    words: 'Staff photo saved',
    does: 'saved the staff photo of {it}',
    topic: 'account',
  },
  'brand.manager-assigned': {
    words: 'Account manager assigned',
    does: 'assigned an account manager to {it}',
    topic: 'brand',
  },
  'brand.viewed-as': { words: 'Viewed as the brand', does: 'viewed the product as {it}, read-only', topic: 'brand' },
  'influencer.viewed-as': {
    words: 'Viewed as the creator',
    does: 'viewed the product as {it}, read-only',
    topic: 'influencer',
  },
  'account.first-admin-created': { words: 'First admin created', does: 'made {it} the first admin', topic: 'account' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof staffEvents> {}
}
