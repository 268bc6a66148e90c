import { isAtLeast, tierFacts, type TierId, tierIds } from './tiers.ts'

type CapabilityFacts = {
  name: string
  /** Its name is a plural. */
  are?: true
  /** It comes with another and has no line of its own on a tier’s card. */
  unlisted?: true
  from: TierId
  /** What it opens, for who has not seen it yet. */
  opens: string
  /** Where it shows. */
  pages: readonly string[]
}

/**
 * What a plan opens, and the cheapest tier that has it: the one table that says so. `npm run check` finds the calls that ask
 * for each, refuses one that none asks for, and keeps the table in docs/billing.md as it is here.
 */
export const capabilities = {
  analytics: {
    name: 'Analytics',
    from: 'starter',
    opens: 'Views, reach and how each post performed',
    pages: ['/app/analytics'],
  },
  advancedReporting: {
    name: 'Advanced reporting',
    from: 'professional',
    opens: 'Any period, venues compared, full exports and a monthly report by email',
    pages: ['/app/analytics', '/app/report'],
  },
  roiReporting: {
    name: 'ROI reporting',
    from: 'professional',
    opens: 'What each collab cost, and what it brought in',
    pages: ['/app/value', '/app/brand/briefs'],
  },
  advancedFilters: {
    name: 'Advanced influencer filters',
    are: true,
    from: 'premium',
    opens: 'Find creators by audience, age bracket and more',
    pages: ['/app/brand/creators'],
  },
  creatorDownloads: {
    name: 'Downloads of search results',
    are: true,
    unlisted: true,
    from: 'premium',
    opens: 'Every creator a search finds, in one file',
    pages: ['/app/brand/creators'],
  },
  idChecks: {
    name: 'ID checks',
    are: true,
    from: 'premium',
    opens: 'Briefs only for creators who’ve passed an ID check',
    pages: ['/app/brand/brief', '/app/brand/creators'],
  },
  logistics: {
    name: 'Logistics management',
    from: 'premium',
    opens: 'Transport, shipments and a checklist for each collab',
    pages: ['/app/collab'],
  },
  campaignSupport: {
    name: 'Campaign expert support',
    from: 'premium',
    opens: 'Campaigns with targets, and an expert who answers within 4 working hours',
    pages: ['/app/campaigns', '/app/campaign', '/app/campaign-report', '/app/expert', '/app/value'],
  },
} as const satisfies Record<string, CapabilityFacts>
export type Capability = keyof typeof capabilities

/** What every plan has, with what it opens. */
const everyPlan: Readonly<Record<string, string>> = {
  'Briefs and collabs': 'Requests, bookings and messages',
  'Door page and check-in': 'A door list for your team, and check-in by code',
  'Content review': 'With quality and ad label checks',
}

/** The lines that a tier's card may carry: what every plan has, then what this one opens. A card sells nothing else. */
export function featuresOf(tier: TierId): string[] {
  const listed: readonly CapabilityFacts[] = Object.values(capabilities)
  const opened = listed.filter(({ from, unlisted }) => !unlisted && isAtLeast(tier, from))
  return [...Object.keys(everyPlan), ...opened.map(({ name }) => name)]
}

/** What each line of a tier’s card opens. */
export const featureWords: ReadonlyMap<string, string> = new Map([
  ...Object.entries(everyPlan),
  ...Object.values(capabilities).map(({ name, opens }): [string, string] => [name, opens]),
])

export function hasCapability(tier: TierId, capability: Capability): boolean {
  return isAtLeast(tier, capabilities[capability].from)
}

/** Whether a call was refused because of the plan: another one would open it. */
export function isOfPlan(error: { details: unknown } | null): boolean {
  return typeof error?.details === 'object' && error.details !== null && 'capability' in error.details
}

/** “Advanced reporting isn’t in your plan. Upgrade to Professional or above to use it.” Read by the brand and its team. */
export function capabilityRefusal(capability: Capability): string {
  const { name, from, are }: CapabilityFacts = capabilities[capability]
  const above = from === tierIds.at(-1) ? '' : ' or above'
  return `${name} ${are ? 'aren’t' : 'isn’t'} in your plan. Upgrade to ${tierFacts[from].name}${above} to use ${are ? 'them' : 'it'}.`
}
