import { QueryBuilder } from 'drizzle-orm/pg-core'
import { brandFigures, creatorFigures } from './tables.ts'

/** What triggers keep of each profile for our team’s lists, to be joined like a table. */
const build = new QueryBuilder()

/** Of each brand what it is sorted by: open requests, the last visit, and what its account manager is called. */
export const brandFigureFacts = build.select().from(brandFigures).as('brand_figure_facts')

/** Of each creator what they are sorted and filtered by: reviews, open collabs, and how current they are. */
export const creatorFigureFacts = build.select().from(creatorFigures).as('creator_figure_facts')
