import { deliverableNoun } from '../briefs/deliverable-words.ts'
import { type DeliverableType, type Platform, platformNames } from '../profiles/vocabulary.ts'

type Shape = { hosts: readonly string[]; path: RegExp }
const id = '[\\w-]{3,}'
const name = '@?[\\w.]{1,40}'
const path = (pattern: string) => new RegExp(`^/${pattern}/?$`)
const instagram = ['instagram.com', 'instagr.am']
const tiktok = ['tiktok.com']
const youtube = ['youtube.com']

/** Where each platform keeps each kind of deliverable. A reel may stand under /p/, and what was streamed stays as a video. */
const shapes: Readonly<Record<Platform, Readonly<Record<Exclude<DeliverableType, 'ugc'>, readonly Shape[]>>>> = {
  instagram: {
    reel: [{ hosts: instagram, path: path(`(?:${name}/)?(?:share/)?(?:reel|reels|p|tv)/${id}`) }],
    post: [{ hosts: instagram, path: path(`(?:${name}/)?(?:share/)?(?:p|reel|tv)/${id}`) }],
    story: [{ hosts: instagram, path: path(`(?:stories/(?:${name}|highlights)/\\d+|s/${id})`) }],
    stream: [{ hosts: instagram, path: path(`(?:${name}/live|(?:${name}/)?(?:reel|p|tv)/${id})`) }],
  },
  tiktok: {
    reel: [...tiktokShort(), { hosts: tiktok, path: path(`(?:@[\\w.]+/video/\\d+|v/\\d+\\.html)`) }],
    post: [...tiktokShort(), { hosts: tiktok, path: path(`(?:@[\\w.]+/(?:photo|video)/\\d+|v/\\d+\\.html)`) }],
    story: [...tiktokShort(), { hosts: tiktok, path: path(`@[\\w.]+/(?:story|video|photo)/\\d+`) }],
    stream: [...tiktokShort(), { hosts: tiktok, path: path(`@[\\w.]+/(?:live|video/\\d+)`) }],
  },
  youtube: {
    reel: [
      { hosts: ['youtu.be'], path: path(id) },
      { hosts: youtube, path: path(`(?:shorts/${id}|watch)`) },
    ],
    post: [
      { hosts: ['youtu.be'], path: path(id) },
      { hosts: youtube, path: path(`(?:post/${id}|shorts/${id}|watch)`) },
    ],
    story: [
      { hosts: ['youtu.be'], path: path(id) },
      { hosts: youtube, path: path(`shorts/${id}`) },
    ],
    stream: [
      { hosts: ['youtu.be'], path: path(id) },
      { hosts: youtube, path: path(`(?:live/${id}|watch)`) },
    ],
  },
}

function tiktokShort(): Shape[] {
  return [
    { hosts: ['vm.tiktok.com', 'vt.tiktok.com'], path: path(id) },
    { hosts: tiktok, path: path(`t/${id}`) },
  ]
}

const examples: Record<Platform, string> = {
  instagram: 'https://www.instagram.com/reel/C3xyzAbc123/',
  tiktok: 'https://www.tiktok.com/@name/video/7301234567890123456',
  youtube: 'https://www.youtube.com/shorts/AbCdEf12345',
}

export type LiveUrl = { ok: true; url: string } | { ok: false; problem: string }

/**
 * Whether an address is where a deliverable of this platform and type can be seen. Answers it in its plain form: https, without
 * what was added for counting. `ugc` is not posted and has no address.
 */
export function readLiveUrl(given: string, deliverable: { platform: Platform; type: DeliverableType }): LiveUrl {
  const { platform, type } = deliverable
  if (type === 'ugc') return { ok: false, problem: 'This content isn’t posted, so it doesn’t need a link.' }
  const url = parse(given)
  if (!url) return { ok: false, problem: `That isn’t a link. It should look like ${examples[platform]}.` }
  const host = url.hostname.replace(/^(www|m)\./, '')
  const shape = shapes[platform][type].find((one) => one.hosts.includes(host) && one.path.test(url.pathname))
  const video = url.searchParams.get('v')
  if (shape && (url.pathname !== '/watch' || video)) {
    return { ok: true, url: `https://${url.hostname}${url.pathname}${url.pathname === '/watch' ? `?v=${video}` : ''}` }
  }
  const onPlatform = shapes[platform][type].some((one) => one.hosts.includes(host))
  if (!onPlatform)
    return {
      ok: false,
      problem: `That link isn’t on ${platformNames[platform]}. Paste the link to your ${deliverableNoun(deliverable)}.`,
    }
  return {
    ok: false,
    problem: `That link is to something else on ${platformNames[platform]}. Open your ${deliverableNoun(deliverable)}, choose Share and copy its link.`,
  }
}

/** Whether two addresses, as they are kept, lead to one post: a platform has several for each. */
export function isSamePost(one: string, other: string): boolean {
  const postOf = (address: string) => {
    const { hostname, pathname, searchParams } = new URL(address)
    return `${hostname.replace(/^(www|m)\./, '')} ${searchParams.get('v') ?? pathname.split('/').findLast(Boolean) ?? ''}`
  }
  return postOf(one) === postOf(other)
}

function parse(given: string): URL | null {
  const text = given.trim()
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  if (!url || url.username || url.password || url.port || !url.hostname.includes('.')) return null
  return url
}
