type User = {
  staff_role: string | null
  linked_profiles: readonly { uid: string; type: 'brand' | 'influencer' }[]
  linked_brand_uid: string | null
  brand_admins_for: readonly string[]
}

/** The first page of each side. */
type Landing =
  | { path: '/app/admin/brand-browser'; search: { view: 'today' } }
  | { path: '/app/brand/dashboard'; search: { uid?: string } }
  | { path: '/app/influencer/browse'; search: { uid?: string } }

/** Where a person goes after signing in: staff to Today. */
export function landingPath(user: User): Landing {
  if (user.staff_role) return { path: '/app/admin/brand-browser', search: { view: 'today' } }
  const first = user.linked_profiles[0]
  if (first) {
    return first.type === 'brand'
      ? { path: '/app/brand/dashboard', search: { uid: first.uid } }
      : { path: '/app/influencer/browse', search: { uid: first.uid } }
  }
  const brandUid = user.linked_brand_uid ?? user.brand_admins_for[0]
  return brandUid
    ? { path: '/app/brand/dashboard', search: { uid: brandUid } }
    : { path: '/app/influencer/browse', search: {} }
}
