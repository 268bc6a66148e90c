import * as z from 'zod/mini'
import { defineEvents, type Kinds } from '../audit/events.ts'
import { parts } from './id-check.ts'

const after = z.object({ part: z.enum(parts) })

/** Of the creator and our team: brands see the result alone, on the creator’s page. */
export const identityEvents = defineEvents({
  'influencer.id-check-started': {
    words: 'ID check started',
    does: 'started the ID check of {it}',
    topic: 'influencer',
    seenBy: { influencer: [] },
  },
  'influencer.id-check-submitted': {
    words: 'ID sent for checking',
    does: 'sent the ID of {it} for checking',
    topic: 'influencer',
    seenBy: { influencer: [] },
  },
  'influencer.id-check-cancelled': {
    words: 'ID check cancelled',
    does: 'cancelled the ID check of {it}',
    topic: 'influencer',
    seenBy: { influencer: [] },
  },
  'influencer.id-document-opened': {
    words: 'ID document opened',
    does: 'opened the ID document of {it}',
    topic: 'influencer',
    after,
  },
  'influencer.id-check-passed': {
    words: 'ID checked',
    does: 'confirmed the ID of {it}',
    topic: 'influencer',
    seenBy: { influencer: [] },
  },
  'influencer.id-check-failed': {
    words: 'ID check failed',
    does: 'didn’t confirm the ID of {it}',
    topic: 'influencer',
    seenBy: { influencer: ['why'] },
  },
  'influencer.id-check-expired': {
    words: 'ID check expired',
    does: 'closed the unfinished ID check of {it}',
    topic: 'influencer',
    seenBy: { influencer: [] },
  },
})

declare module '../audit/events.ts' {
  interface EventKinds extends Kinds<typeof identityEvents> {}
}
