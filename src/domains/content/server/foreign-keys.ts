import { deliverables } from './tables.ts'

/** What tables of later domains may refer to. */
export const deliverableUid = () => deliverables.uid
