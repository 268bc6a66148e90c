import { useRef } from 'react'
import { useSwitch } from '../../../kit/web/calls.ts'
import { hrefOf } from '../../../kit/web/link.tsx'
import { landingPath } from '../../profiles/landing.ts'
import { staffCalls } from '../contract.ts'

/** Opens the product as a profile sees it, reading only. The page is loaded anew: nothing read as oneself stays in it. */
export function useViewAs() {
  const first = useRef('')
  const view = useSwitch(staffCalls.viewAsProfile, () => location.assign(first.current))
  return {
    busy: view.busy,
    open: (uid: string, type: 'brand' | 'influencer') => {
      const profile = {
        staff_role: null,
        linked_profiles: [{ uid, type }],
        linked_brand_uid: null,
        brand_admins_for: [],
      }
      first.current = hrefOf(landingPath(profile))
      void view({ uid })
    },
  }
}
