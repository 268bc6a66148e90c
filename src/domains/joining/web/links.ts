import * as z from 'zod/mini'
import type { To } from '../../../kit/web/link.tsx'
import { sides } from '../steps.ts'

export const joiningSearch = z.object({ side: z.optional(z.enum(sides)) })

/** Where who is new sets up their profile. */
export const toOnboarding = (): To => ({ path: '/onboarding' })
