import * as z from 'zod/mini'
import { BrandUid, ImportUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { instant, largestInteger, page, pageInput } from '../../../kit/contract/fields.ts'
import { brandCategories, plusoneCities } from '../../profiles/vocabulary.ts'
import { correctedOwn } from '../fields.ts'
import { notVenueKinds, ownDuplicateRules } from '../own-venues.ts'
import { ImportPreview, ImportView, reading } from '../views.ts'

/** The owner of a brand, for its organisation. */
const owners = { brandAdmin: 'own' } as const
const ofOwn = z.object({ brandUid: BrandUid, uid: ImportUid })
export const importedLine = { importUid: ImportUid, line: z.int().check(z.minimum(1), z.maximum(largestInteger)) }

/** A venue from a list of its organisation’s owner that isn’t added yet. */
export const ImportedVenue = z.object({
  importUid: z.string(),
  line: z.number(),
  fileName: z.string(),
  importedAt: instant,
  name: z.string(),
  category: z.enum(brandCategories),
  /** Null where the list doesn’t tell it. */
  city: z.nullable(z.enum(plusoneCities)),
  district: z.string(),
  address: z.string(),
  postcode: z.nullable(z.string()),
  handle: z.nullable(z.string()),
  remarks: z.array(z.string()),
  /** Whether its import can still be undone. */
  canUndo: z.boolean(),
  /** When we delete it, if nobody adds it. */
  keptUntil: instant,
})
export type ImportedVenue = z.output<typeof ImportedVenue>

/** A venue or a draft that a list changed. */
export const ImportedChange = z.object({
  importUid: z.string(),
  line: z.number(),
  fileName: z.string(),
  importedAt: instant,
  name: z.string(),
  /** `Changed Phone: 020 7946 0018 → 020 7946 0019.` Only that something has changed, of a venue that the caller may not see. */
  what: z.string(),
})
export type ImportedChange = z.output<typeof ImportedChange>

const change = {
  kind: 'write',
  scope: 'imports:write',
  access: owners,
  refusals: ['not-found', 'failed-precondition'],
  touches: ['own-import'],
} as const

/**
 * Lists of their own venues that owners bring, by `POST /imports?brand=…`. What comes of them is drafts: nobody else sees them, they
 * have no plan and cost nothing until the owner adds one (`addVenue`).
 */
export const ownVenueEntries = defineCalls({
  /** A list as it is read now, with what would come of each of its rows; without that once it was imported. */
  getVenueImport: {
    kind: 'read',
    scope: 'imports:read',
    access: owners,
    input: ofOwn,
    output: z.object({
      run: ImportView,
      preview: z.nullable(ImportPreview),
      /** What its rows are where they don’t look like venues: it can’t be imported as it is. */
      looksLike: z.nullable(z.enum(notVenueKinds)),
    }),
    refusals: ['not-found', 'invalid-argument'],
    shows: ['own-import'],
    perMinute: 60,
  },
  /** Changes how such a list is read. After another encoding, delimiter, header or sheet its columns are recognised anew. */
  saveVenueImport: {
    kind: 'exchange',
    scope: 'imports:write',
    access: owners,
    input: z.extend(ofOwn, {
      ...reading,
      /** What becomes of rows that look like a venue of theirs, or like an earlier row. */
      duplicates: z.optional(z.enum(ownDuplicateRules)),
      /** Which details of their venues and drafts it corrects, of those that they may edit. An API key can’t choose any. */
      corrections: z.optional(z.array(z.enum(correctedOwn)).check(z.maxLength(correctedOwn.length))),
    }),
    output: ImportView,
    refusals: ['not-found', 'failed-precondition', 'invalid-argument'],
    touches: ['own-import'],
    perMinute: 60,
  },
  /** Keeps the venues of a list as drafts, corrects what was chosen at those that are there, and deletes its file. Charges nothing. */
  startVenueImport: {
    ...change,
    kind: 'exchange',
    input: ofOwn,
    output: ImportView,
    touches: ['own-import', 'profile'],
    refusals: ['not-found', 'failed-precondition', 'invalid-argument'],
    perMinute: 10,
  },
  /**
   * Deletes those of its drafts that weren’t added, and puts back the details that it changed and nobody has changed since, within 7
   * days. Refuses to change a venue that the caller may not edit.
   */
  undoVenueImport: {
    ...change,
    touches: ['own-import', 'profile'],
    input: ofOwn,
    output: z.object({
      deleted: z.number(),
      added: z.number(),
      /** Where it had changed venues: how many are as before, and how many somebody has changed since. */
      changed: z.optional(z.object({ back: z.number(), stayed: z.number() })),
    }),
  },
  /** What their lists changed at venues and drafts that were there, those of the newest list first, while it can be undone. */
  listImportedChanges: {
    kind: 'read',
    access: owners,
    input: z.object({ brandUid: BrandUid, ...pageInput }),
    output: page(ImportedChange),
    refusals: ['not-found'],
    shows: ['own-import'],
  },
  /** Venues of an organisation’s lists that aren’t added yet, those of the newest list first. */
  listImportedVenues: {
    kind: 'read',
    scope: 'imports:read',
    access: owners,
    input: z.object({ brandUid: BrandUid, ...pageInput }),
    output: page(ImportedVenue),
    refusals: ['not-found'],
    shows: ['own-import', 'profile'],
  },
  /** Rows of a list that brought no venue: they look like one that’s there, are of one that closed, or can’t be read. `remarks` say which. */
  listRowsLeftOut: {
    kind: 'read',
    scope: 'imports:read',
    access: owners,
    input: z.extend(ofOwn, pageInput),
    output: page(z.object({ line: z.number(), name: z.string(), remarks: z.array(z.string()) })),
    refusals: ['not-found'],
    shows: ['own-import'],
  },
  /** One of the drafts, as a form begins with it: what happens to it meanwhile is said when it’s added. */
  getImportedVenue: {
    kind: 'read',
    scope: 'imports:read',
    access: owners,
    input: z.object({ brandUid: BrandUid, ...importedLine }),
    output: ImportedVenue,
    refusals: ['not-found'],
    shows: [],
  },
  /** Deletes one of them. */
  dropImportedVenue: {
    ...change,
    input: z.object({ brandUid: BrandUid, ...importedLine }),
    output: z.object({ done: z.literal(true) }),
  },
})
