import { LinkTo } from '../../../../kit/web/link.tsx'
import { toUsageOf } from '../../../accounts/web/links.ts'
import { useSession } from '../session.tsx'

/** For admins, who alone may look: what was done by or to a record. */
export function UsageLink({ about }: { about: string }) {
  return useSession().user.staff_role === 'admin' ? <LinkTo to={toUsageOf(about)}>Usage</LinkTo> : null
}
