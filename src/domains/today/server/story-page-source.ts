import { type SQL, sql } from 'drizzle-orm'
import { collabFacts } from '../../collabs/server/facts.ts'
import { storyPageFacts } from '../../value/server/facts.ts'
import { ofCollab, source, type Value, within } from './source.ts'

/** A creator would like to show a collab on a public page: the brand says yes or no. */
export function storyPages(among: (brandUid: Value) => SQL): SQL {
  const { collabUid, askedAt } = storyPageFacts
  return source(
    'story-page',
    { ...ofCollab, ...within('story-page', askedAt) },
    sql`${storyPageFacts} join ${collabFacts} on ${collabFacts.uid} = ${collabUid} where ${among(collabFacts.brandUid)}`,
  )
}
