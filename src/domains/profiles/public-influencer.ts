import type { Confirmation, Platform } from './vocabulary.ts'

/** What everyone may see of an influencer who switched their page on: nothing that tells of their person or their looks. */
export type PublicProfile = {
  slug: string
  handle: string
  name: string
  bio: string
  /** They take a break: nobody can invite them. */
  isPaused: boolean
  avatar: string | null
  /** Whether search engines may list it. */
  inSearch: boolean
  /** Paths of their own pictures, best first. */
  gallery: string[]
  city: string
  cities: string[]
  languages: string[]
  vibe: string[]
  /** What they make, in words. */
  formats: string[]
  accounts: {
    platform: Platform
    handle: string
    url: string
    followers: number
    averageViews: number | null
    engagementBp: number | null
    confirmedHow: Confirmation
    confirmedAt: string
    /** Shares in percent by name; null where they are not shown. */
    audience: Record<'country' | 'city' | 'age', Record<string, number>> | null
  }[]
  /** Visits kept; null where it is not shown. */
  visitsCompleted: number | null
  /** Whether content came in time so far; false where it is not shown. */
  isInTime: boolean
}
