/** What events are about, each as filters call it. */
export const topicWords = {
  account: 'Accounts and sign-in',
  ad: 'Ads',
  billing: 'Plans and billing',
  brand: 'Brands',
  brief: 'Briefs',
  campaign: 'Campaigns and experts',
  city: 'Cities',
  collab: 'Collabs',
  content: 'Content',
  feed: 'The feed and searches',
  help: 'Help and Today',
  import: 'Imports',
  influencer: 'Creators',
  key: 'API keys',
  link: 'Links',
  list: 'Lists',
  meeting: 'Calls',
  onboarding: 'Onboarding',
  referral: 'Referrals',
  record: 'Notes, tasks and RAG',
  support: 'Support',
  usage: 'Usage logs',
  value: 'Costs and value',
  visit: 'Visits',
  webhook: 'Webhooks',
} as const
export type EventTopic = keyof typeof topicWords

export function isTopic(value: string): value is EventTopic {
  return Object.hasOwn(topicWords, value)
}
