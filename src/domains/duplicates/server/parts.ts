import type { ProfileMerge } from '../../../access/server/profile-merge.ts'

let joined: readonly ProfileMerge[] | null = null

/** Called where the product is put together, before the first call: what each domain does in a merge, in their order. */
export function joinProfileMerges(parts: readonly ProfileMerge[]): void {
  joined = parts
}

export function profileMerges(): readonly ProfileMerge[] {
  if (!joined) throw new Error('no domain has joined its part of a merge: call joinProfileMerges first')
  return joined
}
