import * as z from 'zod/mini'
import type { PagesOf, To } from '../../../kit/web/link.tsx'
import { sides } from '../sides.ts'

export const onboardingsSearch = z.object({ side: z.optional(z.enum(sides)) })

export const onboardingPersonSearch = z.object({ account: z.optional(z.string()) })

/** For the team: where somebody stopped, to go on for them. */
export const toOnboardingPerson = (account: string): To => ({
  path: '/app/admin/onboarding/person',
  search: { account },
})

/** The pages of this domain, by what their addresses may hold. */
export const onboardingPages = {
  '/onboarding': z.object({}),
  '/app/admin/onboarding': onboardingsSearch,
  '/app/admin/onboarding/person': onboardingPersonSearch,
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof onboardingPages> {}
}
/** Where who is new sets up their profile. */
export const toOnboarding = (): To => ({ path: '/onboarding' })
