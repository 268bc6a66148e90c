import * as z from 'zod/mini'

/** Who may bring lists in, and add the venues of all of them. */
export const staff = { accountManager: 'any', admin: 'any' } as const

/** The country of rows that name none. */
export const country = z.nullable(
  z.string().check(z.regex(/^[A-Z]{2}$/, 'Choose a country from the list, or leave it blank.')),
)
