import * as z from 'zod/mini'
import type { PagesOf, To } from '../../../kit/web/link.tsx'

const optional = z.optional(z.string().check(z.maxLength(80)))
export const campaignsSearch = z.object({ uid: optional })
export const campaignSearch = z.object({ uid: optional, campaign: optional })
export const expertSearch = z.object({ uid: optional, question: optional, campaign: optional, task: optional })
export const expertWorkSearch = z.object({ question: optional, whose: z.optional(z.enum(['mine', 'all'])) })

/** The pages of this domain, by what their addresses may hold. */
export const campaignPages = {
  '/app/campaigns': campaignsSearch,
  '/app/campaign': campaignSearch,
  '/app/campaign-report': campaignSearch,
  '/app/expert': expertSearch,
  '/app/admin/expert-questions': expertWorkSearch,
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof campaignPages> {}
}

export const toCampaigns = (uid: string): To => ({ path: '/app/campaigns', search: { uid } })
export const toCampaign = (campaign: string, uid?: string): To => ({ path: '/app/campaign', search: { uid, campaign } })
export const toCampaignReport = (campaign: string, uid?: string): To => ({
  path: '/app/campaign-report',
  search: { uid, campaign },
})
export const toExpert = (uid: string, about: { question?: string; campaign?: string; task?: string } = {}): To => ({
  path: '/app/expert',
  search: { uid, ...about },
})
export const toExpertWork = (search: { question?: string; whose?: 'mine' | 'all' } = {}): To => ({
  path: '/app/admin/expert-questions',
  search,
})
