import * as z from 'zod/mini'
import { BrandUid, InfluencerUid } from '../../access/ids.ts'
import { mergedThings } from '../../access/merged-things.ts'
import { defineCalls } from '../../access/roles.ts'
import type { OutputOf } from '../../kit/contract/calls.ts'
import { instant, text, version } from '../../kit/contract/fields.ts'
import { keysOf } from '../../kit/contract/keys.ts'
import { alikeSignals } from '../profiles/alike-signals.ts'

const staff = { accountManager: 'any', admin: 'any' } as const
const ProfileUid = z.union([BrandUid, InfluencerUid])
const pair = { uid: ProfileUid, otherUid: ProfileUid }

const Row = z.object({
  uid: z.string(),
  name: z.string(),
  /** What tells it from the other: a handle, or an address. */
  about: z.string(),
  picture: z.nullable(z.string()),
  signals: z.array(z.enum(keysOf(alikeSignals))),
  /** Who said that they are two, and when. */
  dismissed: z.nullable(z.object({ by: z.string(), at: instant })),
})
export type AlikeRow = z.output<typeof Row>
const alike = z.object({ rows: z.array(Row), can: z.object({ merge: z.boolean() }) })

const Side = z.object({
  uid: z.string(),
  version,
  name: z.string(),
  about: z.string(),
  picture: z.nullable(z.string()),
  /** When they joined. */
  createdAt: instant,
})
const Field = z.object({
  field: z.string(),
  label: z.string(),
  kind: z.enum(['words', 'days', 'pictures']),
  staying: z.array(z.string()),
  going: z.array(z.string()),
  /** Whether the value of the one that goes is proposed: the other has none, or a less certain one. */
  take: z.boolean(),
  /** Nobody chooses: a connected account is kept with what the platform says of it. */
  fixed: z.boolean(),
})
export type MergeField = z.output<typeof Field>

export const duplicateCalls = defineCalls({
  /** Profiles that may be the same as one, with what says so, and those that somebody said are not. */
  listDuplicates: {
    kind: 'read',
    access: staff,
    input: z.object({ uid: ProfileUid }),
    output: alike,
    refusals: ['not-found'],
    shows: ['profile'],
  },
  /** Says that two profiles are not the same, or takes that back: they are not proposed again. */
  dismissDuplicate: {
    kind: 'write',
    access: staff,
    input: z.object({ ...pair, dismissed: z.boolean() }),
    output: alike,
    refusals: ['not-found', 'invalid-argument'],
    touches: ['profile'],
  },
  /** Two profiles side by side: what stands in the way, where they differ, and how much moves to the one that stays. */
  getMergePreview: {
    kind: 'read',
    access: staff,
    input: z.object(pair),
    output: z.object({
      staying: Side,
      going: Side,
      /** Sentences that say what to do first; merging is refused while there are any. */
      obstacles: z.array(z.string()),
      fields: z.array(Field),
      /** What both have and nobody has to choose between. */
      same: z.array(z.string()),
      moves: z.array(z.object({ thing: z.enum(keysOf(mergedThings)), count: z.number() })),
      can: z.object({ merge: z.boolean() }),
    }),
    refusals: ['not-found', 'invalid-argument'],
    shows: ['profile', 'collab', 'brief', 'team'],
  },
  /**
   * Makes two profiles one: everything of the second moves to the first, which also gets the values of the fields in `take`. The
   * second is no more, and links to it lead to the first. It can’t be undone.
   */
  mergeProfiles: {
    kind: 'write',
    creates: true,
    confirmed: true,
    access: { admin: 'any' },
    input: z.object({
      ...pair,
      version,
      otherVersion: version,
      take: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(40)),
      reason: text(300),
    }),
    output: z.object({ uid: z.string() }),
    refusals: ['not-found', 'invalid-argument', 'aborted', 'failed-precondition'],
    touches: ['profile', 'collab', 'brief', 'visit', 'content', 'message', 'record', 'list', 'team', 'account'],
  },
})

export type MergePreview = OutputOf<typeof duplicateCalls.getMergePreview>
