import { type BriefDeliverable, eveningHours, quietHours, type Window } from '../briefs/brief.ts'
import type { BrandCategory } from '../profiles/vocabulary.ts'

/** What a first brief starts from. `{name}` is the venue's; the value is in the minor unit of its currency. */
export type BriefTemplate = {
  title: string
  story: string
  included: string[]
  notIncluded: string[]
  valueMinor: number
  guests: number
  directions: string
  deliverables: BriefDeliverable[]
}

const reel: BriefDeliverable = { type: 'reel', contentType: 'video', platform: 'instagram', count: 1 }
const stories: BriefDeliverable = { type: 'story', contentType: 'mix', platform: 'instagram', count: 2 }
const post: BriefDeliverable = { type: 'post', contentType: 'image', platform: 'instagram', count: 1 }

/** A template for each category: plain offers that brands and creators both find fair. */
export const briefTemplates: Record<BrandCategory, BriefTemplate> = {
  Restaurant: {
    title: 'Dinner for two at {name}',
    story: 'Come hungry. We’ll bring you our best-known dishes, at the table with the best light.',
    included: ['Two starters to share', 'Two mains', 'A dessert to share', 'A soft drink each'],
    notIncluded: ['Alcohol'],
    valueMinor: 9_000,
    guests: 1,
    directions: 'Show the room, a dish being served and the first bite. Tell people what you’d come back for.',
    deliverables: [reel, stories],
  },
  Hotel: {
    title: 'A night at {name}',
    story: 'Arrive in the afternoon, sleep well, and have breakfast without looking at the clock.',
    included: ['One night in a double room', 'Breakfast for two', 'Late check-out'],
    notIncluded: ['Minibar', 'Spa treatments'],
    valueMinor: 22_000,
    guests: 1,
    directions: 'Show your arrival, the room in daylight and breakfast. Tell people who it’s perfect for.',
    deliverables: [reel, stories],
  },
  Cafe: {
    title: 'Coffee and cake at {name}',
    story: 'A quiet hour with our best coffee and whatever came out of the oven this morning.',
    included: ['A coffee or tea each', 'A slice of cake each'],
    notIncluded: ['Bags of beans'],
    valueMinor: 2_200,
    guests: 1,
    directions: 'Show the coffee being made and the cake being cut. Natural light, no filters.',
    deliverables: [reel],
  },
  Nightlife: {
    title: 'An evening at {name}',
    story: 'Skip the queue, take the good seats, and stay for the music.',
    included: ['Entry for two', 'Two alcohol-free signature drinks', 'A reserved table'],
    notIncluded: ['Alcohol'],
    valueMinor: 6_000,
    guests: 1,
    directions: 'Show the room filling up and the music. Other guests only with their consent.',
    deliverables: [reel, stories],
  },
  Experience: {
    title: '{name}, for two',
    story: 'Try it once and you’ll talk about it for weeks.',
    included: ['The whole experience for two', 'All equipment'],
    notIncluded: ['Travel to us'],
    valueMinor: 8_000,
    guests: 1,
    directions: 'Show the build-up, the moment itself and your reaction.',
    deliverables: [reel, stories],
  },
  Other: {
    title: 'A visit to {name}',
    story: 'See what we do, try it yourself and share what you find.',
    included: ['The visit for two'],
    notIncluded: [],
    valueMinor: 5_000,
    guests: 1,
    directions: 'Show what we do and what you think.',
    deliverables: [post],
  },
}

/** The times that suit what a category’s template offers: dinner and a night out are in the evening. */
export function usualTimes(category: BrandCategory): Window[] {
  return category === 'Restaurant' || category === 'Nightlife' ? eveningHours : quietHours
}

/** The template of a category with the venue's name in it. */
export function templateFor(category: BrandCategory, name: string): BriefTemplate {
  const template = briefTemplates[category]
  const room = longestTitle - template.title.replace('{name}', '').length
  return { ...template, title: template.title.replace('{name}', () => shortened(name, room)) }
}

/** As long as a brief’s title may be. */
const longestTitle = 90

/** A name that is too long ends after a whole word. */
function shortened(name: string, most: number): string {
  if (name.length <= most) return name
  const cut = name.slice(0, most - 1)
  const end = cut.lastIndexOf(' ')
  return `${end > 0 ? cut.slice(0, end) : cut}…`
}
