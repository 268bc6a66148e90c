import type { DeliverableType, Platform } from '../domains/profiles/vocabulary.ts'

/** An address where a deliverable could be seen. */
export function liveUrlFor({ type, platform }: { type: DeliverableType; platform: Platform }, seed: number): string {
  const id = `Demo${String(seed).padStart(7, '0')}`
  if (platform === 'tiktok') return `https://www.tiktok.com/@demo/video/7300000000000${String(seed).padStart(6, '0')}`
  if (platform === 'youtube') return `https://www.youtube.com/${type === 'stream' ? 'live' : 'shorts'}/${id}`
  if (type === 'story') return `https://www.instagram.com/stories/demo/31000000${String(seed).padStart(8, '0')}/`
  return `https://www.instagram.com/${type === 'post' ? 'p' : 'reel'}/${id}/`
}
