import type { Timezone } from '../accounts/timezones.ts'
import { currencies, type Currency } from '../plans/tiers.ts'

/** The product's closed lists. */

export const influencerCities = [
  'london',
  'toronto',
  'nyc',
  'la',
  'denver',
  'washington',
  'melbourne',
  'sydney',
  'paris',
  'dublin',
  'berlin',
  'madrid',
  'bangkok',
  'dubai',
  'other',
] as const
export const plusoneCities = [...influencerCities, 'manchester', 'montreal', 'milan'] as const
export type City = (typeof plusoneCities)[number]

export type { Currency } from '../plans/tiers.ts'

/** What venues price in: the currencies of our cities. Plans are sold in fewer. */
export const venueCurrencies = [...currencies, 'AED', 'AUD', 'THB'] as const
export type VenueCurrency = (typeof venueCurrencies)[number]

/** Each city's name for people, its timezone (one of the nine), country and middle (WGS 84). */
export const cityFacts: Record<
  City,
  { name: string; timezone: Timezone; country: string; latitude: number; longitude: number }
> = {
  london: { name: 'London', timezone: 'Europe/London', country: 'GB', latitude: 51.5074, longitude: -0.1278 },
  manchester: { name: 'Manchester', timezone: 'Europe/London', country: 'GB', latitude: 53.4808, longitude: -2.2426 },
  dublin: { name: 'Dublin', timezone: 'Europe/Dublin', country: 'IE', latitude: 53.3498, longitude: -6.2603 },
  paris: { name: 'Paris', timezone: 'Europe/Paris', country: 'FR', latitude: 48.8566, longitude: 2.3522 },
  berlin: { name: 'Berlin', timezone: 'Europe/Paris', country: 'DE', latitude: 52.52, longitude: 13.405 },
  madrid: { name: 'Madrid', timezone: 'Europe/Paris', country: 'ES', latitude: 40.4168, longitude: -3.7038 },
  milan: { name: 'Milan', timezone: 'Europe/Paris', country: 'IT', latitude: 45.4642, longitude: 9.19 },
  nyc: { name: 'New York', timezone: 'America/New_York', country: 'US', latitude: 40.7128, longitude: -74.006 },
  washington: {
    name: 'Washington',
    timezone: 'America/New_York',
    country: 'US',
    latitude: 38.9072,
    longitude: -77.0369,
  },
  toronto: { name: 'Toronto', timezone: 'America/New_York', country: 'CA', latitude: 43.6532, longitude: -79.3832 },
  montreal: { name: 'Montreal', timezone: 'America/New_York', country: 'CA', latitude: 45.5019, longitude: -73.5674 },
  denver: { name: 'Denver', timezone: 'America/Denver', country: 'US', latitude: 39.7392, longitude: -104.9903 },
  la: { name: 'Los Angeles', timezone: 'America/Los_Angeles', country: 'US', latitude: 34.0522, longitude: -118.2437 },
  dubai: { name: 'Dubai', timezone: 'Asia/Dubai', country: 'AE', latitude: 25.2048, longitude: 55.2708 },
  bangkok: { name: 'Bangkok', timezone: 'Asia/Bangkok', country: 'TH', latitude: 13.7563, longitude: 100.5018 },
  melbourne: {
    name: 'Melbourne',
    timezone: 'Australia/Sydney',
    country: 'AU',
    latitude: -37.8136,
    longitude: 144.9631,
  },
  sydney: { name: 'Sydney', timezone: 'Australia/Sydney', country: 'AU', latitude: -33.8688, longitude: 151.2093 },
  other: { name: 'Elsewhere', timezone: 'Europe/London', country: 'GB', latitude: 51.5074, longitude: -0.1278 },
}

export const brandCategories = ['Restaurant', 'Hotel', 'Cafe', 'Nightlife', 'Experience', 'Other'] as const
export type BrandCategory = (typeof brandCategories)[number]
export const platforms = ['instagram', 'tiktok', 'youtube'] as const
export type Platform = (typeof platforms)[number]
export const platformNames: Record<Platform, string> = { instagram: 'Instagram', tiktok: 'TikTok', youtube: 'YouTube' }
/** How the figures of an account are known, in order of trust. */
export const confirmations = ['self-declared', 'screenshot', 'staff', 'sandbox', 'platform'] as const
export type Confirmation = (typeof confirmations)[number]
const confirmationWords: Record<Exclude<Confirmation, 'sandbox' | 'platform'>, string> = {
  'self-declared': 'self-reported',
  screenshot: 'self-reported, with a screenshot',
  staff: 'verified by our team',
}
/** Whether a platform says so, or the sandbox that stands in for it. */
export const isFromPlatform = (how: Confirmation) => how === 'platform' || how === 'sandbox'
/** How the figures of an account are known: `verified by Instagram`. */
export function confirmedBy(how: Confirmation, platform: Platform): string {
  if (how === 'sandbox') return `verified by ${platformNames[platform]} (sandbox)`
  return how === 'platform' ? `verified by ${platformNames[platform]}` : confirmationWords[how]
}
export const deliverableTypes = ['story', 'post', 'reel', 'stream', 'ugc'] as const
export type DeliverableType = (typeof deliverableTypes)[number]
/** What each is called where somebody says what they make. */
export const formatNames: Record<DeliverableType, string> = {
  reel: 'Reels and short videos',
  story: 'Stories',
  post: 'Photo posts',
  stream: 'Live streams',
  ugc: 'Content for brands to use',
}
export const contentTypes = ['video', 'image', 'mix'] as const
export type ContentType = (typeof contentTypes)[number]
export const ageBrackets = ['18-24', '25-34', '35-44', '45-54', '55+'] as const
export type AgeBracket = (typeof ageBrackets)[number]
/** An age bracket as people read it: `18–24`. */
export const ageBracketName = (bracket: AgeBracket): string => bracket.replace('-', '–')
export const contentVibes = [
  'fine dining',
  'street food',
  'brunch',
  'coffee',
  'cocktails',
  'nightlife',
  'travel',
  'luxury',
  'family',
  'wellness',
  'adventure',
  'lifestyle',
] as const
export type ContentVibe = (typeof contentVibes)[number]
export const languages = ['en', 'fr', 'de', 'es', 'it', 'ar', 'th', 'pt', 'zh', 'hi'] as const
export type Language = (typeof languages)[number]
export const languageNames: Record<Language, string> = {
  en: 'English',
  fr: 'French',
  de: 'German',
  es: 'Spanish',
  it: 'Italian',
  ar: 'Arabic',
  th: 'Thai',
  pt: 'Portuguese',
  zh: 'Chinese',
  hi: 'Hindi',
}
/** Which brands may find a creator: all, or those that they asked or worked with. */
export const findableBy = ['everyone', 'known'] as const
export type FindableBy = (typeof findableBy)[number]
export const genders = ['female', 'male', 'non-binary', 'undisclosed'] as const
export const genderNames: Record<(typeof genders)[number], string> = {
  female: 'Female',
  male: 'Male',
  'non-binary': 'Non-binary',
  undisclosed: 'Prefer not to say',
}
export const ragStatuses = ['green', 'amber', 'red', 'black'] as const
export type RagStatus = (typeof ragStatuses)[number]
export const customerStatuses = [
  'prospect',
  'activating',
  'pending-value',
  'receiving-value',
  'inactive',
  'dormant',
  'winback',
] as const
export type CustomerStatus = (typeof customerStatuses)[number]
export const salesStages = {
  909: 'Inactive',
  1: 'Prospective',
  2: 'Approved',
  3: 'Notifying',
  4: 'Subscribed',
  5: 'Self Serving',
} as const
export type SalesStage = keyof typeof salesStages
/** How the team ranks whom it looks after. */
export type Priority = 1 | 2 | 3
export const onboardingStages = {
  1: 'Lead',
  2: 'Demo Held',
  3: 'Profile Approved',
  4: 'Brand Users Invited',
  5: 'Brand Users Active',
  6: 'Subscribed',
} as const
/** What our team sets by hand; the stages after these follow from what the brand does. */
export const onboardingStagesByHand = [1, 2, 3] as const
/** What staff may call an influencer, and a brand. */
export const influencerLabels = [
  'nurture',
  'reserve',
  'review-required',
  'p1',
  'p2',
  'nicp',
  'd1',
  'disengaged',
] as const
export const brandLabels = [
  'submit-for-deletion',
  'unclear-sign-up',
  'cs-engaged',
  'no-cs-engagement',
  'self-serving',
  'dev-fake',
] as const
/** What the labels are called; the one that asks for a deletion is the last that a list offers. */
export const influencerLabelNames: Record<(typeof influencerLabels)[number], string> = {
  nurture: 'Nurture',
  reserve: 'Reserve',
  'review-required': 'Review required',
  p1: 'P1',
  p2: 'P2',
  nicp: 'NICP',
  d1: 'D1',
  disengaged: 'Disengaged',
}
export const brandLabelNames: Record<(typeof brandLabels)[number], string> = {
  'cs-engaged': 'CS engaged',
  'no-cs-engagement': 'No CS engagement',
  'self-serving': 'Self-serving',
  'unclear-sign-up': 'Unclear sign-up',
  'dev-fake': 'Test brand',
  'submit-for-deletion': 'Submit for deletion',
}
export const approvalStates = ['applied', 'approved', 'rejected', 'suspended'] as const
export type ApprovalState = (typeof approvalStates)[number]
export const approvalNames: Record<ApprovalState, string> = {
  applied: 'Applied',
  approved: 'Approved',
  rejected: 'Rejected',
  suspended: 'Suspended',
}

/** Reviews, 1 to 6. */
export const opinionWords = {
  1: 'Angry',
  2: 'Upset',
  3: 'Disappointed',
  4: 'Content',
  5: 'Happy',
  6: 'Delighted',
} as const

/** Who may take part. */
export const youngest = 18
export const tooYoung = `You need to be ${youngest} or over.`
export const birthdayConfirmed = 'Your date of birth was checked with your ID. Contact our team to change it.'

/** Whole years between a date of birth and a day, both `YYYY-MM-DD`. */
export function ageOn(dateOfBirth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}

/** The bracket others see instead of a date of birth; null under 18. */
export function ageBracketOf(age: number): AgeBracket | null {
  if (age < youngest) return null
  if (age < 25) return '18-24'
  if (age < 35) return '25-34'
  if (age < 45) return '35-44'
  if (age < 55) return '45-54'
  return '55+'
}

/** What a venue of a country prices in. */
export function venueCurrencyOf(country: string): VenueCurrency {
  return currencyOfCountry[country] ?? 'USD'
}
const currencyOfCountry: Readonly<Record<string, VenueCurrency>> = {
  FR: 'EUR',
  DE: 'EUR',
  ES: 'EUR',
  IT: 'EUR',
  IE: 'EUR',
  GB: 'GBP',
  CA: 'CAD',
  AE: 'AED',
  AU: 'AUD',
  TH: 'THB',
}

/** What an organisation of a country pays its plan in: its own currency where plans are sold in it. */
export function currencyOf(country: string): Currency {
  const own = venueCurrencyOf(country)
  return currencies.find((one) => one === own) ?? 'USD'
}
