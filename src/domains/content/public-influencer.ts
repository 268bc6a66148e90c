import type { PublicProfile } from '../profiles/public-influencer.ts'

/** What everyone may see of an influencer: their profile, and as far as both sides wish it, what came of it. */
export type PublicInfluencer = PublicProfile & {
  /** What places said of them, newest first; where a place has not agreed to be named, only what kind of place it is. */
  reviews: { word: string; text: string; from: string; at: string }[]
  /** Where they were, of the places that agree to be named. */
  places: { name: string; city: string }[]
}

/** Who writes a private opinion does not think of the world: one that holds an address or a number is shown as a word. */
export function publicWords(text: string): string {
  return /\S+@\S+\.\S+|\+?\d[\d\s().-]{6,}\d|https?:/i.test(text) ? '' : text
}
