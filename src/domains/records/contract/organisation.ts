import * as z from 'zod/mini'
import { instant } from '../../../kit/contract/fields.ts'
import { OrgUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { plusoneCities } from '../../profiles/vocabulary.ts'
import { ragStatuses } from '../../profiles/desk-vocabulary.ts'
import { readers } from './subjects.ts'

export const organisationRecordEntries = defineCalls({
  /** Who pays: an organisation with its venues and what it is billed as. */
  getOrganisationRecord: {
    kind: 'read',
    access: readers,
    input: z.object({ uid: OrgUid }),
    output: z.object({
      uid: z.string(),
      name: z.string(),
      createdAt: instant,
      currency: z.string(),
      timezone: z.string(),
      /** As the billing details say: the company, its VAT number and its address, each by its field. */
      billing: z.record(z.string(), z.string()),
      venues: z.array(
        z.object({
          uid: z.string(),
          name: z.string(),
          picture: z.nullable(z.string()),
          city: z.enum(plusoneCities),
          category: z.string(),
          rag: z.enum(ragStatuses),
          manager: z.nullable(z.string()),
          /** Whether the reader may act for it. */
          looksAfter: z.boolean(),
        }),
      ),
      can: z.object({ write: z.boolean() }),
    }),
    refusals: ['not-found'],
    shows: ['profile', 'team'],
  },
})
