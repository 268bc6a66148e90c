import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Signs that people set or leave out in names; each database knows other letters, so only these are named. */
const signs = ' !"#$%&()*+,-./:;<=>?@[\\]^_`{|}~\'’‘–·'
const noSigns = new RegExp(`[${signs.replace(/[\\\]^-]/g, '\\$&')}]`, 'g')
const lower = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

/** A name without case, signs and a `The` before it; the same words in SQL have an index. */
export const nameKey = (name: string): string =>
  lower(name)
    .replace(noSigns, '')
    .replace(/^the(?=.)/, '')
/** The last nine digits of a phone number: the same with its prefix and without. */
export const phoneKey = (phone: string | null): string | null => (phone ?? '').replace(/[^0-9]/g, '').slice(-9) || null
/** An address of a website without protocol, `www.`, query and last slash. */
export const siteKey = (website: string | null): string | null =>
  lower(website ?? '')
    .replace(/^https?:\/\/(www[.])?/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '') || null

const literal = (text: string) => sql.raw(`'${text.replaceAll("'", "''")}'`)

/** The key of a name as an index has it. */
export const nameKeyOf = (name: SQLWrapper): SQL<string> =>
  sql`regexp_replace(translate(lower(${name} collate "C"), ${literal(signs)}, ''), '^the(?=.)', '')`
/** The key of a phone number as an index has it. */
export const phoneKeyOf = (phone: SQLWrapper): SQL<string> => sql`right(regexp_replace(${phone}, '[^0-9]', '', 'g'), 9)`
/** The key of a website as an index has it. */
export const siteKeyOf = (website: SQLWrapper): SQL<string> =>
  sql`regexp_replace(regexp_replace(regexp_replace(lower(${website} collate "C"), '^https?://(www[.])?', ''), '[?#].*$', ''), '/+$', '')`
