import * as z from 'zod/mini'
import { permissions } from './platforms.ts'

/** What a made-up account does besides growing. */
export const sandboxStories = ['grows', 'jumps', 'personal', 'taken-back'] as const

/** A made-up account: what was said on the consent page is all there is of it. */
export const Account = z.object({
  platform: z.string(),
  handle: z.string(),
  /** So many at `at` (ms). */
  followers: z.number(),
  at: z.number(),
  story: z.enum(sandboxStories),
  granted: z.array(z.enum(permissions)),
})
export type SandboxAccount = z.output<typeof Account>
