import { and, isNotNull, isNull } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { storyPages } from './tables.ts'

/** Public pages of collabs that creators have asked for and not taken back, which wait for the brand’s yes or no. */
export const storyPageFacts = new QueryBuilder()
  .select({ collabUid: storyPages.collabUid, askedAt: storyPages.askedAt })
  .from(storyPages)
  .where(and(isNull(storyPages.brandAgrees), isNotNull(storyPages.code)))
  .as('story_page_facts')
