import type { Config } from '../../../kit/server/config.ts'
import { isSigned, sign } from '../../../kit/server/signing.ts'
import { type TopicId, topicIds } from '../topics.ts'

/** What a link ends: mail about one topic, or all that can be ended. */
export type Scope = TopicId | 'all'

/** The address that ends mail: opened, it asks first; a POST ends it at once. It works for as long as the account is there. */
export function unsubscribeUrl(config: Config, accountUid: string, scope: Scope): string {
  const what = Buffer.from(`${accountUid}:${scope}`).toString('base64url')
  return `${config.publicUrl}/unsubscribe?token=${what}.${sign(config, 'unsubscribe', what)}`
}

/** Whose mail about what a token ends; null for one that is not ours. */
export function readUnsubscribeToken(config: Config, token: string): { accountUid: string; scope: Scope } | null {
  const [what = '', signature = ''] = token.split('.')
  if (!isSigned(config, 'unsubscribe', signature, what)) return null
  const [accountUid = '', asked] = Buffer.from(what, 'base64url').toString().split(':')
  const scope = asked === 'all' ? asked : topicIds.find((id) => id === asked)
  return scope ? { accountUid, scope } : null
}
