import * as z from 'zod/mini'
import { instant } from '../../kit/contract/fields.ts'
import { defineCalls } from '../../access/roles.ts'
import { accountEntries } from './contract/accounts.ts'
import { briefListEntries } from './contract/brief-list.ts'
import { findRecordEntries } from './contract/find-records.ts'
import { cityCountEntries } from './contract/city-counts.ts'
import { collabListEntries } from './contract/collab-list.ts'
import { contentListEntries } from './contract/content-list.ts'
import { listEntries } from './contract/lists.ts'
import { viewingEntries } from './contract/viewing.ts'
import { staffEntries } from './contract/staff.ts'

const Integration = z.object({
  name: z.string(),
  /** Who does it, never with a secret: `SMTP server`, `Stripe`, `ours`. */
  by: z.string(),
  state: z.enum(['good', 'trouble', 'off', 'unseen']),
  /** When it last worked, as far as we can tell. */
  lastWorkedAt: z.nullable(instant),
  words: z.string(),
})
export type Integration = z.output<typeof Integration>

export const staffCalls = defineCalls({
  ...accountEntries,
  ...staffEntries,
  ...viewingEntries,
  ...listEntries,
  ...collabListEntries,
  ...contentListEntries,
  ...briefListEntries,
  ...cityCountEntries,
  ...findRecordEntries,
  /** How our own people work: articles as HTML of our own, in their order. */
  getTraining: {
    kind: 'read',
    access: { accountManager: 'any', admin: 'any' },
    input: z.object({}),
    output: z.object({
      articles: z.array(z.object({ slug: z.string(), title: z.string(), about: z.string(), html: z.string() })),
    }),
    shows: [],
  },
  /** What this installation is connected to, and how it does. */
  listIntegrations: {
    kind: 'read',
    access: { admin: 'any' },
    input: z.object({}),
    output: z.object({ rows: z.array(Integration), checkedAt: instant }),
    shows: ['integration'],
    perMinute: 30,
  },
})
