import { QueryBuilder } from 'drizzle-orm/pg-core'
import { fileOwners, files } from './tables.ts'

export type { StoredFile } from './tables.ts'

/** What other domains may read of files: sub-queries to select from and to join. */
const read = new QueryBuilder()

export const filesView = read.select().from(files).as('files_view')
export const fileOwnersView = read.select().from(fileOwners).as('file_owners_view')
