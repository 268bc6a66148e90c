import { minuteMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import { isSigned, sign } from '../../../kit/server/signing.ts'

/** How long a download may be started. */
const goodForMs = 15 * minuteMs

/** What an archive is of: what somebody who is signed in chose, or all that a link shows. */
export type ArchiveAsked =
  | { by: 'session'; accountUid: string; sessionUid: string | null; brandUid: string; deliverableUids: string[] }
  | { by: 'link'; linkUid: string }
export type ArchiveQuery = Partial<Record<'account' | 'session' | 'brand' | 'of' | 'link' | 'until' | 'sig', string>>

const prefix = 'deliverable_'

/** The address of an archive: nobody can widen it, and it ends with the session or the link that it came by. */
export function archiveUrl(config: Config, asked: ArchiveAsked): string {
  const until = String(plus(now(), goodForMs).getTime())
  const facts: Record<string, string> =
    asked.by === 'link'
      ? { link: asked.linkUid }
      : {
          account: asked.accountUid,
          session: asked.sessionUid ?? '',
          brand: asked.brandUid,
          of: asked.deliverableUids.map((uid) => uid.slice(prefix.length)).join(','),
        }
  const query = { ...facts, until }
  return `${config.publicUrl}/content/archive.zip?${new URLSearchParams({ ...query, sig: sign(config, 'content-archive', ...partsOf(query)) })}`
}

/** What an address asks for; null when it is not ours or has ended. */
export function readArchiveUrl(config: Config, { sig = '', ...query }: ArchiveQuery): ArchiveAsked | null {
  const { account = '', session = '', brand = '', of = '', link = '', until = '' } = query
  if (!/^\d{1,15}$/.test(until) || Number(until) <= now().getTime()) return null
  if (!isSigned(config, 'content-archive', sig, ...partsOf(query))) return null
  if (link) return { by: 'link', linkUid: link }
  const deliverableUids = of.split(',').map((one) => `${prefix}${one}`)
  return { by: 'session', accountUid: account, sessionUid: session || null, brandUid: brand, deliverableUids }
}

function partsOf({ account = '', session = '', brand = '', of = '', link = '', until = '' }: ArchiveQuery): string[] {
  return [account, session, brand, of, link, until]
}
