import { createHash } from 'node:crypto'
import type { PublicInfluencer } from '../../domains/content/public-influencer.ts'

/** Changes with whatever the share picture shows (`share-picture.ts`). */
export function shareTag({ name, handle, city, avatar, gallery }: PublicInfluencer): string {
  const shown = JSON.stringify([name, handle, city, avatar, gallery.slice(0, 3)])
  return createHash('sha256').update(shown).digest('base64url').slice(0, 22)
}
