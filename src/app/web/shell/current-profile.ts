import { localKeys } from '../../../domains/accounts/web/local-keys.ts'

type Profile = { uid: string; type: 'brand' | 'influencer' }

/** Keys of the local storage: a mirror of what the server keeps, for scripts that look there. */
export function saveCurrentProfile(profile: Profile | null): void {
  if (!profile) return
  localStorage.setItem(localKeys.profileUid, profile.uid)
  localStorage.setItem(localKeys.profileType, profile.type)
}

/** Where a profile begins after switching to it. */
export function startOf({ uid, type }: Profile): string {
  return type === 'brand' ? `/app/brand/dashboard?uid=${uid}` : `/app/influencer/browse?uid=${uid}`
}
