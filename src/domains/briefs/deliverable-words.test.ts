import { expect, it } from 'vitest'
import type { BriefDeliverable } from './brief.ts'
import { deliverableNoun, deliverableText } from './deliverable-words.ts'

const reel: BriefDeliverable = { type: 'reel', contentType: 'video', platform: 'instagram', count: 1 }

it.each<[Partial<BriefDeliverable>, string]>([
  [{}, '1 Instagram Reel'],
  [{ count: 2 }, '2 Instagram Reels'],
  [{ platform: 'tiktok', count: 3 }, '3 TikTok videos'],
  [{ platform: 'youtube' }, '1 YouTube Short'],
  [{ contentType: 'mix' }, '1 Instagram Reel (photo and video)'],
  [{ type: 'story', count: 2 }, '2 Instagram Stories (video)'],
  [{ type: 'post', contentType: 'image', count: 2 }, '2 Instagram posts (photo)'],
  [{ type: 'stream', platform: 'tiktok' }, '1 TikTok live stream'],
  [{ type: 'ugc', contentType: 'image', count: 4 }, '4 photos for the brand'],
])('says %o as %s', (part, words) => {
  expect(deliverableText({ ...reel, ...part })).toBe(words)
})

it('names one of a kind', () => {
  expect(deliverableNoun(reel)).toBe('Instagram Reel')
  expect(deliverableNoun({ type: 'ugc', platform: 'instagram' })).toBe('content for the brand')
})
