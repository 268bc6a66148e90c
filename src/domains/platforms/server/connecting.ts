import { createHash } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { newUid } from '../../../access/server/new-uid.ts'
import { type Actor, accountOf } from '../../../access/roles.ts'
import {
  type Grant,
  type Platform,
  type PlatformId,
  PlatformProblem,
  type Platforms,
  type Profile,
} from '../../../adapters/platforms/platforms.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { minuteMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Db } from '../../../kit/server/database.ts'
import { sqlState } from '../../../kit/server/database-errors.ts'
import { seal, unseal } from '../../../kit/server/sealing.ts'
import { record } from '../../audit/server/record.ts'
import { platformNames } from '../../profiles/vocabulary.ts'
import { sealAccess } from './access.ts'
import { forgetAccount } from './forget.ts'
import { platformAccounts, platformTries } from './tables.ts'
import { possessive } from '../../../kit/contract/possessive.ts'

const purpose = 'platform-verifier'
/** A consent that has begun ends after this. */
const tryMs = 10 * minuteMs

type Parts = { db: Db; config: Config; platforms: Platforms }

/** Where a platform sends the browser back to. */
export function backAddress({ publicUrl }: Config): string {
  return `${publicUrl}/app/influencer/connected`
}

/** The platform; `failed-precondition` where this installation is not registered with it. */
export function getPlatform(platforms: Platforms, id: PlatformId): Platform {
  const platform = platforms[id]
  if (!platform)
    throw new CallError(
      'failed-precondition',
      `${platformNames[id]} can’t be connected here yet. Enter your insights by hand.`,
    )
  return platform
}

/** Begins a consent of an influencer's account. Answers the platform's page. */
export async function beginConnecting(
  { db, config, platforms }: Parts,
  actor: Actor,
  influencerUid: string,
  id: PlatformId,
): Promise<string> {
  const { url, state, verifier } = await getPlatform(platforms, id).begin(backAddress(config))
  await db.insert(platformTries).values({
    stateHash: hashOf(state),
    byUid: accountOf(actor),
    influencerUid,
    platform: id,
    sealedVerifier: seal(config, purpose, verifier),
    expiresAt: plus(now(), tryMs),
  })
  return url
}

/** Ends a consent with what the browser brought back: only for the account that began it, once. Answers the stored account. */
export async function completeConnecting(
  { db, config, platforms }: Parts,
  actor: Actor,
  { state, code }: { state: string; code: string },
) {
  const [begun] = await db
    .delete(platformTries)
    .where(and(eq(platformTries.stateHash, hashOf(state)), gt(platformTries.expiresAt, now())))
    .returning()
  const verifier = begun && unseal(config, purpose, begun.sealedVerifier)
  const isTheirs = begun?.byUid === accountOf(actor) && Object.hasOwn(actor.influencers, begun.influencerUid)
  if (!begun || !isTheirs || verifier === null || verifier === undefined)
    throw new CallError(
      'failed-precondition',
      'This took too long or began in another browser. Connect the account again.',
    )
  const platform = getPlatform(platforms, begun.platform)
  const name = platformNames[begun.platform]
  const { grant, profile } = await consentOf(platform, { code, verifier, redirectUri: backAddress(config) }).catch(
    (error: unknown) => {
      throw refusalOf(error, name)
    },
  )
  const account = {
    influencerUid: begun.influencerUid,
    platform: platform.id,
    isSandbox: platform.isSandbox,
    externalId: profile.id,
    scopedId: profile.scopedId ?? null,
    handle: profile.handle,
    url: profile.url,
    granted: grant.granted,
    ...sealAccess(config, grant.access),
    endedWhy: null,
    provenAt: now(),
    nextReadAt: now(),
    failures: 0,
    outdatedAt: null,
  }
  return db.transaction(async (tx) => {
    const at = and(eq(platformAccounts.influencerUid, begun.influencerUid), eq(platformAccounts.platform, platform.id))
    const [before] = await tx.select().from(platformAccounts).where(at).for('update')
    // Another account in the same place: what was read of the one before is not about it.
    if (before && before.externalId !== profile.id) await forgetAccount(tx, before)
    const uid = before?.externalId === profile.id ? before.uid : newUid('platform_account')
    const [after] = await tx
      .insert(platformAccounts)
      .values({ uid, connectedAt: now(), ...account })
      .onConflictDoUpdate({ target: platformAccounts.uid, set: account })
      .returning()
      .catch((error: unknown) => {
        if (sqlState(error) === '23505')
          throw new CallError(
            'failed-precondition',
            `This ${name} account is connected to another profile. Disconnect it there first.`,
          )
        throw error
      })
    const subject = { subjectUid: begun.influencerUid, influencerUid: begun.influencerUid }
    const about = { platform: platform.id, handle: profile.handle, sandbox: platform.isSandbox }
    await record(tx, actor, 'influencer', 'influencer.platform-connected', subject, { after: about })
    return {
      uid: after?.uid ?? uid,
      influencerUid: begun.influencerUid,
      platform: platform.id,
      handle: profile.handle,
      granted: grant.granted,
    }
  })
}

async function consentOf(
  platform: Platform,
  answer: Parameters<Platform['complete']>[0],
): Promise<{ grant: Grant; profile: Profile }> {
  const grant = await platform.complete(answer)
  return { grant, profile: await platform.open(grant.access, () => {}).readProfile() }
}

/** What the person who connects is told. */
export function refusalOf(error: unknown, name: string): unknown {
  if (!(error instanceof PlatformProblem)) return error
  const cause = error
  switch (error.kind) {
    case 'unsuitable':
      return new CallError(
        'failed-precondition',
        name === 'YouTube'
          ? 'This Google account has no YouTube channel. Choose the account with your channel.'
          : `This is a personal ${name} account, which ${name} gives no insights for. Switch to a creator or business account in ${possessive(name)} settings, then connect again.`,
        { cause },
      )
    case 'permission':
      return new CallError(
        'failed-precondition',
        `${name} didn’t let us see your profile. Connect again and allow it.`,
        { cause },
      )
    case 'ended':
      return new CallError('failed-precondition', `${name} couldn’t confirm this. Connect the account again.`, {
        cause,
      })
    case 'outdated':
      return new CallError(
        'unavailable',
        `${name} has changed how it shares numbers, and we need to update our connection first. Your numbers stay as we last saw them. Try again in a few days.`,
        { cause },
      )
    case 'limited':
      return new CallError('unavailable', `${name} is busy right now. Try again in an hour.`, { cause })
    default:
      return new CallError('unavailable', `${name} isn’t responding right now. Try again later.`, { cause })
  }
}

function hashOf(state: string): string {
  return createHash('sha256').update(state).digest('base64url')
}
