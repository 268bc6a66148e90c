import { counted } from '../../kit/contract/counted.ts'

/** What the posts of a collab reached together; null where it isn't known. */
export type Reached = {
  views: number | null
  likes: number | null
  comments: number | null
  saves: number | null
  shares: number | null
}

const list = new Intl.ListFormat('en-GB')
const times = (count: number | null, words: string) =>
  count !== null && count > 0 && `${words} ${counted(count, 'time')}`

/** In one sentence: “Seen 12,000 times, liked 340 times and saved 21 times so far.” Null while nothing is known. */
export function reachedWords({ views, likes, comments, saves, shares }: Reached): string | null {
  const known = [
    times(views, 'seen'),
    times(likes, 'liked'),
    times(comments, 'commented on'),
    times(saves, 'saved'),
    times(shares, 'shared'),
  ].filter((one) => one !== false)
  if (known.length === 0) return null
  const words = list.format(known)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} so far.`
}
