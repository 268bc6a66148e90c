import type { BriefContent } from '../../briefs/brief.ts'
import type { BrandProfile } from '../../profiles/server/view.ts'
import { venueCurrencyOf } from '../../profiles/vocabulary.ts'
import type { Campaign } from './reads.ts'

type Between = { from: BrandProfile; to: BrandProfile; campaign: Campaign }

/**
 * What a brief says at another venue: its account to mention, its photos, its city, and the campaign's period. An amount
 * means nothing in another currency, so the draft asks for it again.
 */
export function copyFor(content: BriefContent, { from, to, campaign }: Between): BriefContent {
  const { eligibility, availability } = content
  const isSameCurrency = venueCurrencyOf(from.country) === venueCurrencyOf(to.country)
  const swap = (name: string) => (from.handle && to.handle && bare(name) === bare(from.handle) ? to.handle : name)
  return {
    ...content,
    mentions: [...new Set(content.mentions.map(swap))],
    pictures: to.gallery.slice(0, 3),
    eligibility: {
      ...eligibility,
      cities: [...new Set(eligibility.cities.map((city) => (city === from.city ? to.city : city)))],
    },
    liveFrom: campaign.firstDay,
    liveUntil: campaign.lastDay,
    availability: { ...availability, blackout: [] },
    ...(!isSameCurrency && { valueMinor: 0, spendCapMinor: null }),
  }
}

const bare = (name: string) => name.replace(/^[@#]/, '').toLowerCase()
