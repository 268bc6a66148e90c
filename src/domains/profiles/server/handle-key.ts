import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** A handle without case and the signs that people leave out or add, as an index has it: `Alice.Eats` and `alice_eats` are one. */
export const handleKeyOf = (handle: SQLWrapper): SQL<string> => sql`translate(lower(${handle} collate "C"), '._-', '')`
