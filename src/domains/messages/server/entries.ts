import { type SQL, sql } from 'drizzle-orm'
import { type MergedPage, mergedPart } from '../../../kit/server/merged.ts'
import { messages, threadNotes } from './tables.ts'

/** Whose collabs, which one, or who wrote. */
type Of = Readonly<{ by: 'brandUid' | 'influencerUid' | 'collabUid' | 'accountUid'; uid: string | SQL }>

/** What was written in the collabs of a brand or a creator, in one collab or by one person, for a timeline of several tables. For staff alone. */
export function messageEntries({ by, uid }: Of, page: MergedPage): SQL {
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
        documents: sql`jsonb_array_length(${messages.documents})`,
        voice: sql`${messages.voice} is not null`,
        internal: sql`false`,
      },
      from: sql`${messages} where ${messages[by]} = ${uid}`,
    },
    page,
  )
}

/** Our people’s notes in the same, in the same form: never a brand’s own. For staff alone. */
export function staffNoteEntries({ by, uid }: Of, page: MergedPage): SQL {
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
        documents: sql`0`,
        voice: sql`false`,
        internal: sql`true`,
      },
      from: sql`${threadNotes} where ${threadNotes[by]} = ${uid} and ${threadNotes.side} = 'staff'`,
    },
    page,
  )
}
