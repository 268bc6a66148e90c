import type { Actor } from '../../../access/roles.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'

type Acting = { actor: Actor; tx: Tx; config: Config }

/** What has been asked and not answered between two profiles ends, from the side of who reported or blocked the other. */
type EndFirstContact = (
  acting: Acting,
  pair: { brandUid: string; influencerUid: string },
  by: 'influencer' | 'brand',
) => Promise<void>

let joined: EndFirstContact | null = null

/** Collabs are a later domain, which this one may not import: it gives its part where the product is put together. */
export function joinFirstContact(end: EndFirstContact): void {
  joined = end
}

/** See `EndFirstContact`. */
export const endFirstContact: EndFirstContact = async (acting, pair, by) => {
  if (!joined) throw new Error('collabs have not joined: call joinFirstContact first')
  await joined(acting, pair, by)
}
