import type { BriefContent } from '../../domains/briefs/brief.ts'
import type { City } from '../../domains/profiles/vocabulary.ts'
import type { DemoActor } from './actor.ts'
import type { DemoPeople } from './people.ts'
import type { DemoVenue } from './venues.ts'

export type DemoBrand = {
  uid: string
  city: City
  category: DemoVenue[1]
  handle: string
  act: DemoActor
  pictures: string[]
  /** The path of the clip that its briefs show. */
  clip?: string
  /** The token of its door page, once there is one. */
  door?: string
}
export type DemoInfluencer = {
  uid: string
  gender: 'female' | 'male'
  city: City
  /** Cities besides their own where they accept invitations. */
  alsoIn: readonly City[]
  /** What a post of theirs on Instagram usually reaches. */
  averageViews: number
  accountUid: string
  act: DemoActor
  /** In milliseconds since 1970. */
  joinedAt: number
  /** Paths of the pictures on their page, besides what they delivered. */
  pictures: string[]
  /** How many deliverables they have brought so far, so that none comes twice. */
  delivered: number
}
export type DemoWorld = {
  /** Whether a brief is open to a creator, by the rules that will be asked. */
  isEligible: (guest: DemoInfluencer, brand: DemoBrand, content: BriefContent) => boolean
  people: DemoPeople
  brands: DemoBrand[]
  influencers: DemoInfluencer[]
  manager: DemoActor
  accountManager: DemoActor
  /** Runs a job as the clockwork would, at whatever time the clock is set to. */
  run: (job: string) => Promise<void>
}
