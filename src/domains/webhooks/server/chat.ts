import type { Config } from '../../../kit/server/config.ts'
import { deliverableNoun } from '../../briefs/deliverable-words.ts'
import { stayWords } from '../../briefs/stays.ts'
import { shortTime } from '../../collabs/server/words.ts'
import { collabPath } from '../../collabs/server/save.ts'
import { now } from '../../../kit/server/clock.ts'
import { must } from '../../../kit/contract/must.ts'
import type { WebhookFormat } from '../fields.ts'
import type { WebhookPayload } from '../payload.ts'
import type { Topic } from '../topics.ts'
import type { Delivery } from './webhooks.ts'
import { possessive } from '../../../kit/contract/possessive.ts'

/** What a chat’s channel is told: what happened, what it is about, and where to go on. */
type Message = { title: string; lines: string[]; actions: { label: string; url: string }[] }

type About = { creator: string; isRequest: boolean; content: string }

/** What happened, for everyone in the channel, who may be the venue’s team or ours. */
const titles: Readonly<Record<Exclude<Topic, 'invoice.paid'>, (about: About) => string>> = {
  'collab.requested': ({ creator }) => `New request from ${creator}`,
  'collab.invited': ({ creator }) => `${creator} has been invited`,
  'collab.approved': ({ creator, isRequest }) =>
    isRequest ? `${possessive(creator)} request was approved` : `${creator} accepted the invitation`,
  'collab.declined': ({ creator, isRequest }) =>
    isRequest ? `${possessive(creator)} request was declined` : `${creator} declined the invitation`,
  'collab.withdrawn': ({ creator }) => `${creator} withdrew the request`,
  'collab.expired': ({ creator, isRequest }) =>
    isRequest ? `${possessive(creator)} request expired` : `The invitation to ${creator} expired`,
  'collab.cancelled': ({ creator }) => `The collab with ${creator} was cancelled`,
  'collab.completed': ({ creator }) => `The collab with ${creator} is complete`,
  'visit.booked': ({ creator }) => `${possessive(creator)} visit is booked`,
  'visit.moved': ({ creator }) => `${possessive(creator)} visit has moved`,
  'visit.confirmed': ({ creator }) => `${creator} confirmed the visit`,
  'visit.checked_in': ({ creator }) => `${creator} has checked in`,
  'visit.no_show': ({ creator }) => `${creator} was marked as a no-show`,
  'content.submitted': ({ creator, content }) => `${creator} submitted ${content}`,
  'content.changes_requested': ({ creator, content }) => `Changes requested to ${possessive(creator)} ${content}`,
  'content.approved': ({ creator, content }) => `${possessive(creator)} ${content} is approved`,
  'content.published': ({ creator, content }) => `${creator} published ${content}`,
}

/** The message of a delivery, from no more than what a program would be sent. That of a test leads nowhere. */
export function chatMessage(config: Config, { brandUid }: Delivery, payload: WebhookPayload): Message {
  if (!payload.test) return messageOf(config, must(brandUid, 'the venue of a delivery'), payload)
  const { title, lines } = messageOf(config, '', payload)
  return {
    title: `A test from ${config.PRODUCT_NAME}`,
    lines: ['It works. Messages in this channel will look like this example:', title, ...lines],
    actions: [],
  }
}

function messageOf(config: Config, brandUid: string, { type, data }: WebhookPayload): Message {
  const { collab, deliverable, invoice } = data
  if (type === 'invoice.paid') {
    const { number, total, currency } = must(invoice, 'the invoice of a delivery')
    const amount = new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(total / 100)
    return {
      title: `Invoice ${number ? `${number} ` : ''}paid: ${amount}`,
      lines: [],
      actions: [{ label: 'View billing', url: `${config.publicUrl}/app/brand/billing?uid=${brandUid}` }],
    }
  }
  const { uid, startedBy, influencer, brief, brand, visit } = must(collab, 'the collab of a delivery')
  const creator = influencer.name || `@${influencer.handle}`
  const content = deliverable ? deliverableNoun(deliverable) : 'content'
  return {
    title: titles[type]({ creator, isRequest: startedBy === 'influencer', content }),
    lines: [
      `${brief.title} · ${brand.name}`,
      ...(visit
        ? [`${visitTime(visit, brand.timezone)}${visit.guests > 0 ? `, ${1 + visit.guests} people` : ''}`]
        : []),
    ],
    actions: [
      { label: 'View collab', url: `${config.publicUrl}${collabPath({ uid }, brandUid)}` },
      ...(deliverable?.liveUrl ? [{ label: 'View post', url: deliverable.liveUrl }] : []),
    ],
  }
}

type Visit = NonNullable<NonNullable<WebhookPayload['data']['collab']>['visit']>

const visitTime = ({ startsAt, stay }: Visit, timezone: string) =>
  stay ? stayWords(stay, now()) : shortTime(new Date(startsAt), timezone)

/** The text of a Slack notification is markup: without this, a name could call everyone in the channel. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const plain = (text: string) => ({ type: 'plain_text', text, emoji: false })
/** Slack refuses a longer header. */
const longestHeader = 150

/** A message in the form of each chat: Slack’s blocks with the text that its notification shows, and the Adaptive Card that a workflow of Teams posts. What people wrote is plain text in both. */
export const writeMessage: Readonly<Record<Exclude<WebhookFormat, 'standard'>, (message: Message) => unknown>> = {
  slack: ({ title, lines, actions }) => ({
    text: escaped(title),
    blocks: [
      { type: 'header', text: plain(title.slice(0, longestHeader)) },
      ...(lines.length > 0 ? [{ type: 'section', text: plain(lines.join('\n')) }] : []),
      ...(actions.length > 0
        ? [
            {
              type: 'actions',
              elements: actions.map(({ label, url }) => ({ type: 'button', text: plain(label), url })),
            },
          ]
        : []),
    ],
  }),
  teams: ({ title, lines, actions }) => ({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          // A TextBlock would read them as Markdown.
          body: [title, ...lines].map((text, at) => ({
            type: 'RichTextBlock',
            inlines: [{ type: 'TextRun', text, ...(at === 0 && { weight: 'Bolder', size: 'Medium' }) }],
          })),
          actions: actions.map(({ label, url }) => ({ type: 'Action.OpenUrl', title: label, url })),
        },
      },
    ],
  }),
}
