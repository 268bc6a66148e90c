const words: Readonly<Record<string, string>> = {
  story: 'Story',
  post: 'post',
  stream: 'live stream',
  ugc: 'content for the brand',
}

/** What one deliverable is called in the middle of a sentence. Reels are Instagram’s; elsewhere it’s a video. */
export function oneFormat(type: string, platform: string): string {
  if (type === 'reel') return platform === 'instagram' ? 'Reel' : 'video'
  return words[type] ?? type
}
