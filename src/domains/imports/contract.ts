import * as z from 'zod/mini'
import { BrandUid, ImportUid, InfluencerUid, ListUid } from '../../access/ids.ts'
import { defineCalls } from '../../access/roles.ts'
import { instant, page, pageInput, text } from '../../kit/contract/fields.ts'
import { keysOf } from '../../kit/contract/keys.ts'
import { tableInput, tablePage } from '../../kit/contract/table.ts'
import { delimiters, encodings, formats } from '../../kit/contract/sheets.ts'
import { importColumns } from './columns.ts'
import { country, staff } from './views.ts'
import { brandFields, creatorFields, importKinds, memberFields, mostColumns, venueFields } from './fields.ts'
import { duplicateRules, importStates, outcomes, rowOutcomes } from './outcomes.ts'
import { importedCreatorEntries } from './contract/imported-creators.ts'
import { venueDraftEntries } from './contract/venue-drafts.ts'

const encoding = z.enum(keysOf(encodings))
const delimiter = z.enum(keysOf(delimiters))
const Reading = z.object({
  format: z.enum(formats),
  encoding,
  delimiter,
  headerLine: z.number(),
  sheet: z.nullable(z.string()),
})
const field = z.nullable(
  z.enum([
    ...new Set([...keysOf(venueFields), ...keysOf(brandFields), ...keysOf(creatorFields), ...keysOf(memberFields)]),
  ]),
)

const Counts = z.object({
  read: z.number(),
  added: z.number(),
  merged: z.number(),
  known: z.number(),
  duplicate: z.number(),
  closed: z.number(),
  asks: z.number(),
  refused: z.number(),
  remarks: z.number(),
})

const ImportView = z.object({
  uid: ImportUid,
  fileName: z.string(),
  /** What its rows are. */
  kind: z.enum(importKinds),
  /** The list of rows that name none; null for venues. */
  listName: z.nullable(z.string()),
  state: z.enum(importStates),
  /** Who brought it; null by the command. */
  by: z.nullable(z.string()),
  createdAt: instant,
  counts: Counts,
  /** How many rows it has; null until it has begun. */
  total: z.nullable(z.number()),
  /** Why it stopped. */
  problem: z.nullable(z.string()),
  reading: Reading,
  columns: z.array(z.string()),
  mapping: z.array(field),
  country: z.nullable(z.string()),
  duplicates: z.enum(duplicateRules),
  /** Until when it can be undone. */
  undoUntil: instant,
  /** Of one that was undone: how many rows were taken back, and how many are kept because they’ve been used since. */
  undone: z.nullable(z.object({ back: z.number(), kept: z.number() })),
  can: z.object({
    change: z.boolean(),
    pause: z.boolean(),
    resume: z.boolean(),
    undo: z.boolean(),
    report: z.boolean(),
  }),
})
export type ImportView = z.output<typeof ImportView>

const PreviewRow = z.object({
  line: z.number(),
  name: z.string(),
  outcome: z.enum(outcomes),
  /** What it would be: `Restaurant, Shoreditch, London, United Kingdom`. */
  becomes: z.string(),
  remarks: z.array(z.string()),
})

const ImportPreview = z.object({
  /** The sheets of an Excel file. */
  sheets: z.array(z.string()),
  /** Lines above the header, which are left out. */
  above: z.array(z.string()),
  columns: z.array(z.object({ name: z.string(), examples: z.array(z.string()), isReport: z.boolean() })),
  /** How many rows the file has, and how many of them were looked at for what follows. */
  rows: z.number(),
  counts: Counts,
  first: z.array(PreviewRow),
  /** Rows that look like a venue we have or like an earlier row. */
  duplicates: z.array(
    z.object({ line: z.number(), name: z.string(), why: z.string(), brandUid: z.nullable(BrandUid) }),
  ),
  problems: z.array(
    z.object({ what: z.string(), values: z.array(z.string()), count: z.number(), lines: z.array(z.number()) }),
  ),
  /** The mapping was used before for a file with the same columns. */
  isRemembered: z.boolean(),
})
export type ImportPreview = z.output<typeof ImportPreview>

const ofImport = z.object({ uid: ImportUid })
const change = {
  kind: 'write',
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
    access: staff,
    input: z.object(tableInput(importColumns)),
    output: tablePage(ImportView),
    shows: ['import'],
  },
  getImport: {
    kind: 'read',
    access: staff,
    input: ofImport,
    output: ImportView,
    refusals: ['not-found'],
    shows: ['import'],
  },
  /** What would come of a draft as it is read and mapped now; writes nothing. Looks at the first 5,000 rows. */
  previewImport: {
    kind: 'read',
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
    access: staff,
    input: z.extend(ofImport, {
      encoding: z.optional(encoding),
      delimiter: z.optional(delimiter),
      /** The line that names the columns; 0 for none. */
      headerLine: z.optional(z.int().check(z.minimum(0), z.maximum(500))),
      sheet: z.optional(text(200)),
      mapping: z.optional(z.array(field).check(z.maxLength(mostColumns))),
      country: z.optional(country),
      /** What its rows are; the columns are recognised anew. */
      kind: z.optional(z.enum(importKinds)),
      listName: z.optional(text(80)),
      duplicates: z.optional(z.enum(duplicateRules)),
    }),
    output: ImportView,
    refusals: ['not-found', 'failed-precondition', 'invalid-argument'],
    touches: ['import', 'import-draft'],
    perMinute: 60,
  },
  /** Begins to take in a draft; a job does it. */
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
    access: staff,
    input: ofImport,
    output: z.object({ url: z.string() }),
    refusals: ['not-found', 'failed-precondition'],
    shows: ['import'],
  },
  /** What became of the rows of an import, by line. */
  listImportRows: {
    kind: 'read',
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
  ...venueDraftEntries,
  ...importedCreatorEntries,
})
