import { isAtLeast, tierFacts, type TierId, tierIds } from './tiers.ts'

/** `are`: its name is a plural. `unlisted`: it comes with another and has no line of its own on a tier’s card. */
type CapabilityFacts = { name: string; are?: true; unlisted?: true; from: TierId }

/** What a plan opens, and the cheapest tier that has it. The one place that says so. */
export const capabilities = {
  analytics: { name: 'Analytics', from: 'starter' },
  advancedReporting: { name: 'Advanced reporting', from: 'professional' },
  roiReporting: { name: 'ROI reporting', from: 'professional' },
  advancedFilters: { name: 'Advanced influencer filters', are: true, from: 'premium' },
  creatorDownloads: { name: 'Downloads of all creators found', are: true, unlisted: true, from: 'premium' },
  idChecks: { name: 'ID checks', are: true, from: 'premium' },
  logistics: { name: 'Logistics management', from: 'premium' },
  campaignSupport: { name: 'Campaign expert support', from: 'premium' },
} as const satisfies Record<string, CapabilityFacts>
export type Capability = keyof typeof capabilities

/** What every plan has. */
const everyPlan = ['Briefs and collabs', 'Door page and check-in', 'Content review']

/** The lines that a tier's card may carry: what every plan has, then what this one opens. A card sells nothing else. */
export function featuresOf(tier: TierId): string[] {
  const listed: readonly CapabilityFacts[] = Object.values(capabilities)
  const opened = listed.filter(({ from, unlisted }) => !unlisted && isAtLeast(tier, from))
  return [...everyPlan, ...opened.map(({ name }) => name)]
}

export function hasCapability(tier: TierId, capability: Capability): boolean {
  return isAtLeast(tier, capabilities[capability].from)
}

/** “Advanced reporting isn’t in your plan. Upgrade to Professional or above to use it.” Read by the brand and its team. */
export function capabilityRefusal(capability: Capability): string {
  const { name, from, are }: CapabilityFacts = capabilities[capability]
  const above = from === tierIds.at(-1) ? '' : ' or above'
  return `${name} ${are ? 'aren’t' : 'isn’t'} in your plan. Upgrade to ${tierFacts[from].name}${above} to use ${are ? 'them' : 'it'}.`
}
