import * as z from 'zod/mini'
import { tableInput } from '../../../kit/contract/table.ts'
import { plusoneCities } from '../../profiles/vocabulary.ts'
import { brandList, creatorList } from '../lists.ts'
import { collabListEntries } from './collab-list.ts'

const team = { accountManager: 'any', admin: 'any' } as const

/** Cities with any of what is counted; above `countedUpTo` it is more than that. */
const CityCounts = z.object({ cities: z.array(z.object({ city: z.enum(plusoneCities), count: z.number() })) })
export type CityCount = z.output<typeof CityCounts>['cities'][number]

const brands = tableInput(brandList)
const creators = tableInput(creatorList)

/** What our team's lists hold in each city, for their maps. They take the lists' own search and filters. */
export const cityCountEntries = {
  countBrandsByCity: {
    kind: 'read',
    access: team,
    input: z.object({ search: brands.search, where: brands.where }),
    output: CityCounts,
    shows: ['profile', 'visit', 'plan', 'staff'],
  },
  /** By their home. */
  countCreatorsByCity: {
    kind: 'read',
    access: team,
    input: z.object({ search: creators.search, where: creators.where }),
    output: CityCounts,
    shows: ['profile', 'visit'],
  },
  /** The visits of the same days as `listVisitCalendar`. */
  countVisitsByCity: {
    kind: 'read',
    access: team,
    input: collabListEntries.listVisitCalendar.input,
    output: CityCounts,
    shows: ['collab', 'visit', 'deliverable', 'profile', 'staff', 'fee'],
  },
  /** The same at each venue that is on the map, those with the most first: for a map of one city. */
  countVisitsByVenue: {
    kind: 'read',
    access: team,
    input: collabListEntries.listVisitCalendar.input,
    output: z.object({
      venues: z.array(
        z.object({ uid: z.string(), name: z.string(), latitude: z.number(), longitude: z.number(), count: z.number() }),
      ),
    }),
    shows: ['collab', 'visit', 'deliverable', 'profile', 'staff', 'fee'],
  },
} as const
