import type { SandboxAccount } from '../adapters/platforms/sandbox-account.ts'
import { sandboxCode } from '../adapters/platforms/sandbox.ts'
import { permissions } from '../adapters/platforms/platforms.ts'
import { recordReading } from '../domains/content/server/readings.ts'
import { now } from '../kit/server/clock.ts'
import type { Person, World } from './world.ts'

type Made = Partial<Pick<SandboxAccount, 'handle' | 'followers' | 'story' | 'granted'>>

/** What the consent page sends the browser back with, once an account was made up there. */
export async function allowed(
  w: World,
  platform: 'instagram' | 'tiktok' | 'youtube',
  made: Made = {},
  as: Person = w.alice,
  influencerUid = w.aliceInfluencer,
): Promise<{ state: string; code: string }> {
  const { url } = await as.call('connectAccount', { influencerUid, platform })
  const { state = '', code_challenge: challenge = '' } = Object.fromEntries(new URL(url).searchParams)
  const account: SandboxAccount = {
    platform,
    handle: 'alice.eats',
    followers: 12_000,
    story: 'grows',
    granted: [...permissions],
    at: now().getTime(),
    ...made,
  }
  return { state, code: sandboxCode(w.config, account, challenge) }
}

/** An account of a sandbox platform that Alice has connected. */
export async function connectedAccount(
  w: World,
  platform: 'instagram' | 'tiktok' | 'youtube' = 'instagram',
  made: Made = {},
): Promise<void> {
  await w.alice.call('finishConnecting', await allowed(w, platform, made))
}

/** The views that a platform says a deliverable of Alice’s has by now. */
export async function reportedViews(w: World, deliverableUid: string, views: number): Promise<void> {
  const reading = { deliverableUid, source: 'platform', enteredBy: 'Instagram' } as const
  await w.tx((tx) => recordReading(tx, { ...reading, takenAt: now(), counts: { views } }))
}
