import { Button } from '@mantine/core'
import { useSwitch } from '../../../../kit/web/calls.ts'
import { hrefOf } from '../../../../kit/web/link.tsx'
import { landingPath } from '../../../profiles/landing.ts'
import { staffCalls } from '../../contract.ts'

type Props = { uid: string; type: 'brand' | 'influencer'; name: string; size?: 'compact-sm' }

/** Opens the product as a profile sees it, reading only. The page is loaded anew: nothing read as oneself stays in it. */
export function ViewAs({ uid, type, name, size }: Props) {
  const first = landingPath({
    staff_role: null,
    linked_profiles: [{ uid, type }],
    linked_brand_uid: null,
    brand_admins_for: [],
  })
  const view = useSwitch(staffCalls.viewAsProfile, () => location.assign(hrefOf(first)))
  return (
    <Button
      variant="default"
      size={size ?? 'sm'}
      loading={view.busy}
      aria-label={`View as ${name}`}
      data-tip="See the product as they see it for 30 minutes. You can’t change anything."
      onClick={() => void view({ uid })}
    >
      View as
    </Button>
  )
}
