import { type SQL, sql } from 'drizzle-orm'
import { type MergedPage, mergedPart } from '../../../kit/server/merged.ts'
import { messages, threadNotes } from './tables.ts'

/** What was written in the collabs of a brand or a creator, for a timeline of several tables. For staff alone. */
export function messageEntries(of: { brandUid?: string; influencerUid?: string }, page: MergedPage): SQL {
  const own = of.brandUid
    ? sql`${messages.brandUid} = ${of.brandUid}`
    : sql`${messages.influencerUid} = ${of.influencerUid}`
  return mergedPart(
    'message',
    {
      at: messages.at,
      uid: messages.uid,
      data: {
        collabUid: messages.collabUid,
        accountUid: messages.accountUid,
        text: messages.text,
        pictures: sql`cardinality(${messages.pictures})`,
        voice: sql`${messages.voice} is not null`,
        internal: sql`false`,
      },
      from: sql`${messages} where ${own}`,
    },
    page,
  )
}

/** Our people’s notes in those collabs, in the same form: never a brand’s own. For staff alone. */
export function staffNoteEntries(of: { brandUid?: string; influencerUid?: string }, page: MergedPage): SQL {
  const own = of.brandUid
    ? sql`${threadNotes.brandUid} = ${of.brandUid}`
    : sql`${threadNotes.influencerUid} = ${of.influencerUid}`
  return mergedPart(
    'message',
    {
      at: threadNotes.at,
      uid: threadNotes.uid,
      data: {
        collabUid: threadNotes.collabUid,
        accountUid: threadNotes.accountUid,
        text: threadNotes.text,
        pictures: sql`0`,
        voice: sql`false`,
        internal: sql`true`,
      },
      from: sql`${threadNotes} where ${own} and ${threadNotes.side} = 'staff'`,
    },
    page,
  )
}
