import * as z from 'zod/mini'
import { ImportedCreatorUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { instant } from '../../../kit/contract/fields.ts'
import { keysOf } from '../../../kit/contract/keys.ts'
import { tableInput, tablePage } from '../../../kit/contract/table.ts'
import { platforms, plusoneCities } from '../../profiles/vocabulary.ts'
import { creatorStates, importedCreatorColumns } from '../columns.ts'
import { staff } from '../views.ts'

const ImportedCreator = z.object({
  uid: ImportedCreatorUid,
  name: z.string(),
  accounts: z.array(z.object({ platform: z.enum(platforms), handle: z.string() })),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  city: z.nullable(z.enum(plusoneCities)),
  /** The city as the list has it, where it is none of ours. */
  town: z.string(),
  followers: z.nullable(z.number()),
  notes: z.string(),
  state: z.enum(keysOf(creatorStates)),
  invitedAt: z.nullable(instant),
  createdAt: instant,
  /** Why they can’t be invited now, as a sentence; null where they can. */
  notInvitable: z.nullable(z.string()),
})
export type ImportedCreator = z.output<typeof ImportedCreator>

const one = z.object({ uid: ImportedCreatorUid })

/** Creators who came with a list: only our team sees them. They have no account and no profile, and nobody writes to them, until they’re invited. */
export const importedCreatorEntries = defineCalls({
  listImportedCreators: {
    kind: 'read',
    access: staff,
    input: z.object(tableInput(importedCreatorColumns)),
    output: tablePage(ImportedCreator),
    shows: ['imported-creator'],
  },
  /** Makes them an account without a way in and mails them a link, for a week, with which they choose a password and finish signing up. */
  inviteImportedCreator: {
    kind: 'write',
    creates: true,
    many: true,
    access: staff,
    input: one,
    output: ImportedCreator,
    refusals: ['not-found', 'failed-precondition', 'aborted'],
    touches: ['imported-creator'],
    perDay: 1000,
  },
  /** Forgets what a list said about somebody. An account that they have stays. */
  deleteImportedCreator: {
    kind: 'write',
    many: true,
    access: staff,
    input: one,
    output: z.object({ done: z.literal(true) }),
    refusals: ['not-found'],
    touches: ['imported-creator'],
  },
})
