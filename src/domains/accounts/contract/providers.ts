import * as z from 'zod/mini'
import { defineCalls } from '../../../access/roles.ts'
import { providerIds } from '../provider-ids.ts'

const provider = z.enum(providerIds)

export const providerStart = z.object({ provider })
/** What a browser brought back from a provider; `name` as Apple says it once. */
export const providerFinish = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(4_000)),
  state: z.string().check(z.minLength(10), z.maxLength(400)),
  iss: z.optional(z.string().check(z.maxLength(400))),
  name: z._default(z.string().check(z.maxLength(200)), ''),
})

/** Signing in at a provider instead of here. */
export const providerEntries = defineCalls({
  /** Begins to connect one's account; answers the provider's page, from which the browser comes back. In a transaction of its own: the provider is asked meanwhile. */
  connectProvider: {
    kind: 'exchange',
    ownHands: true,
    confirmed: true,
    access: { account: 'own' },
    input: z.object({ provider }),
    output: z.object({ url: z.string() }),
    refusals: ['failed-precondition', 'unavailable'],
    perMinute: 10,
  },
  disconnectProvider: {
    kind: 'write',
    ownHands: true,
    confirmed: true,
    access: { account: 'own' },
    input: z.object({ provider }),
    output: z.object({ disconnected: z.literal(true) }),
    touches: ['sign-in'],
  },
})
