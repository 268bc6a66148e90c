import { useAddress } from '../../../../kit/web/route.ts'
import { ownProfileSearch } from '../../../profiles/web/links.ts'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { WebhookList } from './webhooks/WebhookList.tsx'

/** The webhooks of a venue's organisation. */
export function WebhooksScreen() {
  const [{ uid }] = useAddress(ownProfileSearch)
  return (
    <WebhookList
      brandUid={useProfileUid(uid)}
      lead="Tell Slack, Teams or your other systems when something happens at your venues, such as a new request or a booked visit."
    />
  )
}
