import type { SimpleQuery } from './reads.ts'

/** What the bare handler reads from its file: a database, and the query of each path and token. */
export type BareQueries = { url: string; queries: Record<string, SimpleQuery> }
