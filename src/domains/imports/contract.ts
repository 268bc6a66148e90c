import * as z from 'zod/mini'
import { BrandUid, ImportUid, InfluencerUid, ListUid } from '../../access/ids.ts'
import { defineCalls } from '../../access/roles.ts'
import { page, pageInput, text } from '../../kit/contract/fields.ts'
import { tableInput, tablePage } from '../../kit/contract/table.ts'
import { importColumns } from './columns.ts'
import { dayOrders, ImportPreview, ImportView, reading, staff } from './views.ts'
import { correctedByTeam, importKinds } from './fields.ts'
import { duplicateRules, rowOutcomes } from './outcomes.ts'
import { brandCreatorsEntries } from './contract/brand-creators.ts'
import { importedCreatorEntries } from './contract/imported-creators.ts'
import { ownVenueEntries } from './contract/own-venues.ts'
import { venueDraftEntries } from './contract/venue-drafts.ts'

const ofImport = z.object({ uid: ImportUid })
const change = {
  kind: 'write',
  scope: 'imports:write',
  access: staff,
  input: ofImport,
  output: ImportView,
  refusals: ['not-found', 'failed-precondition'],
  touches: ['import'],
} as const

/** Lists of venues, brands and creators, and of creators for our lists, that come in. A file is brought by `POST /imports`, which makes a draft. */
export const importCalls = defineCalls({
  /** Imports, newest first; those of the command too. */
  listImports: {
    kind: 'read',
    scope: 'imports:read',
    access: staff,
    input: z.object(tableInput(importColumns)),
    output: tablePage(ImportView),
    shows: ['import'],
  },
  getImport: {
    kind: 'read',
    scope: 'imports:read',
    access: staff,
    input: ofImport,
    output: ImportView,
    refusals: ['not-found'],
    shows: ['import'],
  },
  /** What would come of a draft as it is read and mapped now; writes nothing. Looks at the first 5,000 rows. An API key sees no `changes`: these are details of venues that are there. */
  previewImport: {
    kind: 'read',
    scope: 'imports:read',
    access: staff,
    input: ofImport,
    output: ImportPreview,
    refusals: ['not-found', 'failed-precondition', 'invalid-argument'],
    shows: ['import-draft'],
    perMinute: 60,
  },
  /** Changes how a draft is read and what becomes of its rows. After another encoding, delimiter, header or sheet its columns are recognised anew. */
  saveImport: {
    kind: 'exchange',
    scope: 'imports:write',
    access: staff,
    input: z.extend(ofImport, {
      ...reading,
      /** What its rows are; the columns are recognised anew. */
      kind: z.optional(z.enum(importKinds)),
      listName: z.optional(text(80)),
      /** The venue of rows that name none, by its ID, name or handle. */
      venue: z.optional(text(120)),
      dayOrder: z.optional(z.enum(dayOrders)),
      duplicates: z.optional(z.enum(duplicateRules)),
      /** Which details of venues, or results of past collabs, that are there it corrects; whoever starts it needs the right to change them. An API key can’t choose any. */
      corrections: z.optional(z.array(z.enum(correctedByTeam)).check(z.maxLength(correctedByTeam.length))),
    }),
    output: ImportView,
    refusals: ['not-found', 'failed-precondition', 'invalid-argument'],
    touches: ['import', 'import-draft'],
    perMinute: 60,
  },
  /** Begins to take in a draft; a job does it. An API key can’t begin one that corrects venues. */
  startImport: change,
  /** Stops after the rows that are under way; what is in stays. */
  pauseImport: change,
  resumeImport: change,
  /** Takes back everything that an import added or filled in, but what somebody has worked with since; for 7 days after its end. */
  undoImport: change,
  /** Throws a draft away. */
  discardImport: { ...change, kind: 'exchange', output: z.object({ done: z.literal(true) }) },
  /** The address of a file with every row that isn’t in or has a remark, with its line and why. It opens for 15 minutes. */
  getImportReport: {
    kind: 'read',
    scope: 'imports:read',
    access: staff,
    input: ofImport,
    output: z.object({ url: z.string() }),
    refusals: ['not-found', 'failed-precondition'],
    shows: ['import'],
  },
  /** What became of the rows of an import, by line. */
  listImportRows: {
    kind: 'read',
    scope: 'imports:read',
    access: staff,
    input: z.extend(ofImport, { outcome: z.optional(z.enum(rowOutcomes)), ...pageInput }),
    output: page(
      z.object({
        line: z.number(),
        name: z.string(),
        outcome: z.enum(rowOutcomes),
        remarks: z.array(z.string()),
        brandUid: z.nullable(BrandUid),
        /** The creator that it put on a list. */
        influencerUid: z.nullable(InfluencerUid),
        listUid: z.nullable(ListUid),
      }),
    ),
    refusals: ['not-found'],
    shows: ['import'],
  },
  /** Where what it added is: lists that it put creators on, and venues that it added bookings or past collabs to; five of each at most. */
  getImportTargets: {
    kind: 'read',
    access: staff,
    input: ofImport,
    output: z.object({
      lists: z.array(z.object({ uid: ListUid, name: z.string() })),
      venues: z.array(z.object({ uid: BrandUid, name: z.string() })),
    }),
    refusals: ['not-found'],
    shows: ['import', 'list'],
  },
  ...venueDraftEntries,
  ...importedCreatorEntries,
  ...ownVenueEntries,
  ...brandCreatorsEntries,
})
