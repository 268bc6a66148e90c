/** The platforms where creators have accounts. */
export const platformIds = ['instagram', 'tiktok', 'youtube'] as const
export type PlatformId = (typeof platformIds)[number]

/** Every platform of this installation; null where it is neither registered nor stood in for. */
export type Platforms = Readonly<Record<PlatformId, Platform | null>>

/**
 * A social platform in our words. A count that the platform does not give is null, never zero. Every method rejects with
 * `PlatformProblem` where the platform refuses or does not answer.
 */
export type Platform = {
  id: PlatformId
  /** A stand-in, whose figures are made up. */
  isSandbox: boolean
  /** What we may do with its numbers, by its terms (`docs/platforms.md`). */
  terms: PlatformTerms
  /** How long before its end (ms) an access is renewed. */
  renewAheadMs: number
  /** The most requests for one account on one day; the platform gives us more. */
  requestsPerDay: number
  /** The page on which its owner agrees, and what has to be kept until the browser comes back. */
  begin: (redirectUri: string) => Promise<Begun>
  /** Trades the code that the browser brought back. `verifier` is empty where the platform offers no PKCE. */
  complete: (answer: { code: string; redirectUri: string; verifier: string }) => Promise<Grant>
  /** A new access; the one before may end at once. */
  renew: (access: Access) => Promise<Access>
  /** Gives the access back. */
  revoke: (access: Access) => Promise<void>
  /** What a callback of the platform says of an owner who took our access back; null where it has no callbacks. Throws `UnsignedCallback`. */
  readWithdrawal: ((callback: Callback) => Withdrawal | null) | null
  /** Reads one account. `spend` is asked before each request and rejects when the day's budget is used up. */
  open: (access: Access, spend: () => void) => Reader
}

/** A platform says that an owner took our access back: which of its names they have there, and when. */
export type Withdrawal = { ids: string[]; at: Date }
/** A callback as it came, with the header that the platform signs in, if it does. */
export type Callback = { raw: Buffer; signature: string | undefined }
/** A callback that the platform did not sign. */
export class UnsignedCallback extends Error {}

export type PlatformTerms = {
  /** Averages and rates of our own may be worked out from its numbers. */
  mayDerive: boolean
  /** Its numbers may be added to those of other creators. */
  maySum: boolean
}

export type Begun = { url: string; state: string; verifier: string }

/** What opens an account, for as long as it does. Null dates never end by themselves. */
export type Access = { token: string; until: Date | null; renewal: string | null; renewalUntil: Date | null }

/** What an owner can refuse one by one. */
export const permissions = ['followers', 'posts', 'insights'] as const
export type Permission = (typeof permissions)[number]
export type Grant = { access: Access; granted: Permission[] }

export type Reader = {
  readProfile: () => Promise<Profile>
  /** Who follows, as shares in percent; null where the platform does not say. */
  readAudience: () => Promise<Audience | null>
  /** The newest posts with the counts that come with them, newest first. */
  listPosts: (most: number) => Promise<Post[]>
  /** A post of this account by its public address; null where there is none, or not any more. */
  findPost: (address: string) => Promise<Post | null>
  /** A post of this account by its id; rejects as `gone` where it was deleted. */
  getPost: (id: string) => Promise<Post>
  /** Everything the platform counts of a post. */
  readCounts: (post: Pick<Post, 'id' | 'kind'>) => Promise<PostInsights>
  /** A picture that the platform named, a megabyte or less; null where it cannot be had. */
  readPicture: (address: string) => Promise<Buffer | null>
}

export type Profile = {
  /** The platform's own name for the account, which stays when the handle changes. */
  id: string
  /** What it is called to our application alone, where that is another. */
  scopedId?: string | undefined
  handle: string
  name: string
  url: string
  followers: number | null
}
export type Audience = Partial<Record<'country' | 'city' | 'gender' | 'age', Record<string, number>>>
export type PostKind = 'post' | 'reel' | 'story' | 'video'
export type Post = {
  id: string
  kind: PostKind
  url: string
  text: string
  picture: string | null
  postedAt: Date
  counts: Counts
}
export const postCounts = ['views', 'reach', 'likes', 'comments', 'saves', 'shares'] as const
export type Counts = Record<(typeof postCounts)[number], number | null>
/** The same with the followers that the post brought, which a list of posts never has. */
export type PostInsights = Counts & { followersGained: number | null }
export const noCounts: Counts = { views: null, reach: null, likes: null, comments: null, saves: null, shares: null }

/**
 * Why a platform did not do as it was asked. `ended`: its owner took the access back, or it ran out. `limited`: not before
 * `retryAt`. `unsuitable`: a kind of account that the platform says nothing about. `permission`: its owner did not allow it.
 * `refused`: our request is wrong. `outdated`: the version of the platform that we speak has ended, or its answers have
 * changed: nothing can be read until we follow.
 */
export type ProblemKind =
  | 'ended'
  | 'limited'
  | 'unsuitable'
  | 'permission'
  | 'gone'
  | 'refused'
  | 'outdated'
  | 'unavailable'

export class PlatformProblem extends Error {
  readonly kind: ProblemKind
  readonly retryAt: Date | null
  constructor(
    kind: ProblemKind,
    text: string,
    { retryAt = null, cause }: { retryAt?: Date | null; cause?: unknown } = {},
  ) {
    super(text, { cause })
    this.kind = kind
    this.retryAt = retryAt
  }
}
