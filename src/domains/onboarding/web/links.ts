import * as z from 'zod/mini'
import { tableSearch } from '../../../kit/web/grid/table-state.ts'
import type { PagesOf, To } from '../../../kit/web/link.tsx'

export const onboardingPersonSearch = z.object({ account: z.optional(z.string()) })

/** For the team: where somebody stopped, to go on for them. */
export const toOnboardingPerson = (account: string): To => ({
  path: '/app/admin/onboarding/person',
  search: { account },
})

/** The pages of this domain, by what their addresses may hold. */
export const onboardingPages = {
  '/onboarding': z.object({}),
  '/app/admin/onboarding': tableSearch,
  '/app/admin/onboarding/person': onboardingPersonSearch,
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof onboardingPages> {}
}
/** Where who is new sets up their profile. */
export const toOnboarding = (): To => ({ path: '/onboarding' })
