import { defineEvents, type Kinds } from '../audit/events.ts'

export const privacyEvents = defineEvents({
  'account.deletion-requested': { words: 'Deletion requested', topic: 'account' },
  'account.deletion-cancelled': { words: 'Deletion cancelled', topic: 'account' },
  'account.deleted': { words: 'Deleted', topic: 'account' },
  'account.export-requested': { words: 'Export requested', topic: 'account' },
  'brand.closing-requested': { words: 'Closing of the organisation requested', topic: 'brand' },
  'brand.closing-cancelled': { words: 'Closing of the organisation cancelled', topic: 'brand' },
  'brand.closed': { words: 'Organisation closed', topic: 'brand' },
  'brand.export-requested': { words: 'Export of the organisation requested', topic: 'brand' },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof privacyEvents> {}
}
