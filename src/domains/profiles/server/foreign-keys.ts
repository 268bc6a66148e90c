import { brandProfiles, influencerProfiles } from './tables.ts'

/** What tables of later domains may refer to. */
export const brandUid = () => brandProfiles.uid
export const influencerUid = () => influencerProfiles.uid
