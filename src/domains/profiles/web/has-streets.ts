import { pageFact } from '../../../kit/web/page-facts.ts'

/** Whether maps have streets (setting MAP_STYLE_URL): without them, nobody finds a door on one. */
export const hasStreets = (): boolean => pageFact('map-style') !== undefined
