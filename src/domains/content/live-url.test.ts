import { expect, it } from 'vitest'
import { readLiveUrl } from './live-url.ts'

it.each([
  [
    'instagram',
    'reel',
    'https://www.instagram.com/reel/C3xyzAbc123/?igsh=MzRlODBiNWFlZA==',
    'https://www.instagram.com/reel/C3xyzAbc123/',
  ],
  ['instagram', 'reel', 'instagram.com/alice.eats/reel/C3xyz_A-c', 'https://instagram.com/alice.eats/reel/C3xyz_A-c'],
  ['instagram', 'reel', 'https://instagr.am/p/C3xyz', 'https://instagr.am/p/C3xyz'],
  ['instagram', 'post', 'http://m.instagram.com/p/C3xyz/', 'https://m.instagram.com/p/C3xyz/'],
  [
    'instagram',
    'story',
    'https://www.instagram.com/stories/alice.eats/3312345678901234567/',
    'https://www.instagram.com/stories/alice.eats/3312345678901234567/',
  ],
  ['instagram', 'stream', 'https://www.instagram.com/alice.eats/live/', 'https://www.instagram.com/alice.eats/live/'],
  [
    'tiktok',
    'reel',
    'https://www.tiktok.com/@alice.eats/video/7301234567890123456?lang=en',
    'https://www.tiktok.com/@alice.eats/video/7301234567890123456',
  ],
  ['tiktok', 'reel', 'https://vm.tiktok.com/ZMabc123/', 'https://vm.tiktok.com/ZMabc123/'],
  ['tiktok', 'post', 'https://www.tiktok.com/t/ZTabc123/', 'https://www.tiktok.com/t/ZTabc123/'],
  [
    'tiktok',
    'post',
    'https://www.tiktok.com/@alice/photo/7301234567890123456',
    'https://www.tiktok.com/@alice/photo/7301234567890123456',
  ],
  ['youtube', 'reel', 'https://youtube.com/shorts/AbCdEf12345?si=x', 'https://youtube.com/shorts/AbCdEf12345'],
  [
    'youtube',
    'post',
    'https://www.youtube.com/watch?v=AbCdEf12345&t=4s',
    'https://www.youtube.com/watch?v=AbCdEf12345',
  ],
  ['youtube', 'reel', 'https://youtu.be/AbCdEf12345', 'https://youtu.be/AbCdEf12345'],
  ['youtube', 'stream', 'https://www.youtube.com/live/AbCdEf12345', 'https://www.youtube.com/live/AbCdEf12345'],
] as const)('%s %s at %s is taken as %s', (platform, type, given, url) => {
  expect(readLiveUrl(given, { platform, type })).toEqual({ ok: true, url })
})

it.each([
  [
    'instagram',
    'reel',
    'https://www.tiktok.com/@a/video/7301234567890123456',
    'That link isn’t on Instagram. Paste the link to your Instagram Reel.',
  ],
  [
    'instagram',
    'reel',
    'https://www.instagram.com/alice.eats/',
    'That link is to something else on Instagram. Open your Instagram Reel, choose Share and copy its link.',
  ],
  [
    'instagram',
    'reel',
    'https://instagram.com.evil.example/reel/C3xyz',
    'That link isn’t on Instagram. Paste the link to your Instagram Reel.',
  ],
  [
    'instagram',
    'story',
    'https://www.instagram.com/reel/C3xyz/',
    'That link is to something else on Instagram. Open your Instagram Story, choose Share and copy its link.',
  ],
  [
    'youtube',
    'post',
    'https://www.youtube.com/watch',
    'That link is to something else on YouTube. Open your YouTube post, choose Share and copy its link.',
  ],
  [
    'tiktok',
    'reel',
    'https://user:pass@www.tiktok.com/@a/video/1',
    'That isn’t a link. It should look like https://www.tiktok.com/@name/video/7301234567890123456.',
  ],
  [
    'tiktok',
    'reel',
    'javascript:alert(1)',
    'That isn’t a link. It should look like https://www.tiktok.com/@name/video/7301234567890123456.',
  ],
  ['instagram', 'ugc', 'https://www.instagram.com/p/C3xyz/', 'This content isn’t posted, so it doesn’t need a link.'],
] as const)('%s %s at %s is refused: %s', (platform, type, given, problem) => {
  expect(readLiveUrl(given, { platform, type })).toEqual({ ok: false, problem })
})
