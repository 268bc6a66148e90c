import { archiveAtMost } from './archive.ts'

/** So many deliverables are in one collection, or behind one link: as many as one archive holds. */
export const collectionAtMost = archiveAtMost.deliverables
export const mostCollections = 100
/** So many links to a brand’s content are open at once. */
export const mostContentLinks = 100
