import { QueryBuilder } from 'drizzle-orm/pg-core'
import { fileOwners, files } from './tables.ts'

export type { StoredFile } from './tables.ts'

/** What other domains may read of files: sub-queries to select from and to join. */
const read = new QueryBuilder()

export const fileFacts = read.select().from(files).as('file_facts')
export const fileOwnerFacts = read.select().from(fileOwners).as('file_owner_facts')
