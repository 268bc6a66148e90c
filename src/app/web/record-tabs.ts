import * as z from 'zod/mini'

/** Which part of the page of a record is open; without one it is the first. */
export const recordTabSearch = z.object({ tab: z.optional(z.string().check(z.maxLength(20))) })
