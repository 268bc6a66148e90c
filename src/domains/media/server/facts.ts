import { type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { ShownPicture } from '../shown-picture.ts'
import { fileOwners, files } from './tables.ts'

export type { StoredFile } from './tables.ts'

/** What other domains may read of files: sub-queries to select from and to join. */
const read = new QueryBuilder()

export const fileFacts = read.select().from(files).as('file_facts')
export const fileOwnerFacts = read.select().from(fileOwners).as('file_owner_facts')

/** What stands in for each of these paths, as JSON; only for what is public, as nothing else may be told of a file by its path. */
export function placeholdersOf(paths: SQL): SQL<Placeholders> {
  return sql<Placeholders>`(select coalesce(jsonb_object_agg(${fileFacts.path}, ${fileFacts.placeholder}), '{}')
    from ${fileFacts} where ${fileFacts.path} = any(${paths}) and ${fileFacts.visibility} = 'public' and ${fileFacts.placeholder} is not null)`
}

/** Placeholders by the path of what they stand in for. */
export type Placeholders = Readonly<Record<string, string>>

/** These pictures as pages show them. */
export function showPictures(paths: readonly string[], placeholders: Placeholders): ShownPicture[] {
  return paths.map((path) => {
    const placeholder = placeholders[path]
    return { file_path: path, ...(placeholder && { placeholder }) }
  })
}
