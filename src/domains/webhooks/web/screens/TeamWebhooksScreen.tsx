import { WebhookList } from './webhooks/WebhookList.tsx'

/** The webhooks of our own team, for admins. */
export function TeamWebhooksScreen() {
  return (
    <WebhookList brandUid={null} lead="Tell Slack, Teams or our own systems when something happens at any brand." />
  )
}
