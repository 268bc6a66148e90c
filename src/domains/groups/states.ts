/** The states that the content of a group is looked at by. Apart from the contract, because addresses hold them. */
export const shownStates = ['in-review', 'approved', 'published'] as const
