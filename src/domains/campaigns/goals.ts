import { keysOf } from '../../kit/contract/keys.ts'

/** What a campaign is measured by, in the order it is shown. */
export const metrics = ['visits', 'deliverables', 'views', 'bookings'] as const
export type Metric = (typeof metrics)[number]

/** What each is called in the middle of a sentence. */
export const metricWords: Readonly<Record<Metric, string>> = {
  visits: 'visits',
  deliverables: 'approved deliverables',
  views: 'views',
  bookings: 'bookings',
}

export type Targets = Record<Metric, number | null>

type Template = {
  name: string
  /** What it is for. */
  text: string
  /** What its briefs should offer. */
  brief: string
  days: number
  targets: Targets
}

/** What campaigns are for. Each begins with a period and targets that a venue with one brief can reach. */
export const goals = {
  opening: {
    name: 'Opening',
    text: 'Fill your tables and get noticed in your first weeks.',
    brief: 'Host creators from your city in the first two weeks, and ask for a Reel that shows people how to find you.',
    days: 42,
    targets: { visits: 16, deliverables: 28, views: 150_000, bookings: 30 },
  },
  'quiet-evenings': {
    name: 'Quiet evenings',
    text: 'Fill the evenings that are usually empty.',
    brief:
      'Offer Tuesday to Thursday from 18:00, with a guest, and give each creator a booking code for those evenings.',
    days: 60,
    targets: { visits: 12, deliverables: 20, views: 90_000, bookings: 40 },
  },
  'new-menu': {
    name: 'New menu',
    text: 'Get people talking about your new dishes.',
    brief: 'Name the dishes in the brief, and ask for a Reel and a Story from each visit.',
    days: 30,
    targets: { visits: 10, deliverables: 20, views: 80_000, bookings: 15 },
  },
  season: {
    name: 'Season',
    text: 'Stay visible for a whole season, such as summer or the run-up to Christmas.',
    brief: 'Spread the visits over the months, and copy the brief to each of your venues.',
    days: 90,
    targets: { visits: 24, deliverables: 44, views: 250_000, bookings: 60 },
  },
} as const satisfies Record<string, Template>

export type Goal = keyof typeof goals
export const goalIds = keysOf(goals)

/** The longest campaign: a year, and a day when it is a leap year. */
export const longestDays = 366
export const briefsAtMost = 40
