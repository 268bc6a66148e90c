import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ExpiringKind } from '../retention.ts'
import type { Config } from '../../kit/server/config.ts'
import type { Queryable, Tx } from '../../kit/server/database.ts'

/** Whose data it is about: a person with the creator profiles that are theirs, an organisation with its brands, or both. */
export type DataSubject = {
  account: { uid: string; email: string } | null
  influencerUids: readonly string[]
  brandUids: readonly string[]
  orgUids: readonly string[]
  /** Their collabs: what others were told of these names them. */
  collabUids: readonly string[]
  /** What they are called and written to at: in subjects of email that was sent. */
  names: readonly string[]
}

export type ExportedRecord = Readonly<Record<string, unknown>>

/** Records of one kind, as they stand: one file of an export. Where they may be many, a page of them is in memory at a time. */
export type Records = readonly ExportedRecord[] | AsyncIterable<ExportedRecord>

/** A stored file of an export: where it is kept, and what it is called there. */
export type ExportedFile = { path: string; name: string }

/** A file that its owner leaves behind. */
export type KeptFile = { uid: string; path: string }

/**
 * Rows that an organisation takes along to another installation. One belongs to it when each of `of`, which name records, names one that
 * is taken along as well.
 */
export type OwnRows = {
  table: PgTable
  of: readonly PgColumn[]
  only?: SQL | undefined
  /** Columns that stay behind: secrets, health, what others wrote in confidence. They may be empty or have a default. */
  without?: readonly PgColumn[]
  /** Columns whose values no two organisations may share, and what becomes of a value that is taken there. */
  unique?: readonly { column: PgColumn; taken: 'another ending' | 'empty' }[]
  /** A trigger writes the row with another one: it is filled in. */
  isWritten?: true
}

/**
 * What a domain keeps of people: the product asks every domain for its part. `gather` reads for an export (`config` opens what is sealed), secrets and what
 * others wrote in confidence left out. `forget` deletes, or takes the name out of what the other side or the law needs; the
 * last domain goes first, so that a part still finds what later ones build on.
 */
export type PersonalData = {
  domain: string
  gather: (db: Queryable, of: DataSubject, config: Config) => Promise<Readonly<Record<string, Records>>>
  files?: (db: Queryable, of: DataSubject) => Promise<readonly ExportedFile[]>
  forget: (tx: Tx, of: DataSubject) => Promise<void>
  /** What of an organisation goes along to another installation, `docs/product/030-taking-data-along.md`. */
  rows?: readonly OwnRows[]
  /** Which of these files, by uid, have to stay for others. Asked after `forget`. */
  keepsFiles?: (tx: Tx, of: DataSubject, files: readonly KeptFile[]) => Promise<readonly string[]>
  /** Two accounts are one person: gives what one holds for itself to the other. */
  join?: (tx: Tx, from: string, to: string) => Promise<void>
  /** What is kept for a time alone: deletes what is older than `before`. Safe to run twice. */
  expire?: { readonly [Kind in ExpiringKind]?: (db: Queryable, before: Date) => Promise<void> }
}

/** What stands where a name was. */
export const formerNames = { person: 'Former member', creator: 'Former creator', brand: 'Closed venue' } as const
