import * as z from 'zod/mini'
import { email } from '../../kit/contract/fields.ts'
import { defineCalls } from './roles.ts'

export const accountCalls = defineCalls({
  /** Whether an address has an account (seed §7); limited per address, and silent when accounts are not to be revealed. */
  checkUserExists: {
    kind: 'read',
    who: { guest: 'any' },
    input: z.object({ email }),
    output: z.object({ exists: z.boolean() }),
    perMinute: 20,
    perMinuteField: 'email',
  },
})

export const emailSignIn = z.object({ email, password: z.string().check(z.minLength(4), z.maxLength(200)) })
export const linkRequest = z.object({ email, purpose: z.enum(['sign-in', 'password-reset']) })
export const linkSignIn = z.object({ email, token: z.string().check(z.minLength(20), z.maxLength(200)) })
export const passwordChange = z.object({
  email,
  token: z.string().check(z.minLength(20), z.maxLength(200)),
  password: z.string().check(z.minLength(4, 'must be longer than 3 characters'), z.maxLength(200)),
})
