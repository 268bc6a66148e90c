import * as z from 'zod/mini'
import { instant, linkToken, text } from '../../../kit/contract/fields.ts'
import { BrandUid, CollectionUid, DeliverableUid, FileUid, LinkUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { archiveAtMost } from '../archive.ts'
import { collectionAtMost } from '../collections.ts'
import { SharedRow, ShowcaseRow } from '../views.ts'

const readers = { brandMember: 'own', accountManager: 'any', admin: 'any' } as const
const writers = { brandMember: 'own', accountManager: 'assigned', admin: 'any' } as const
const one = z.object({ uid: CollectionUid })
const done = z.object({ done: z.boolean() })
const chosen = (most: number) =>
  z
    .array(DeliverableUid)
    .check(z.minLength(1, 'Select at least one deliverable.'), z.maxLength(most, `Select at most ${most}.`))
const change = {
  kind: 'write',
  access: writers,
  output: done,
  refusals: ['not-found', 'failed-precondition'],
  touches: ['collection'],
} as const

/** What a brand does with its finished content: collections, archives, and links for people without an account. */
export const collectionEntries = defineCalls({
  /** A brand's collections by name, each with what is in it: what every menu to add to one goes by. */
  listCollections: {
    kind: 'read',
    access: readers,
    input: z.object({ brandUid: BrandUid }),
    output: z.object({
      rows: z.array(
        z.object({
          uid: z.string(),
          name: z.string(),
          deliverableUids: z.array(z.string()),
          /** Its first picture that may be shown. */
          cover: z.object({ picture: z.nullable(z.string()), placeholder: z.nullable(z.string()) }),
        }),
      ),
    }),
    refusals: ['not-found'],
    shows: ['collection'],
  },
  /** A collection with its deliverables in their order. */
  getCollection: {
    kind: 'read',
    access: readers,
    input: one,
    output: z.object({
      uid: z.string(),
      brandUid: z.string(),
      name: z.string(),
      rows: z.array(ShowcaseRow),
      can: z.object({ edit: z.boolean() }),
    }),
    refusals: ['not-found'],
    shows: ['collection', 'deliverable'],
  },
  createCollection: {
    ...change,
    creates: true,
    input: z.object({
      brandUid: BrandUid,
      name: text(60),
      deliverableUids: z._default(z.array(DeliverableUid).check(z.maxLength(collectionAtMost)), []),
    }),
    output: z.object({ uid: z.string(), name: z.string() }),
  },
  renameCollection: { ...change, input: z.extend(one, { name: text(60) }) },
  /** With it go the links to it. */
  deleteCollection: { ...change, input: one },
  /** Adds finished deliverables of the brand at the end; those that are in it stay where they are. */
  addToCollection: { ...change, input: z.extend(one, { deliverableUids: chosen(collectionAtMost) }) },
  removeFromCollection: { ...change, input: z.extend(one, { deliverableUids: chosen(collectionAtMost) }) },
  /** The order of a collection. What is in it and not named, because somebody has just added it, comes last. */
  orderCollection: { ...change, input: z.extend(one, { deliverableUids: chosen(collectionAtMost) }) },
  /**
   * An address of one ZIP with the originals of these deliverables, for whoever asked and as long as they are signed in. What
   * has no usage rights is left out and named. Logged for each.
   */
  makeArchive: {
    kind: 'write',
    access: writers,
    ownHands: true,
    input: z.object({ brandUid: BrandUid, deliverableUids: chosen(archiveAtMost.deliverables) }),
    output: z.object({
      url: z.string(),
      files: z.number(),
      bytes: z.number(),
      leftOut: z.array(z.object({ uid: z.string(), why: z.string() })),
    }),
    refusals: ['not-found', 'failed-precondition'],
    perMinute: 20,
  },
  /** The links to a brand's content that still open, newest first. */
  listContentLinks: {
    kind: 'read',
    access: writers,
    input: z.object({ brandUid: BrandUid }),
    output: z.object({
      links: z.array(
        z.object({
          uid: z.string(),
          name: z.string(),
          collectionUid: z.nullable(z.string()),
          withOriginals: z.boolean(),
          expiresAt: instant,
        }),
      ),
    }),
    refusals: ['not-found'],
    shows: ['collection'],
  },
  /** An address that shows a collection, or what was chosen, without an account until its end date; shown this once. */
  shareContent: {
    kind: 'write',
    creates: true,
    access: writers,
    ownHands: true,
    input: z.object({
      brandUid: BrandUid,
      of: z.union([
        z.object({ collectionUid: CollectionUid }),
        z.object({ name: text(60), deliverableUids: chosen(collectionAtMost) }),
      ]),
      days: z.union([z.literal(7), z.literal(30), z.literal(90)]),
      withOriginals: z._default(z.boolean(), false),
    }),
    output: z.object({ url: z.string(), expiresAt: instant }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['collection'],
  },
  revokeContentLink: { ...change, input: z.object({ brandUid: BrandUid, uid: LinkUid }) },
  /** What a link shows: finished content with usage rights, and whether its originals can be downloaded. */
  getSharedContent: {
    kind: 'read',
    access: { anonymous: 'any' },
    input: z.object({ token: linkToken }),
    output: z.object({
      name: z.string(),
      brandName: z.string(),
      expiresAt: instant,
      rows: z.array(SharedRow),
      withOriginals: z.boolean(),
      /** Whether all originals can be had in one ZIP: there are several, and they aren’t too many for one. */
      hasArchive: z.boolean(),
    }),
    refusals: ['not-found'],
    shows: ['collection', 'deliverable'],
  },
  /**
   * Where an original behind a link can be downloaded now, or all of them in one ZIP if no file is named. Logged once a day for
   * the same files.
   */
  downloadShared: {
    kind: 'write',
    access: { anonymous: 'any' },
    input: z.object({ token: linkToken, fileUid: z.optional(FileUid) }),
    output: z.object({ filePath: z.nullable(z.string()), archiveUrl: z.nullable(z.string()) }),
    refusals: ['not-found', 'failed-precondition'],
  },
})
