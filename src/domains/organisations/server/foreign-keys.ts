import { organisations } from './tables.ts'

/** What tables of later domains may refer to. */
export const organisationUid = () => organisations.uid
