import type { DeliverableType, Platform } from '../profiles/vocabulary.ts'
import type { Reached } from './reached-words.ts'

/** What the creator’s public page of a collab shows, as the brand is asked about it: every field below. */
export const storyPageShows =
  'The page shows the brief’s title, your venue’s name and city, the day of the visit, the creator’s name and handle, what they published, how often it was seen, liked, commented on, saved and shared, and your review if it’s good. You can close it at any time. It never shows what the visit cost or brought you.'

/** Good enough to be proud of: an opinion of the upper half. */
export const isGoodReview = (value: number): boolean => value > 3

/** A collab as its creator’s public page shows it. */
export type PublicStory = {
  /** Of its address. */
  code: string
  brandName: string
  city: string
  creatorName: string
  handle: string
  title: string
  visitDay: string
  posts: {
    uid: string
    type: DeliverableType
    platform: Platform
    liveUrl: string | null
    kind: 'image' | 'video'
    file: string
    poster: string | null
    views: number | null
    /** Where it is stored as one picture, for the picture of the page’s link. */
    path: string | null
  }[]
  reached: Reached
  review: { value: number; text: string } | null
}
