import { localKeys } from '../../../domains/accounts/web/local-keys.ts'

type Profile = { uid: string; type: 'brand' | 'influencer' }

/** The seed's keys (§3 "Local browser storage keys"): a mirror of what the server keeps, for scripts that look there. */
export function saveCurrentProfile(profile: Profile | null): void {
  if (!profile) return
  localStorage.setItem(localKeys.profileUid, profile.uid)
  localStorage.setItem(localKeys.profileType, profile.type)
}

/** Where a profile begins after switching to it (seed §4 "Profile switching"). */
export function startOf({ uid, type }: Profile): string {
  return type === 'brand' ? `/app/brand/dashboard?uid=${uid}` : `/app/influencer/browse?uid=${uid}`
}
