import { and, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import type { Actor } from '../../../access/roles.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { CollabSide } from '../../collabs/server/policy.ts'
import { mayHoldContact } from '../rules.ts'
import { findMatchingNotes } from './notes.ts'
import { leastLetters, patternOf } from './search.ts'
import { messages } from './tables.ts'

/** A line of a thread that a search finds it by. */
export type Match = { at: Date; text: string; mine: boolean; isNote: boolean }

/** A thread that was found; `isOpen`: the viewer reads whatever the other side writes, contacts too. */
type Found = { collabUid: string; isOpen: boolean }

/**
 * The newest line of each thread that has what was typed, by collab, in two queries: a message as the viewer may read it, or a
 * note of their own side. A thread that was found by a name alone has none.
 */
export async function findMatches(
  db: Queryable,
  actor: Actor,
  side: CollabSide,
  wanted: string | undefined,
  threads: readonly Found[],
): Promise<Map<string, Match>> {
  if (!wanted || wanted.length < leastLetters || threads.length === 0) return new Map()
  const collabUids = threads.map(({ collabUid }) => collabUid)
  const open = threads.flatMap(({ collabUid, isOpen }) => (isOpen ? [collabUid] : []))
  const written = await db
    .selectDistinctOn([messages.collabUid], {
      collabUid: messages.collabUid,
      at: messages.at,
      text: messages.text,
      side: messages.side,
    })
    .from(messages)
    .where(
      and(
        inArray(messages.collabUid, collabUids),
        ilike(messages.text, patternOf(wanted)),
        or(
          inArray(messages.collabUid, open),
          eq(messages.side, 'staff'),
          eq(messages.side, side),
          sql`${messages.text} !~ ${mayHoldContact}`,
        ),
      ),
    )
    .orderBy(messages.collabUid, desc(messages.uid))
  const matches = new Map<string, Match>(
    written.map(({ collabUid, at, text, side: by }) => [collabUid, { at, text, mine: by === side, isNote: false }]),
  )
  for (const { collabUid, at, text } of await findMatchingNotes(db, actor, side, collabUids, patternOf(wanted))) {
    const message = matches.get(collabUid)
    if (!message || message.at <= at) matches.set(collabUid, { at, text, mine: false, isNote: true })
  }
  return matches
}
