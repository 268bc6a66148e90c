import { keysOf } from '../../kit/contract/keys.ts'
/** Where one may be told of something. SMS comes later and is not offered yet. */
export const channels = ['product', 'mail', 'push'] as const
export type Channel = (typeof channels)[number]
/** As whom one is told: of one's venue, as a creator, or as one of the team. */
export const audiences = ['brand', 'influencer', 'staff'] as const
export type Audience = (typeof audiences)[number]

type Topic = {
  /** What stands in the first column, and in a mail's last line after "about". */
  label: string
  /** What belongs to it, for each who is told of it. */
  about: Partial<Record<Audience, string>>
  /** Kinds of notifications; one that ends in a dot stands for all that begin so. */
  kinds: readonly string[]
  /** Never sent unless asked for, and by mail alone. */
  onlyMail?: true
}

/** What can be switched off, in the order it is shown. */
export const topics = {
  requests: {
    label: 'Requests and replies',
    about: {
      brand: 'New requests, requests waiting for your reply, and updates on your briefs',
      influencer: 'A venue replies or suggests times, or a waitlist spot opens up',
    },
    kinds: [
      'collab.requested',
      'collab.approved',
      'collab.declined',
      'collab.times-proposed',
      'collab.withdrawn',
      'collab.expired',
      'collab.answer-requested',
      'terms.',
      'collab.waitlist-expired',
      'collab.waitlist-offered',
      'collab.waitlist-offer-revoked',
      'brief.',
    ],
  },
  invitations: {
    label: 'Invitations',
    about: { influencer: 'A venue invites you' },
    kinds: ['collab.invited'],
  },
  visits: {
    label: 'Visits',
    about: {
      brand: 'Visits booked, moved or confirmed, delays and problems',
      influencer: 'Visits booked, moved or ready to confirm, and problems',
    },
    kinds: [
      'collab.scheduled',
      'collab.rescheduled',
      'collab.confirmation-requested',
      'collab.confirmed',
      'collab.confirmation-missed',
      'collab.needs-saved',
      'collab.running-late-reported',
      'collab.checked-in',
      'collab.no-show-marked',
      'collab.no-show-disputed',
      'collab.dispute-decided',
      'collab.not-hosted',
      'collab.venue-answered',
      'collab.released',
      'collab.table-full',
      'collab.table-declined',
      'collab.table-refused',
      'collab.table-kept',
    ],
  },
  logistics: {
    label: 'Logistics',
    about: {
      brand: 'An address for a shipment, its arrival, and what’s due on a checklist',
      influencer: 'Transport and shipments for your visits, and what’s due on a checklist',
    },
    kinds: ['logistics.'],
  },
  content: {
    label: 'Content',
    about: {
      brand: 'Delivered, ready to review, published',
      influencer: 'Deadlines, change requests and approvals',
    },
    kinds: ['deliverable.', 'content.', 'review.', 'collab.completed', 'collab.deadline-extended'],
  },
  platforms: {
    label: 'Connected accounts',
    about: { influencer: 'Access to a connected account ended' },
    kinds: ['platform.'],
  },
  messages: {
    label: 'Messages',
    about: {
      brand:
        'New messages in your collabs, creators’ questions about your briefs, conversations assigned to you, notes that mention you, and answers from your expert',
      influencer: 'New messages in your collabs, and answers to your questions about briefs',
    },
    kinds: ['message', 'thread.', 'support.', 'expert.', 'question.'],
  },
  searches: {
    label: 'Saved searches',
    about: { brand: 'New creators match a search your team saved' },
    kinds: ['creator-search.found'],
  },
  reports: {
    label: 'Monthly report',
    about: { brand: 'Last month’s costs and results, on the 1st of each month' },
    kinds: ['report.monthly'],
  },
  referrals: {
    label: 'Invitations you share',
    about: {
      brand: 'A venue you invited completes a first collab, and your thank-you',
      influencer: 'Someone you invited completes a first collab, and your thank-you',
    },
    kinds: ['referral.'],
  },
  money: {
    label: 'Plan and billing',
    about: { brand: 'Your plan starts, changes or ends, a venue is added to it, or an invoice is credited' },
    kinds: ['plan.active', 'plan.credit-note', 'plan.ended', 'plan.trial-started', 'plan.venue-added'],
  },
  team: {
    label: 'Your team',
    about: { brand: 'A colleague joined or left your team, or you were added to one or made its owner' },
    kinds: ['team.joined', 'team.added', 'team.owner', 'team.left'],
  },
} as const satisfies Record<string, Topic>

/** The team's queues. */
export const staffTopics = {
  'staff-briefs': {
    label: 'Briefs to review',
    about: { staff: 'A brand sent a brief for review, or a brief is on hold' },
    kinds: ['brief.'],
  },
  'staff-joining': {
    label: 'New brands and applications',
    about: { staff: 'New sign-ups and brands assigned to you' },
    kinds: ['brand.', 'influencer.'],
  },
  'staff-collabs': {
    label: 'Collabs that need help',
    about: {
      staff:
        'Requests for help, creators’ questions about briefs, late content, problems with visits and your checklist items',
    },
    kinds: [
      'logistics.',
      'collab.',
      'deliverable.',
      'content.',
      'review.',
      'staff-help.requested',
      'support.',
      'question.',
    ],
  },
  'staff-campaigns': {
    label: 'Campaigns',
    about: { staff: 'New campaigns, questions for you as an expert, and late replies' },
    kinds: ['campaign.', 'expert.'],
  },
  'staff-calls': {
    label: 'Calls',
    about: { staff: 'Booked, moved, cancelled, handed over or requested' },
    kinds: ['meeting.'],
  },
  'my-day': {
    label: 'Your day',
    about: {
      brand: 'One email at 08:00 with everything in Today and the day’s visits',
      staff: 'One email at 08:00 with everything in Today, your calls and visits',
    },
    kinds: [],
    onlyMail: true,
  },
} as const satisfies Record<string, Topic>

export type TopicId = keyof typeof topics | keyof typeof staffTopics
const all: Record<TopicId, Topic> = { ...topics, ...staffTopics }
export const topicIds = keysOf(all)

/** The topics one is told of as somebody. */
export function topicsFor(audience: Audience): { id: TopicId; label: string; about: string; onlyMail: boolean }[] {
  return topicIds.flatMap((id) => {
    const { label, about, onlyMail = false } = all[id]
    return about[audience] ? [{ id, label, about: about[audience], onlyMail }] : []
  })
}

export function topicLabel(id: TopicId): string {
  return all[id].label
}

/**
 * What always comes, at once, whatever was chosen, and why. Sign-in links, passwords and invitations are no notifications at
 * all: nothing stands between them and the outbox.
 */
export const locked: readonly { label: string; why: string; for: readonly Audience[]; kinds: readonly string[] }[] = [
  {
    label: 'Signing in and security',
    why: 'Sign-in links, password changes, invitations and security alerts.',
    for: audiences,
    kinds: [],
  },
  {
    label: 'A visit is cancelled',
    why: 'So no one makes a wasted trip.',
    for: ['brand', 'influencer'],
    kinds: ['collab.cancelled'],
  },
  {
    label: 'A payment failed',
    why: 'So you can update your card before your plan ends.',
    for: ['brand'],
    kinds: ['plan.past-due'],
  },
  {
    label: 'A free trial ends',
    why: 'So you can add a card or cancel in time.',
    for: ['brand'],
    kinds: ['plan.trial-ending'],
  },
  {
    label: 'Your application',
    why: 'Our decision about your profile.',
    for: ['influencer'],
    kinds: ['influencer.'],
  },
]

/** The topic a kind of notification belongs to; null where it always comes: what is locked, and what nobody thought of. */
export function topicOf(kind: string, isStaff: boolean): TopicId | null {
  const holds = (one: { kinds: readonly string[] }) =>
    one.kinds.some((known) => (known.endsWith('.') ? kind.startsWith(known) : kind === known))
  if (!isStaff && locked.some(holds)) return null
  const mine = keysOf(isStaff ? staffTopics : topics)
  return mine.find((id) => holds(all[id])) ?? null
}
