import { quietHours, type BriefContent } from '../brief.ts'

/** A complete brief's content, ready to be submitted: two live months, quiet hours, one reel and two stories. */
export function exampleContent(change: Partial<BriefContent> = {}): BriefContent {
  return {
    title: 'Dinner for two at the counter',
    story: 'Six small plates from the hearth, and the kitchen at work in front of you.',
    included: ['Tasting menu for two', 'Two soft drinks'],
    notIncluded: ['Taxi'],
    valueMinor: 120_00,
    spendCapMinor: 140_00,
    aboveCap: 'influencer',
    serviceCovered: true,
    guests: 1,
    deliverables: [
      { type: 'reel', contentType: 'video', platform: 'instagram', count: 1 },
      { type: 'post', contentType: 'image', platform: 'instagram', count: 1 },
    ],
    directions: 'Show the hearth.',
    mentions: ['cafeluna'],
    hashtags: ['lunanights'],
    showsAlcohol: false,
    usageRights: 'organic',
    usageMonths: 6,
    keepMonths: 6,
    eligibility: { cities: ['london'], platforms: ['instagram'], followersFrom: 2_000, followersTo: null, engagementFromBp: null, engagementToBp: null, ageBrackets: [], languages: [], listUids: [] },
    liveFrom: '2026-03-01',
    liveUntil: '2026-04-30',
    maxCollabs: 5,
    repeatLimit: 1,
    approval: 'manual',
    autoFit: 70,
    availability: { windows: quietHours, slotMinutes: 90, capacity: 1, leadHours: 24, blackout: [] },
    pictures: ['example/hero.jpg'],
    ...change,
  }
}
