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
/** Reviews, 1 to 6. */
export const opinionWords = {
  1: 'Angry',
  2: 'Upset',
  3: 'Disappointed',
  4: 'Content',
  5: 'Happy',
  6: 'Delighted',
} as const

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
