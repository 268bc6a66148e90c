import { CallError } from '../../../kit/contract/errors.ts'
import type { Config } from '../../../kit/server/config.ts'
import { isOwnMachine } from '../../../kit/server/host.ts'
import { allowedAddresses, isUsableTarget } from '../../../kit/server/public-address.ts'
import type { WebhookFields } from '../contract.ts'
import type { WebhookFormat } from '../fields.ts'
import { topicNames } from '../topics.ts'

/** Where chats take messages: Slack’s incoming webhooks, and Teams’ Workflows with the connectors that they replace. */
const chatHosts: Readonly<Record<Exclude<WebhookFormat, 'standard'>, { hosts: RegExp; message: string }>> = {
  slack: {
    hosts: /^hooks\.slack(-gov)?\.com$/,
    message: 'Enter the address of a Slack incoming webhook. It starts with https://hooks.slack.com/',
  },
  teams: {
    hosts: /\.(logic\.azure\.com|api\.powerplatform\.com|webhook\.office\.com)$/,
    message: 'Enter the address that the Teams workflow shows under “When a Teams webhook request is received”.',
  },
}

/** Refuses an address that we never send to, and one that isn’t the chat’s. On one’s own machine a chat may be there too. */
export function requireTarget(config: Config, format: WebhookFormat, given: string): void {
  const url = new URL(given)
  const isLocal = isOwnMachine(config.publicUrl)
  if (!isUsableTarget(url, allowedAddresses(isLocal)))
    throw wrongUrl('Enter a public address that starts with https://, without a user name or password.')
  if (format === 'standard' || (isLocal && url.protocol === 'http:')) return
  const { hosts, message } = chatHosts[format]
  if (!hosts.test(url.hostname)) throw wrongUrl(message)
}

const wrongUrl = (message: string) =>
  new CallError('invalid-argument', message, { details: { fields: [{ field: 'fields.url', message }] } })

/** What is stored of what was chosen: each topic once, in the order of the list. */
export const storedFields = ({ name, url, topics }: WebhookFields): WebhookFields => ({
  name,
  url,
  topics: topicNames.filter((topic) => topics.includes(topic)),
})
