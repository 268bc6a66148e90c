import type pg from 'pg'

/** Who makes a call in the table of calls. */
export type Side = 'creator' | 'brand' | 'manager' | 'admin' | 'anybody'
/** Somebody of a side, with records of their own that calls are about. */
export type Person = {
  accountUid: string | null
  sessionUid: string | null
  profileUid: string
  brandUid: string
  influencerUid: string
  collabUid: string
  briefUid: string
  deliverableUid: string
  fileUid: string
}
/** A read as one side makes it. */
export type ReadCall = { name: string; by: Side; input: (person: Person) => unknown }

/** Reads that are not in the table, with why. */
export const leftOut: Readonly<Record<string, string>> = {
  getMeeting: 'opens by a signed link',
  previewTier: 'asks the payment provider',
  getUnsubscribe: 'opens by a signed link',
  getReviewerPage: 'opens by a link of which only a hash is kept',
}

const [none, ofBrand, ofInfluencer, ofCollab] = [
  () => ({}),
  ({ brandUid }: Person) => ({ brandUid }),
  ({ influencerUid }: Person) => ({ influencerUid }),
  ({ collabUid }: Person) => ({ collabUid }),
]
const byUid = (field: keyof Person) => (person: Person) => ({ uid: person[field] })
const area = { west: -1, south: 51, east: 1, north: 52 }
const eligibility = {
  cities: ['london'],
  platforms: ['instagram'],
  followersFrom: 5_000,
  followersTo: null,
  engagementFromBp: null,
  engagementToBp: null,
  ageBrackets: [],
  languages: [],
  listUids: [],
}
const list = 'list_0100000007'
const ad = 'ad_0100000007'

/** Every read of the contract with what a page sends; ids that all share are looked up by their beginning. */
export const readCalls: readonly ReadCall[] = [
  read('creator', {
    getSessionAndUserProfile: none,
    getSessions: none,
    getSignInMethods: none,
    listSecurityEvents: none,
    getUser: none,
    getNotificationSettings: none,
    listNotifications: none,
    getInfluencerProfile: byUid('influencerUid'),
    getApproval: ofInfluencer,
    getOnboarding: none,
    getCommitments: ofInfluencer,
    getReliability: ({ profileUid }) => ({ profileUid }),
    getYearlyStatement: ({ influencerUid }) => ({ influencerUid, year: 2026 }),
    getBrief: byUid('briefUid'),
    getFeedBrief: ({ influencerUid, briefUid }) => ({ influencerUid, briefUid }),
    findBriefClash: ({ influencerUid, briefUid }) => ({ influencerUid, briefUid }),
    getCollab: byUid('collabUid'),
    getCollabTimeline: byUid('collabUid'),
    getTermsLink: byUid('collabUid'),
    listOpenSlots: byUid('collabUid'),
    getDeliverables: ofCollab,
    checkCaptionFor: ({ deliverableUid }) => ({ deliverableUid, caption: 'A lovely evening #ad' }),
    getThread: ofCollab,
    listMessages: ofCollab,
    listThreads: ({ profileUid }) => ({ profileUid }),
    listSupportThreads: none,
    countUnread: ({ profileUid }) => ({ profileUid }),
    listInfluencerCollabs: ({ influencerUid }) => ({ influencerUid, show: 'active' }),
    listToDo: ofInfluencer,
    listFeed: ofInfluencer,
    listFeedRibbons: ofInfluencer,
    listFeedFilters: none,
    listMapPins: ({ influencerUid }) => ({ influencerUid, area, filter: {} }),
    listMapCards: ({ influencerUid, briefUid }) => ({ influencerUid, briefUids: [briefUid] }),
    getCalendarFeed: ({ profileUid }) => ({ profileUid }),
    getCurrentAd: ({ profileUid }) => ({ position: 'influencer-dashboard', profileUid }),
  }),
  read('brand', {
    getBrandProfile: byUid('brandUid'),
    listBlockedInfluencers: ofBrand,
    listTeam: ofBrand,
    getBillingProfile: ({ brandUid }) => ({ brand_uid: brandUid }),
    getPlan: ofBrand,
    getBrandPlan: ofBrand,
    listInvoices: ofBrand,
    getStatement: ofBrand,
    listBrandBriefs: ofBrand,
    getBriefVersions: byUid('briefUid'),
    countEligible: ({ brandUid }) => ({ brandUid, eligibility, showsAlcohol: false }),
    listBrandCollabs: ({ brandUid }) => ({ brandUid, show: 'all' }),
    getDoorLink: ofBrand,
    listReviewerLinks: ofBrand,
    listShowcase: ofBrand,
    getPublicInfluencer: () => ({ slug: 'creator-3' }),
    getBrandSummary: ofBrand,
    getAnalytics: ({ brandUid }) => ({ brandUid, days: 90 }),
    listPublishedRows: ({ brandUid }) => ({ brandUid, days: 90 }),
  }),
  read('manager', {
    getTraining: none,
    getMyDay: none,
    listToday: none,
    countToday: none,
    listDoneToday: none,
    listColleagues: none,
    getMyHours: none,
    listMeetings: none,
    listBriefQueue: none,
  }),
  read('admin', {
    listInfluencers: () => ({ search: 'crowd 12' }),
    listBrands: () => ({ search: 'venue 12' }),
    listTiers: none,
    listTierHistory: () => ({ id: 'basic' }),
    listPaymentEvents: none,
    listAccounts: () => ({ search: 'person12' }),
    getAccountDetails: ({ accountUid }) => ({ uid: accountUid }),
    listAudit: none,
    listStaff: none,
    listIntegrations: none,
    listMeetingRequests: none,
    listBriefs: none,
    listInfluencerLists: none,
    listDisclosureRules: none,
    listOnboardings: none,
    listCities: none,
    listCollabs: none,
    listLists: none,
    listListOwners: none,
    getList: () => ({ uid: list }),
    listListMembers: () => ({ uid: list }),
    getRibbons: none,
    getUsageStats: none,
    listAds: none,
    getAd: () => ({ uid: ad }),
    getFile: byUid('fileUid'),
  }),
  read('anybody', {
    checkUserExists: ({ profileUid }) => ({ email: `${profileUid}@bench.test` }),
    getPricingTiers: none,
    getStaffCard: () => ({ slug: 'staff-21' }),
    listMeetingTimes: () => ({ timezone: 'Europe/London' }),
    listOpenCities: none,
    getDoorPage: ({ brandUid }) => ({ token: `door${brandUid}` }),
  }),
].flat()

function read(by: Side, inputs: Record<string, ReadCall['input']>): ReadCall[] {
  return Object.entries(inputs).map(([name, input]) => ({ name, by, input }))
}

/** People of each side of a market with a past. */
export async function findPeople(client: pg.ClientBase): Promise<Record<Side, Person[]>> {
  const people = (side: 'influencer' | 'brand') =>
    client.query<Person>(`
      select m.account_uid as "accountUid", s.uid as "sessionUid", m.profile_uid as "profileUid", c.brand_uid as "brandUid",
        c.influencer_uid as "influencerUid", c.uid as "collabUid", c.brief_uid as "briefUid", d.uid as "deliverableUid",
        replace(d.uid, 'deliverable', 'file') as "fileUid"
      from memberships m join sessions s using (account_uid)
      join lateral (select * from collabs where ${side}_uid = m.profile_uid and stage = 5 and outcome = 'open' order by uid limit 1) c on true
      join deliverables d on d.collab_uid = c.uid order by m.account_uid limit 60`)
  const [creator, brand] = [(await people('influencer')).rows, (await people('brand')).rows]
  const staff = (role: string) =>
    client.query<Person>(
      `select account_uid as "accountUid", s.uid as "sessionUid", '' as "profileUid" from staff join sessions s using (account_uid) where role = $1`,
      [role],
    )
  const asStaff = (rows: Person[]) => rows.map((row, at) => ({ ...brand[at % brand.length], ...row }) as Person)
  return {
    creator,
    brand,
    manager: asStaff((await staff('account_manager')).rows),
    admin: asStaff((await staff('admin')).rows),
    anybody: brand.map((person) => ({ ...person, accountUid: null, sessionUid: null })),
  }
}
