import type { WebhookFormat } from '../../fields.ts'

/** Who a webhook writes to, where it is chosen and where it stands in the list. */
export const formatNames: Readonly<Record<WebhookFormat, string>> = {
  standard: 'Another system',
  slack: 'Slack',
  teams: 'Microsoft Teams',
}
