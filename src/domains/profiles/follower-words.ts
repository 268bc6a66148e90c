import type { Platform } from './vocabulary.ts'

/** Who follows an account, in the platform’s own word: people subscribe on YouTube. */
export const followerOf = (platform: Platform) => (platform === 'youtube' ? 'subscriber' : 'follower')

/** Over a number or a field: “Followers”. */
export const followersTitle = (platform: Platform) => (platform === 'youtube' ? 'Subscribers' : 'Followers')
