import { type ContentType, type DeliverableType, type Platform, platformNames } from '../profiles/vocabulary.ts'
import type { BriefDeliverable } from './brief.ts'

/** What each kind is called where one of them is chosen. */
export const deliverableNames: Readonly<Record<DeliverableType, string>> = {
  story: 'Story',
  post: 'Post',
  reel: 'Reel or short video',
  stream: 'Live stream',
  ugc: 'Content for the brand (not posted)',
}
/** The name of a kind that a record of the past may hold; undefined without one. */
export function deliverableName(type: string | undefined): string | undefined {
  return Object.entries(deliverableNames).find(([key]) => key === type)?.[1] ?? type
}
export const contentTypeNames: Readonly<Record<ContentType, string>> = {
  video: 'Video',
  image: 'Photo',
  mix: 'Photo and video',
}

/** What a short video is called on each platform. */
const shortVideos: Readonly<Record<Platform, string>> = { instagram: 'Reel', tiktok: 'video', youtube: 'Short' }
const posted: Readonly<Record<'story' | 'post' | 'stream', readonly [one: string, many: string]>> = {
  story: ['Story', 'Stories'],
  post: ['post', 'posts'],
  stream: ['live stream', 'live streams'],
}
const reused: Readonly<Record<ContentType, readonly [one: string, many: string]>> = {
  video: ['video', 'videos'],
  image: ['photo', 'photos'],
  mix: ['photo or video', 'photos or videos'],
}

/** What one deliverable is called: `Instagram Reel`, or of several `Instagram Reels`. */
export function deliverableNoun({ type, platform }: Pick<BriefDeliverable, 'type' | 'platform'>, count = 1): string {
  if (type === 'ugc') return 'content for the brand'
  const name = type === 'reel' ? shortVideos[platform] : posted[type][count === 1 ? 0 : 1]
  return `${platformNames[platform]} ${name}${type === 'reel' && count !== 1 ? 's' : ''}`
}

/** A deliverable with how many are asked for: `1 Instagram Reel`, `2 Instagram posts (photo)`. */
export function deliverableText({ type, contentType, platform, count }: BriefDeliverable): string {
  if (type === 'ugc') return `${count} ${reused[contentType][count === 1 ? 0 : 1]} for the brand`
  const isClear = type === 'stream' || (type === 'reel' && contentType === 'video')
  return `${count} ${deliverableNoun({ type, platform }, count)}${isClear ? '' : ` (${contentTypeNames[contentType].toLowerCase()})`}`
}
