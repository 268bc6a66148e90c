import { linkToken } from '../../../kit/contract/fields.ts'
import * as z from 'zod/mini'
import { defineCalls } from '../../../access/roles.ts'

/** Mail to people who did not ask for it. */
export const strangerEntries = defineCalls({
  /** “I don’t know them”: by the link in such a mail, nothing of its sender is mailed to that address again. */
  stopUnknownSender: {
    kind: 'write',
    access: { anonymous: 'any' },
    input: z.object({ token: linkToken }),
    output: z.object({ stopped: z.literal(true) }),
    refusals: ['not-found'],
    perMinute: 30,
  },
})
