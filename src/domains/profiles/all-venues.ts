/** Names, in place of one profile, all the venues that whoever asks belongs to. */
export const allVenues = 'venues'
