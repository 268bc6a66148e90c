/** What the front page shows of a collab, as both sides are asked about it: every field below. */
export const frontPageShows =
  'The page shows the brief’s title, the venue’s name and city, the creator’s name and handle, how many deliverables were made, pictures of the content and its views. You can take it down at any time. We never show what it cost.'

/** A collab as the front page shows it: what was made of it, where, by whom, and how often it was seen. */
export type ShownStory = {
  collabUid: string
  title: string
  brand: string
  city: string
  creator: string
  handle: string
  views: number | null
  deliverables: number
  pictures: string[]
}
