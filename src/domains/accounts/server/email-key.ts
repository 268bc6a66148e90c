import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

const gmail = `('gmail.com', 'googlemail.com')`

/**
 * The mailbox of an address, as an index has it: without what follows a plus, and at Gmail, which ignores them, without dots. Two
 * addresses with the same one are read by the same person.
 */
export const mailboxOf = (email: SQLWrapper): SQL<string> => {
  const name = sql`split_part(split_part(${email}, '@', 1), '+', 1)`
  const host = sql`split_part(${email}, '@', 2)`
  return sql`(case when ${host} in ${sql.raw(gmail)} then replace(${name}, '.', '') || '@gmail.com' else ${name} || '@' || ${host} end)`
}
