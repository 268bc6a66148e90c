import { isAtLeast, tierFacts, type TierId, tierIds } from './tiers.ts'

/** What a plan opens, and the cheapest tier that has it. The one place that says so. */
export const capabilities = {
  analytics: { name: 'Analytics', from: 'starter' },
  advancedReporting: { name: 'Advanced reporting', from: 'professional' },
  roiReporting: { name: 'ROI reporting', from: 'professional' },
  advancedFilters: { name: 'Advanced influencer filtering', from: 'premium' },
  idChecks: { name: 'ID checking', from: 'premium' },
  logistics: { name: 'Logistics management', from: 'premium' },
  campaignSupport: { name: 'Campaign expert support', from: 'premium' },
} as const satisfies Record<string, { name: string; from: TierId }>
export type Capability = keyof typeof capabilities

export function hasCapability(tier: TierId, capability: Capability): boolean {
  return isAtLeast(tier, capabilities[capability].from)
}

/** “Advanced reporting is part of Professional and above.” */
export function capabilityRefusal(capability: Capability): string {
  const { name, from } = capabilities[capability]
  const above = from === tierIds.at(-1) ? '' : ' and above'
  return `${name} is included in ${tierFacts[from].name}${above}.`
}
