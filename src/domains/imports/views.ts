import * as z from 'zod/mini'
import { BrandUid, ImportUid } from '../../access/ids.ts'
import { instant, text } from '../../kit/contract/fields.ts'
import { keysOf } from '../../kit/contract/keys.ts'
import { delimiters, encodings, formats } from '../../kit/contract/sheets.ts'
import { brandCategories } from '../profiles/vocabulary.ts'
import { changedFields, type Field, fieldNames, importKinds, mostColumns, mostWords } from './fields.ts'
import { duplicateRules, importStates, outcomes } from './outcomes.ts'

/** Who may bring lists in, and add the venues of all of them. */
export const staff = { accountManager: 'any', admin: 'any' } as const

/** The country of rows that name none. */
export const country = z.nullable(
  z.string().check(z.regex(/^[A-Z]{2}$/, 'Choose a country from the list, or leave it blank.')),
)

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
  z.enum([...new Set(importKinds.flatMap((kind) => keysOf(fieldNames[kind] as Record<Field, string>)))]),
)

/** How `5/4/2026` is read. */
export const dayOrders = ['day-first', 'month-first'] as const

const Counts = z.object({
  read: z.number(),
  /** Empty rows between others, which are left out. */
  blank: z.optional(z.number()),
  added: z.number(),
  merged: z.number(),
  known: z.number(),
  duplicate: z.number(),
  closed: z.number(),
  asks: z.number(),
  refused: z.number(),
  remarks: z.number(),
})

export const ImportView = z.object({
  uid: ImportUid,
  fileName: z.string(),
  /** What its rows are. */
  kind: z.enum(importKinds),
  /** The list of rows that name none; null for venues. */
  listName: z.nullable(z.string()),
  /** The venue of rows that name none; null where none is set. */
  venue: z.nullable(z.object({ uid: BrandUid, name: z.string() })),
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
  /** Which details of venues that are there it corrects. */
  corrections: z.array(z.enum(changedFields)),
  /** Until when it can be undone. */
  undoUntil: instant,
  /** Of one that was undone: how many rows, or of lists of venues how many venues, were taken back, and how many are kept because they’ve been used since. */
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

const changedField = z.enum(changedFields)
/** A detail that a list has otherwise than we do: `1 Mare Street`, and an empty text where there is none. */
const Change = z.object({ field: changedField, before: z.string(), after: z.string() })

export const ImportPreview = z.object({
  /** The sheets of an Excel file. */
  sheets: z.array(z.string()),
  /** Lines above the header, which are left out. */
  above: z.array(z.string()),
  columns: z.array(z.object({ name: z.string(), examples: z.array(z.string()), isReport: z.boolean() })),
  /** The country of rows that name none: as chosen, else as nearly all other rows are in; null where they don’t tell. */
  country: z.nullable(z.string()),
  /** How many rows the file has, and how many of them were looked at for what follows. */
  rows: z.number(),
  counts: Counts,
  first: z.array(PreviewRow),
  /** Rows that look like a venue we have or like an earlier row. */
  duplicates: z.array(
    z.object({ line: z.number(), name: z.string(), why: z.string(), brandUid: z.nullable(BrandUid) }),
  ),
  /** Rows about venues that are there, with other details than ours, as far as you may change them; and how many rows have which. */
  changes: z.object({
    rows: z.number(),
    fields: z.array(z.object({ field: changedField, rows: z.number() })),
    first: z.array(
      z.object({ line: z.number(), name: z.string(), brandUid: z.nullable(BrandUid), changes: z.array(Change) }),
    ),
  }),
  problems: z.array(
    z.object({ what: z.string(), values: z.array(z.string()), count: z.number(), lines: z.array(z.number()) }),
  ),
  /** Words of a list for categories that we don’t know, those of the most rows first, and what somebody has chosen for each. */
  words: z.array(z.object({ word: z.string(), rows: z.number(), category: z.nullable(z.enum(brandCategories)) })),
  /** How dates are read, and whether they tell it themselves; null for rows without dates. */
  days: z.nullable(z.object({ order: z.enum(dayOrders), isCertain: z.boolean() })),
  /** It’s a file of ours: what its other columns say is our own and goes nowhere. */
  isOurs: z.boolean(),
  /** The mapping was used before for a file with the same columns. */
  isRemembered: z.boolean(),
})
export type ImportPreview = z.output<typeof ImportPreview>

/** What somebody can say of how a draft is read. */
export const reading = {
  encoding: z.optional(encoding),
  delimiter: z.optional(delimiter),
  /** The line that names the columns; 0 for none. */
  headerLine: z.optional(z.int().check(z.minimum(0), z.maximum(500))),
  sheet: z.optional(text(200)),
  mapping: z.optional(z.array(field).check(z.maxLength(mostColumns))),
  country: z.optional(country),
  /** Our category for a word that we don’t know, wherever the list has it; null leaves it unknown. Other words stay as they are. */
  categories: z.optional(
    z.array(z.object({ word: text(200), category: z.nullable(z.enum(brandCategories)) })).check(z.maxLength(mostWords)),
  ),
}
