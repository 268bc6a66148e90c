import { defineEvents, type Kinds } from '../audit/events.ts'

export const privacyEvents = defineEvents({
  'account.deletion-requested': {
    words: 'Deletion requested',
    does: 'asked to delete the account {it}',
    topic: 'account',
  },
  'account.deletion-cancelled': {
    words: 'Deletion cancelled',
    does: 'cancelled the deletion of the account {it}',
    topic: 'account',
  },
  'account.deleted': { words: 'Account deleted', does: 'deleted the account {it}', topic: 'account' },
  'account.export-requested': {
    words: 'Export requested',
    does: 'asked for an export of the account {it}',
    topic: 'account',
  },
  'brand.closing-requested': {
    words: 'Organisation closure requested',
    does: 'asked to close {it}',
    topic: 'brand',
  },
  'brand.closing-cancelled': {
    words: 'Organisation closure cancelled',
    does: 'cancelled the closure of {it}',
    topic: 'brand',
  },
  'brand.closed': { words: 'Organisation closed', does: 'closed {it}', topic: 'brand' },
  'brand.export-requested': {
    words: 'Organisation export requested',
    does: 'asked for an export of {it}',
    topic: 'brand',
  },
  'brand.nightly-export-on': {
    words: 'Nightly exports turned on',
    does: 'turned on nightly exports of {it}',
    topic: 'brand',
  },
  'brand.nightly-export-off': {
    words: 'Nightly exports turned off',
    does: 'turned off nightly exports of {it}',
    topic: 'brand',
  },
  'brand.imported': {
    words: 'Organisation imported',
    does: 'imported the organisation of {it}',
    topic: 'brand',
  },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof privacyEvents> {}
}
